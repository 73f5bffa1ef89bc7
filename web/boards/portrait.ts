// Faces of those who play. Computers are characters in the manner of woodblock prints, drawn in
// shapes/faces; people are their initial.

import pigments from '../../shapes/faces/pigments.json';
import { path, svg } from './dom';

/** A face: blocks of flat colour on a ground, one upon the other, in a box of 64. */
export interface Face {
  readonly ground: string;
  readonly blocks: readonly { readonly pigment: string; readonly shape: string }[];
}

/** Who is portrayed. Of several computers of one level at a table, `nth` tells which, from 0. */
export type Portrayed =
  | { readonly kind: 'computer'; readonly level: number; readonly nth: number }
  | { readonly kind: 'person' | 'bot'; readonly name: string };

const PIGMENTS: Readonly<Record<string, string>> = pigments;
const BOX = 64;
/** The grounds of those who share a face. */
const OTHER_GROUNDS = ['#e0cf9c', '#8f8aa5', '#9fb3a6'];
/** Calm enough to stand beside a board, dark enough for letters of paper. */
const CALM = ['night', 'pine', 'bark', 'plum', 'madder'] as const;

/** Draws somebody; computers need the faces of their game, weakest first. */
export function drawPortrait(who: Portrayed, faces: readonly Face[] = []): SVGSVGElement {
  if (who.kind !== 'computer') return frame(...initial(who.name, who.kind === 'bot'));
  const face = faces[who.level - 1];
  return face ? frame(...figure(face, who.nth)) : frame(...numeral(who.level));
}

const frame = (...parts: readonly SVGElement[]): SVGSVGElement =>
  svg('svg', { class: 'portrait', viewBox: `0 0 ${BOX} ${BOX}`, 'aria-hidden': 'true' }, ...parts);

function figure({ ground, blocks }: Face, nth: number): SVGElement[] {
  const shown = nth === 0 ? ground : (OTHER_GROUNDS[(nth - 1) % OTHER_GROUNDS.length] ?? ground);
  // Every second of those who share a face looks the other way.
  const turned = nth % 2 === 1 ? `translate(${BOX} 0) scale(-1 1)` : undefined;
  return [
    svg('rect', { width: BOX, height: BOX, fill: shown }),
    svg(
      'g',
      { transform: turned },
      ...blocks.map(({ pigment, shape }) => path(shape, { fill: PIGMENTS[pigment] })),
    ),
  ];
}

/** A disc with the first letter of a name; programs have an aerial on a square head. */
function initial(name: string, bot: boolean): SVGElement[] {
  const letter = ([...name.trim()][0] ?? '?').toLocaleUpperCase();
  const fill = PIGMENTS[CALM[sum(name) % CALM.length] ?? CALM[0]];
  const head = bot
    ? path(
        'M30 0H34V8H52a8 8 0 0 1 8 8V56a8 8 0 0 1 -8 8H12a8 8 0 0 1 -8 -8V16a8 8 0 0 1 8 -8H30Z',
        {
          fill,
        },
      )
    : svg('circle', { cx: 32, cy: 32, r: 32, fill });
  return [head, text(letter, bot ? 37 : 33)];
}

/** Of a game without faces. */
const numeral = (level: number): SVGElement[] => [
  svg('rect', { width: BOX, height: BOX, fill: PIGMENTS['mist'] }),
  text(String(level), 33),
];

function text(letter: string, y: number): SVGElement {
  const element = svg('text', {
    x: 32,
    y,
    'font-size': 34,
    'text-anchor': 'middle',
    'dominant-baseline': 'central',
    fill: pigments.paper,
  });
  element.textContent = letter;
  return element;
}

const sum = (name: string): number =>
  [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
