// Which browser on which system it was, from what browsers say of themselves: all of them also claim
// to be others, so the order matters.

const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
];

const first = (known: typeof BROWSERS, agent: string): string =>
  known.find(([, sign]) => sign.test(agent))?.[0] ?? '';

/** Empty where it cannot be told. */
export const readUserAgent = (agent: string): { browser: string; system: string } => ({
  browser: first(BROWSERS, agent),
  system: first(SYSTEMS, agent),
});
