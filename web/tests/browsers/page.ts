// A page in any of the browsers, as a person uses it: looks, clicks, presses keys.

import { setTimeout as pause } from 'node:timers/promises';
import type { Wire } from './wire';

/** Something on a page: a selector, and what it says or is called if there may be several. */
export type Thing = string | readonly [selector: string, name: string];

/** Keys that are no letters, as WebDriver has them. */
const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;
export type Key = keyof typeof KEYS;

/** Long enough for a slow machine; what is there is found at once. */
const PATIENCE = 60_000;

/** Runs in the page: keeps what goes wrong. */
function listen(): void {
  const page = globalThis as { problems?: string[] };
  if (page.problems) return;
  const problems: string[] = (page.problems = []);
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`${violatedDirective}: ${blockedURI}`),
  );
}

/**
 * Runs in the page: the first of these things that is there and can be clicked, and where its middle
 * is. Nothing is clicked through something else.
 */
export function pointAt(things: readonly Thing[]): [x: number, y: number] | null {
  const called = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  for (const thing of things) {
    const [selector, name] = typeof thing === 'string' ? [thing, undefined] : thing;
    const found = [...document.querySelectorAll(selector)].find(
      (element) => name === undefined || called(element) === name,
    );
    if (!found || found.matches(':disabled')) continue;
    found.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height } = found.getBoundingClientRect();
    const middle: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
    const hit = document.elementFromPoint(...middle);
    // A label takes the click for its field.
    if (hit && (found.contains(hit) || hit.closest('label')?.contains(found))) return middle;
  }
  return null;
}

export class Page {
  constructor(
    private readonly send: Wire,
    /** Where the server is, for whoever looks at this page. */
    private readonly origin: string,
  ) {}

  async go(path: string): Promise<void> {
    await this.send('go', { url: this.origin + path });
    await this.run(listen);
  }

  async reload(): Promise<void> {
    await this.send('reload');
    await this.run(listen);
  }

  /** Runs a function in the page; it knows nothing but its arguments. */
  async run<A extends unknown[], R>(inPage: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    const script = `return (${inPage.toString()})(...arguments)`;
    return (await this.send('run', { script, args })) as Awaited<R>;
  }

  /** Waits until the function, run in the page, gives something; also while the page changes. */
  async until<A extends unknown[], R>(
    what: string,
    inPage: (...args: A) => R,
    ...args: A
  ): Promise<NonNullable<Awaited<R>>> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      let problem: unknown;
      const value = await this.run(inPage, ...args).catch((error: unknown) => {
        problem = error;
        return undefined;
      });
      if (value !== undefined && value !== null && value !== false) return value;
      if (Date.now() > end) throw new Error(`in vain: ${what}`, { cause: problem });
      await pause(15);
    }
  }

  /** Waits until a thing is there. */
  async see(thing: Thing): Promise<void> {
    const [selector, name] = typeof thing === 'string' ? [thing, null] : thing;
    await this.until(
      `to see ${String(thing)}`,
      (selector, name) =>
        [...document.querySelectorAll(selector)].some(
          (element) =>
            name === null ||
            (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() === name,
        ),
      selector,
      name,
    );
  }

  count(selector: string): Promise<number> {
    return this.run((selector) => document.querySelectorAll(selector).length, selector);
  }

  /** Clicks the first of these things that can be clicked, once there is one. */
  async click(...things: Thing[]): Promise<void> {
    await this.clickAt(await this.until(`to click ${String(things)}`, pointAt, things));
  }

  async clickAt([x, y]: readonly [number, number]): Promise<void> {
    const actions = [
      { type: 'pointerMove', duration: 0, x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const parameters = { pointerType: 'mouse' };
    await this.send('act', { actions: [{ type: 'pointer', id: 'mouse', parameters, actions }] });
  }

  /** Presses keys, one after the other. */
  async press(...keys: Key[]): Promise<void> {
    const actions = keys.flatMap((key) => [
      { type: 'keyDown', value: KEYS[key] },
      { type: 'keyUp', value: KEYS[key] },
    ]);
    await this.send('act', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  resize(width: number, height: number): Promise<unknown> {
    return this.send('place', { width, height });
  }

  /** What the window shows, as a PNG. */
  async picture(): Promise<Buffer> {
    return Buffer.from((await this.send('picture')) as string, 'base64');
  }

  /** What a printer would get, as a PDF; sizes in centimetres. */
  async print(width: number, height: number): Promise<Buffer> {
    const margins = { top: 1, bottom: 1, left: 1, right: 1 };
    const parameters = { page: { width, height }, margin: margins, background: false };
    return Buffer.from((await this.send('print', parameters)) as string, 'base64');
  }

  /** What went wrong on the page that is shown. */
  problems(): Promise<string[]> {
    return this.run(() => (globalThis as { problems?: string[] }).problems ?? []);
  }
}
