// A tower as an object: an octagonal body seen slightly from above, a disc in its colour on top,
// dragon teeth standing on the rim. Drawn around (0, 0) for a square of 100, as the command line
// draws it, too: see shapes/README.md.

import shapes from '../../../shapes/kamisado.json';
import { path, svg } from '../../boards/dom';
import { INK, textOn, type Palette } from './palette';
import { CHARACTERS } from './characters';
import type { Tower } from './position';

const { bodies, tooth: ivory, shadow, foot, ranks, discs, character } = shapes.tower;

export function drawTower(tower: Tower, palette: Palette, characters: boolean): SVGGElement {
  const body = bodies[tower.side];
  const { top, rim, sides, teeth } = ranks[Math.min(tower.teeth, ranks.length - 1)]!;
  const colour = palette[tower.colour];
  const ink = textOn(colour);
  const { below, ...shade } = discs.shade;
  const piece = svg(
    'g',
    { class: 'kb-piece' },
    path(foot, { fill: body.line, stroke: body.line, 'stroke-width': 3 }),
    ...sides.map((side, at) => {
      const fill = body.sides[at];
      return path(side, { fill, stroke: fill, 'stroke-width': 0.6 });
    }),
    ...teeth.map((tooth) => path(tooth, { class: 'kb-tooth', fill: ivory })),
    path(rim, { fill: body.top, stroke: body.edge, 'stroke-width': 1.6 }),
    svg('ellipse', { ...shade, cy: top + below, fill: body.line }),
    svg('ellipse', { ...discs.colour, cy: top, fill: colour }),
    svg('ellipse', {
      ...discs.line,
      cy: top,
      fill: 'none',
      stroke: ink,
      'stroke-opacity': 0.4,
      'stroke-width': 1.2,
    }),
  );
  if (characters) {
    const { wide, high } = character;
    const transform = `translate(${-50 * wide} ${top - 50 * high}) scale(${wide} ${high})`;
    piece.append(path(CHARACTERS[tower.colour], { fill: ink, transform }));
  } else {
    piece.append(svg('ellipse', { ...discs.dot, cy: top, fill: ink, 'fill-opacity': 0.55 }));
  }
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
