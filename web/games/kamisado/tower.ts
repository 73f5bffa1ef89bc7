// A tower as an object: an octagonal body seen slightly from above, a disc in its colour on top,
// dragon teeth standing on the rim. Drawn around (0, 0) for a square of 100.

import { path, polygon, svg } from '../../boards/dom';
import { INK, textOn, type Palette } from './palette';
import type { Side } from './view';
import { CHARACTERS } from './characters';
import type { Tower } from './position';

type Point = readonly [number, number];

/** Seen from above at an angle, a circle is a little flatter than wide. */
const FLATNESS = 0.9;
const RIM = 35;
const FOOT = 39;
const DISC = 27;
/** How far below the middle of the square the body stands. */
const BASE = 13;

interface Body {
  readonly top: string;
  readonly edge: string;
  readonly line: string;
  /** The five visible sides, from the right one round the front to the left one. */
  readonly sides: readonly string[];
}

const BODIES: Readonly<Record<Side, Body>> = {
  black: {
    top: '#35302c',
    edge: '#6d655c',
    line: '#0c0a09',
    sides: ['#0f0d0c', '#151211', '#211d1b', '#2d2825', '#1b1816'],
  },
  white: {
    top: '#f7efdc',
    edge: '#8b7a5c',
    line: '#6f6048',
    sides: ['#a8987a', '#b7a788', '#d2c4a5', '#e6dabf', '#cdbf9f'],
  },
};

/** The corners of an octagon with a flat front, from the one just above the right. */
function octagon(radius: number, y: number): Point[] {
  return Array.from({ length: 8 }, (_, corner) => {
    const angle = (-22.5 + 45 * corner) * (Math.PI / 180);
    return [radius * Math.cos(angle), y + radius * FLATNESS * Math.sin(angle)];
  });
}

/** Where on the rim the teeth stand, in degrees, for each rank: like the points of a crown. */
const TEETH: readonly (readonly number[])[] = [
  [],
  [-90],
  [-114, -66],
  [-134, -90, -46],
  [-156, -112, -68, -24],
];

function tooth(degrees: number, y: number): string {
  const angle = degrees * (Math.PI / 180);
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number): Point => [
    along * ux - across * uy,
    y + FLATNESS * (along * uy + across * ux),
  ];
  return polygon([at(RIM - 4, -10.5), at(RIM + 16, 0), at(RIM - 4, 10.5)]);
}

export function drawTower(tower: Tower, palette: Palette, characters: boolean): SVGGElement {
  const body = BODIES[tower.side];
  const height = 15 + 2.5 * Math.min(tower.teeth, 3);
  const top = BASE - height;
  const rim = octagon(RIM, top);
  const foot = octagon(FOOT, BASE);
  const colour = palette[tower.colour];
  const corner = (points: Point[], at: number): Point => points[at % 8] ?? [0, 0];
  const side = (fill: string, at: number): SVGPathElement => {
    const corners = [corner(rim, at), corner(rim, at + 1), corner(foot, at + 1), corner(foot, at)];
    return path(polygon(corners), { fill, stroke: fill, 'stroke-width': 0.6 });
  };
  const disc = (radius: number, y: number): Record<string, number> => ({
    cx: 0,
    cy: y,
    rx: radius,
    ry: radius * FLATNESS,
  });
  const group = svg(
    'g',
    { class: 'kb-tower' },
    svg('ellipse', { class: 'kb-shadow', cx: 4, cy: 20, rx: 42, ry: 33 }),
  );
  const piece = svg('g', { class: 'kb-piece' });
  piece.append(
    path(polygon(foot), { fill: body.line, stroke: body.line, 'stroke-width': 3 }),
    ...body.sides.map(side),
    ...(TEETH[Math.min(tower.teeth, 4)] ?? []).map((degrees) =>
      path(tooth(degrees, top), { class: 'kb-tooth' }),
    ),
    path(polygon(rim), { fill: body.top, stroke: body.edge, 'stroke-width': 1.6 }),
    svg('ellipse', { ...disc(DISC + 1.6, top + 1.4), fill: body.line }),
    svg('ellipse', { ...disc(DISC, top), fill: colour }),
    svg('ellipse', {
      ...disc(DISC - 3, top),
      fill: 'none',
      stroke: textOn(colour),
      'stroke-opacity': 0.4,
      'stroke-width': 1.2,
    }),
  );
  if (characters) {
    const size = 0.34;
    piece.append(
      path(CHARACTERS[tower.colour], {
        fill: textOn(colour),
        transform: `translate(${-50 * size} ${top - 50 * size * FLATNESS}) scale(${size} ${size * FLATNESS})`,
      }),
    );
  } else {
    piece.append(svg('ellipse', { ...disc(4, top), fill: textOn(colour), 'fill-opacity': 0.55 }));
  }
  group.append(piece);
  return group;
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
