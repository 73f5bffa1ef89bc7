// How far apart two colours look: CIEDE2000 on CIE Lab (D65), for normal sight and for the three
// dichromacies as Machado, Oliveira and Fernandes (2009) simulate them at full severity.

export type Rgb = readonly [number, number, number];
export type Sight = keyof typeof MACHADO;

type Matrix = readonly [Rgb, Rgb, Rgb];

const MACHADO = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

export const SIGHTS = Object.keys(MACHADO) as Sight[];

/** The three channels as amounts of light, from 0 to 1. */
export function linear(hex: string): Rgb {
  const channel = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function times(matrix: Matrix, [r, g, b]: Rgb): Rgb {
  const row = ([x, y, z]: Rgb): number => x * r + y * g + z * b;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Rgb = [0.95047, 1, 1.08883];

function lab(light: Rgb): Rgb {
  const within: Rgb = [clamp(light[0]), clamp(light[1]), clamp(light[2])];
  const xyz = times(TO_XYZ, within);
  const f = (at: 0 | 1 | 2): number => {
    const t = xyz[at] / WHITE[at];
    return t > (6 / 29) ** 3 ? Math.cbrt(t) : t / (3 * (6 / 29) ** 2) + 4 / 29;
  };
  return [116 * f(1) - 16, 500 * (f(0) - f(1)), 200 * (f(1) - f(2))];
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The CIEDE2000 difference of two colours in Lab. */
export function ciede2000([l1, a1, b1]: Rgb, [l2, a2, b2]: Rgb): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const hue = (a: number, b: number): number =>
    a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)];
  const achromatic = c1 * c2 === 0;
  let turn = achromatic ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  const dL = l2 - l1;
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2));
  const L = (l1 + l2) / 2;
  const C = (c1 + c2) / 2;
  let H = h1 + h2;
  if (!achromatic) {
    if (Math.abs(h1 - h2) > 180) H += H < 360 ? 360 : -360;
    H /= 2;
  }
  const t =
    1 -
    0.17 * Math.cos(radians(H - 30)) +
    0.24 * Math.cos(radians(2 * H)) +
    0.32 * Math.cos(radians(3 * H + 6)) -
    0.2 * Math.cos(radians(4 * H - 63));
  const sL = 1 + (0.015 * (L - 50) ** 2) / Math.sqrt(20 + (L - 50) ** 2);
  const sC = 1 + 0.045 * C;
  const sH = 1 + 0.015 * C * t;
  const rC = 2 * Math.sqrt(C ** 7 / (C ** 7 + 25 ** 7));
  const rT = -rC * Math.sin(radians(60 * Math.exp(-(((H - 275) / 25) ** 2))));
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rT * (dC / sC) * (dH / sH));
}

/** The smallest difference between any two of the colours, as somebody with this sight sees them. */
export function smallestDifference(colours: readonly string[], sight: Sight): number {
  const seen = colours.map((colour) => lab(times(MACHADO[sight], linear(colour))));
  const pairs = seen.flatMap((one, at) => seen.slice(at + 1).map((two) => ciede2000(one, two)));
  return Math.min(...pairs);
}
