// The crests of Kamon: six motifs drawn once, in a box from -50 to 50 with the outside upwards,
// and arranged one to six times in a circle.

import { path, svg } from '../../boards/dom';
import type { KamonSymbol } from './texts';

export const SYMBOLS: Readonly<Record<string, KamonSymbol>> = {
  l: 'leaf',
  c: 'cup',
  f: 'fan',
  k: 'crane',
  w: 'wave',
  m: 'moon',
};

/** Filled even-odd: what lies inside a second outline is cut out. */
const MOTIFS: Readonly<Record<KamonSymbol, string>> = {
  // A broad leaf with three lobes, its ribs cut out.
  leaf: 'M0 -48C8 -38 14 -30 14 -22C22 -27 33 -28 42 -24C41 -13 35 -3 26 2C32 6 36 12 37 20C25 24 13 22 4 15L5 46H-5L-4 15C-13 22 -25 24 -37 20C-36 12 -32 6 -26 2C-35 -3 -41 -13 -42 -24C-33 -28 -22 -27 -14 -22C-14 -30 -8 -38 0 -48ZM-2 -30L2 -30L2.5 8L-2.5 8ZM6 6L27 -14L29 -12L7 10ZM-6 6L-27 -14L-29 -12L-7 10Z',
  // A sake cup on its foot, a drop of light on the bowl.
  cup: 'M-46 -34H46C46 -8 32 12 14 17L18 34H27V44H-27V34H-18L-14 17C-32 12 -46 -8 -46 -34ZM-35 -25C-32 -11 -25 -2 -17 3L-13 -2C-20 -8 -25 -16 -27 -25Z',
  // An open fan of five blades.
  fan: 'M-48 -14C-36 -36 -18 -44 0 -44C18 -44 36 -36 48 -14L27 -2C21 -13 11 -18 0 -18C-11 -18 -21 -13 -27 -2ZM-22 4C-17 -5 -9 -10 0 -10C9 -10 17 -5 22 4L4 38C2 45 -2 45 -4 38ZM-21 -36L-14 -16L-10 -18L-16 -38ZM21 -36L14 -16L10 -18L16 -38ZM-2 -43L-2 -19L2 -19L2 -43ZM-38 -24L-24 -7L-21 -10L-35 -27ZM38 -24L24 -7L21 -10L35 -27Z',
  // A crane that spreads its wings, its neck between them.
  crane:
    'M-5 14C-7 4 -6 -8 -1 -18C3 -26 4 -31 1 -37C-1 -42 3 -48 9 -48C13 -48 16 -45 17 -41L30 -36L16 -35C14 -27 8 -20 7 -8C16 -20 25 -32 40 -39C50 -26 51 -6 42 10C33 26 18 38 0 44C-18 38 -33 26 -42 10C-51 -6 -50 -26 -40 -39C-25 -30 -12 -8 -5 14ZM12 10C24 2 34 -8 42 -20L43 -14C36 0 26 12 14 18ZM10 25C22 21 32 14 40 4L39 9C31 21 21 28 10 32ZM-12 10C-24 2 -34 -8 -42 -20L-43 -14C-36 0 -26 12 -14 18ZM-10 25C-22 21 -32 14 -40 4L-39 9C-31 21 -21 28 -10 32Z',
  // A wave that breaks, foam under its crest.
  wave: 'M-48 40C-44 2 -26 -42 8 -44C34 -45 48 -26 46 -6C40 -22 26 -28 16 -22C8 -17 8 -6 18 -2C8 4 -4 -2 -6 -14C-14 6 -8 26 14 30C26 32 38 28 48 20V40ZM-38 34H-20C-30 22 -28 4 -20 -10C-30 2 -36 18 -38 34ZM28 -6A6 6 0 1 0 28 6A6 6 0 1 0 28 -6Z',
  // A lying crescent with a star.
  moon: 'M-44 -14C-44 22 -22 44 4 44C28 44 46 26 46 4C36 20 22 26 8 22C-10 17 -18 -2 -10 -22C-7 -30 -2 -36 6 -40C-22 -44 -44 -34 -44 -14ZM24 -34L28 -22L40 -18L28 -14L24 -2L20 -14L8 -18L20 -22Z',
};

/** How far from the middle the copies stand, and how large they are. */
const ARRANGEMENTS: readonly { readonly away: number; readonly size: number }[] = [
  { away: 0, size: 0.6 },
  { away: 17.5, size: 0.36 },
  { away: 19, size: 0.32 },
  { away: 20, size: 0.285 },
  { away: 21.5, size: 0.25 },
  { away: 22.5, size: 0.22 },
];

/** A token around (0, 0), some 78 across: a paper disc with its crest. */
export function drawToken(symbol: KamonSymbol, count: number): SVGGElement {
  const { away, size } = ARRANGEMENTS[count - 1] ?? { away: 0, size: 0 };
  const copies = Array.from({ length: count }, (_, at) => {
    const turn = (360 / count) * at;
    const transform = `rotate(${turn}) translate(0 ${-away}) scale(${size})`;
    return path(MOTIFS[symbol], { transform, 'fill-rule': 'evenodd' });
  });
  const group = svg(
    'g',
    { class: `kb-token kb-crest-${symbol}` },
    svg('circle', { class: 'kb-token-edge', r: 38.5, cy: 2 }),
    svg('circle', { class: 'kb-token-face', r: 38 }),
    svg('circle', { class: 'kb-token-ring', r: 34.5 }),
    svg('g', { class: 'kb-crest' }, ...copies),
  );
  return group;
}

/** A pawn: a low matte cylinder seen slightly from above. */
export function drawPawn(side: 'black' | 'white'): SVGGElement {
  return svg(
    'g',
    { class: `kb-pawn kb-pawn-${side}` },
    svg('ellipse', { class: 'kb-pawn-shadow', cx: 3, cy: 9, rx: 35, ry: 32 }),
    path('M-33 -4V5A33 30 0 0 0 33 5V-4Z', { class: 'kb-pawn-body' }),
    svg('ellipse', { class: 'kb-pawn-top', cy: -4, rx: 33, ry: 30 }),
    svg('ellipse', { class: 'kb-pawn-well', cy: -4, rx: 24, ry: 21.5 }),
    svg('ellipse', { class: 'kb-pawn-heart', cy: -4, rx: 9, ry: 8 }),
  );
}
