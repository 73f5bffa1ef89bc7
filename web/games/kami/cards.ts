// Cards as objects: a face with its figure, points and copies; a back with a crest.

import { path, svg } from '../../boards/dom';
import type { Card } from './view';
import { FIGURES, type Pigment } from './figures';

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

const PIGMENTS: Readonly<Record<Exclude<Pigment, 'ground'>, string>> = {
  ink: '#231d1a',
  paper: '#f8f0dc',
  straw: '#c9a961',
  mist: '#6f8b9e',
  dusk: '#a4705f',
  moss: '#808c5c',
  gold: '#efc962',
};

const sheet = (): SVGElement =>
  svg('rect', { class: 'kb-card-sheet', x: 0.5, y: 0.5, width: 63, height: 89, rx: 5 });

export function drawFace(card: Card): SVGSVGElement {
  const { ground, blocks } = FIGURES[card];
  const { points, copies } = WORTH[card];
  const picture = svg('svg', { x: 4, y: 4, width: 56, height: 82, viewBox: '0 0 56 82' });
  picture.append(
    svg('rect', { width: 56, height: 82, fill: ground }),
    ...blocks.map(([pigment, shape]) =>
      path(shape, { fill: pigment === 'ground' ? ground : PIGMENTS[pigment] }),
    ),
  );
  return svg(
    'svg',
    { class: 'kb-card-picture', viewBox: '0 0 64 90', 'aria-hidden': 'true' },
    sheet(),
    picture,
    path('M0.5 5.5a5 5 0 0 1 5 -5H21V9C21 16 16 21 9 21H0.5Z', { class: 'kb-card-corner' }),
    label('kb-card-points', points, 10.2, 11),
    path('M63.5 84.5a5 5 0 0 1 -5 5H43V82C43 76 47 72.5 53 72.5H63.5Z', {
      class: 'kb-card-corner',
    }),
    label('kb-card-copies', `×${copies}`, 53.6, 81.6),
  );
}

function label(name: string, text: string | number, x: number, y: number): SVGElement {
  const element = svg('text', { class: name, x, y });
  element.textContent = String(text);
  return element;
}

/** The crest of the house: a gate between two leaves of water. */
const CREST =
  'M18 36H46V40H18ZM16 29C26 33 38 33 48 29L46.5 34.5H17.5ZM22 40H26.5L25.5 58H20.5ZM42 40H37.5L38.5 58H43.5ZM22 45.5H42V48.5H22Z';

export function drawBack(): SVGSVGElement {
  return svg(
    'svg',
    { class: 'kb-card-picture', viewBox: '0 0 64 90', 'aria-hidden': 'true' },
    svg('rect', { class: 'kb-card-back', x: 0.5, y: 0.5, width: 63, height: 89, rx: 5 }),
    svg('rect', { class: 'kb-card-back-line', x: 5, y: 5, width: 54, height: 80, rx: 2.5 }),
    svg('circle', { class: 'kb-card-back-line', cx: 32, cy: 45, r: 22.5 }),
    path(CREST, { class: 'kb-card-crest' }),
  );
}
