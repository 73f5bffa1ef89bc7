// A tower as an object: an octagonal body seen slightly from above, a disc in its colour on top,
// dragon teeth standing on the rim. Drawn around (0, 0) for a square of 100, as the command line
// draws it, too: see shapes/README.md.

import shapes from '../../../shapes/kamisado.json';
import { path, round, svg } from '../../boards/dom';
import { contrast, INK, textOn, type Palette } from './palette';
import { drawSign, type Signs } from './signs';
import type { Tower } from './position';

const { bodies, tooth: ivory, shadow, foot, ranks, discs, character } = shapes.tower;

/** Below this contrast a disc is hard to tell from its tower. */
const FAINT = 1.6;

/** Teeth are drawn larger than they are, so that ranks read on a phone: around their middle. */
const TOOTH = 1.35;
function grown(tooth: string): string {
  const numbers = [...tooth.matchAll(/-?[\d.]+/g)].map(Number);
  const middle = (from: number): number =>
    round(numbers.filter((_, at) => at % 2 === from).reduce((sum, n) => sum + n, 0) / 3);
  const [x, y] = [middle(0), middle(1)];
  return `translate(${x} ${y}) scale(${TOOTH}) translate(${-x} ${-y})`;
}

export function drawTower(tower: Tower, palette: Palette, signs: Signs): SVGGElement {
  const body = bodies[tower.side];
  const { top, rim, sides, teeth } = ranks[Math.min(tower.teeth, ranks.length - 1)]!;
  const colour = palette[tower.colour];
  const ink = textOn(colour);
  const { below, ...shade } = discs.shade;
  const piece = svg(
    'g',
    { class: 'kb-piece' },
    path(foot, { class: `kb-outline kb-outline-${tower.side}` }),
    path(rim, { class: `kb-outline kb-outline-${tower.side}` }),
    path(foot, { fill: body.line, stroke: body.line, 'stroke-width': 3 }),
    ...sides.map((side, at) => {
      const fill = body.sides[at];
      return path(side, { fill, stroke: fill, 'stroke-width': 0.6 });
    }),
    path(rim, { fill: body.top, stroke: body.edge, 'stroke-width': 1.6 }),
    svg('ellipse', { ...shade, cy: top + below, fill: body.line }),
    svg('ellipse', { ...discs.colour, cy: top, fill: colour }),
    svg('ellipse', {
      ...discs.line,
      cy: top,
      fill: 'none',
      stroke: ink,
      // A disc that is as dark as its tower needs its edge.
      'stroke-opacity': contrast(colour, body.top) < FAINT ? 0.9 : 0.4,
      'stroke-width': contrast(colour, body.top) < FAINT ? 2 : 1.2,
    }),
    ...teeth.map((tooth) =>
      path(tooth, { class: 'kb-tooth', fill: ivory, transform: grown(tooth) }),
    ),
  );
  const { wide, high } = character;
  const transform = `translate(${-50 * wide} ${top - 50 * high}) scale(${wide} ${high})`;
  const dot = { ...discs.dot, cy: top, fill: ink, 'fill-opacity': 0.55 };
  piece.append(drawSign(signs, tower.colour, ink, { transform }) ?? svg('ellipse', dot));
  return svg('g', { class: 'kb-tower' }, svg('ellipse', { class: 'kb-shadow', ...shadow }), piece);
}

/** The disc of a colour alone, as it hops across the board after a pass. */
export function drawDisc(colour: string): SVGGElement {
  return svg(
    'g',
    { class: 'kb-hop' },
    svg('circle', { r: 21, fill: INK, 'fill-opacity': 0.35, cy: 3 }),
    svg('circle', { r: 20, fill: colour, stroke: textOn(colour), 'stroke-width': 2.5 }),
  );
}

/** A dragon tooth alone, as it is given to a tower. */
export function drawTooth(): SVGGElement {
  const shape = path('M-13 14L0 -16L13 14Z', {
    fill: ivory,
    stroke: INK,
    'stroke-width': 2.5,
    'stroke-linejoin': 'round',
  });
  return svg('g', { class: 'kb-gift' }, shape);
}
