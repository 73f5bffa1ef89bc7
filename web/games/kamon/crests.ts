// The crests of Kamon: six motifs, drawn once and arranged one to six times in a circle. The shapes
// are shared with the command line, see shapes/README.md.

import shapes from '../../../shapes/kamon.json';
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
const MOTIFS: Readonly<Record<KamonSymbol, string>> = shapes.crests;

/** How far from the middle the copies stand, and how large they are. */
const ARRANGEMENTS: readonly { readonly away: number; readonly size: number }[] =
  shapes.arrangements;

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
    drawNumeral(count),
  );
  return group;
}

/** The number of a token as a numeral at its edge; the board says whether it is seen. */
function drawNumeral(count: number): SVGGElement {
  const text = svg('text', { x: 25, y: 25 });
  text.textContent = String(count);
  return svg(
    'g',
    { class: 'kb-numeral', 'aria-hidden': 'true' },
    svg('circle', { cx: 25, cy: 25, r: 13 }),
    text,
  );
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
