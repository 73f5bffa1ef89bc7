// Cards as small woodblock prints: a face with its figure, points and copies; a back with a crest.
// How they are drawn is shared with the command line, see shapes/README.md.

import shapes from '../../../shapes/kami.json';
import { path, svg } from '../../boards/dom';
import type { Card } from './view';

interface Worth {
  readonly points: number;
  readonly copies: number;
}

/** In the order in which a hand is sorted. */
export const CARDS: readonly Card[] = ['S', 'L', 'C', 'A', 'O', 'T', 'F', 'I'];

export const WORTH: Readonly<Record<Card, Worth>> = {
  S: { points: 1, copies: 10 },
  L: { points: 2, copies: 4 },
  C: { points: 2, copies: 4 },
  A: { points: 3, copies: 4 },
  O: { points: 3, copies: 4 },
  T: { points: 4, copies: 2 },
  F: { points: 4, copies: 2 },
  I: { points: 5, copies: 2 },
};

const { card: FRAME, back: BACK } = shapes;
const PIGMENTS: Readonly<Record<string, string>> = shapes.pigments;

const sheet = (name: string, fill: string, line: string): SVGElement =>
  svg('rect', { class: name, ...FRAME.sheet, fill, stroke: line });

const card = (...parts: readonly SVGElement[]): SVGSVGElement =>
  svg(
    'svg',
    {
      class: 'kb-card-picture',
      viewBox: `0 0 ${FRAME.width} ${FRAME.height}`,
      'aria-hidden': 'true',
    },
    ...parts,
  );

export function drawFace(kind: Card): SVGSVGElement {
  const { points, copies } = WORTH[kind];
  const { ink, paper } = shapes.pigments;
  const [upper, lower] = FRAME.corners.map((shape) => path(shape, { fill: paper }));
  return card(
    sheet('kb-card-sheet', paper, ink),
    figure(kind),
    svg('g', { class: 'kb-corner-points' }, upper!, label('kb-card-points', points, FRAME.points)),
    svg(
      'g',
      { class: 'kb-corner-copies' },
      lower!,
      label('kb-card-copies', `×${copies}`, FRAME.copies),
    ),
  );
}

function figure(kind: Card): SVGElement {
  const { ground, blocks } = shapes.figures[kind];
  const { width, height } = FRAME.picture;
  return svg(
    'svg',
    { ...FRAME.picture, viewBox: `0 0 ${width} ${height}` },
    svg('rect', { width, height, fill: ground }),
    ...blocks.map(({ pigment, shape }) =>
      path(shape, { fill: pigment === 'ground' ? ground : PIGMENTS[pigment] }),
    ),
  );
}

function label(
  name: string,
  text: string | number,
  { x, y, size }: { x: number; y: number; size: number },
): SVGElement {
  const fill = shapes.pigments.ink;
  // Three signs stay in a corner that is made for two.
  const fitting = String(text).length > 2 ? size * 0.78 : size;
  const element = svg('text', { class: name, x, y, 'font-size': fitting, fill });
  element.textContent = String(text);
  return element;
}

export function drawBack(): SVGSVGElement {
  const line = { class: 'kb-card-back-line', stroke: BACK.line };
  return card(
    sheet('kb-card-back', BACK.ground, BACK.edge),
    svg('rect', { ...line, ...BACK.frame }),
    svg('circle', { ...line, ...BACK.ring }),
    path(BACK.crest, { fill: BACK.ink }),
  );
}
