// What a colour shows besides itself, for those to whom colours are not enough: its character, a
// letter or a shape, drawn in a box from 0 to 100. The letters are those of position strings.

import { path, type Attributes } from '../../boards/dom';
import { CHARACTERS } from './characters';
import type { Colour } from './view';

export const SIGNS = ['characters', 'letters', 'shapes', 'none'] as const;
export type Signs = (typeof SIGNS)[number];

/** Lines, not outlines. */
const LETTERS: Readonly<Record<Colour, string>> = {
  brown: 'M25 85V15L75 85V15',
  green: 'M76 31C70 20 61 15 51 15C33 15 22 30 22 50C22 70 33 85 51 85C66 85 77 75 77 56H55',
  red: 'M28 85V15H52C80 15 80 52 52 52H28M52 52L76 85',
  yellow: 'M21 15L50 50L79 15M50 50V85',
  pink: 'M28 15V85M75 15L30 55M45 42L77 85',
  purple: 'M30 85V15H54C84 15 84 57 54 57H30',
  blue: 'M28 15H52C76 15 76 48 52 48H28M52 48C82 48 82 85 52 85H28V15',
  orange: 'M50 15C30 15 21 30 21 50C21 70 30 85 50 85C70 85 79 70 79 50C79 30 70 15 50 15Z',
};

const SHAPES: Readonly<Record<Colour, string>> = {
  brown: 'M17 17H83V83H17Z',
  green: 'M50 10L92 85H8Z',
  red: 'M50 12A38 38 0 1 1 49.9 12Z',
  yellow: 'M50 5L61 37L95 38L68 59L78 91L50 72L22 91L32 59L5 38L39 37Z',
  pink: 'M50 90C6 58 4 18 32 18C42 18 50 27 50 34C50 27 58 18 68 18C96 18 94 58 50 90Z',
  purple: 'M50 4L90 50L50 96L10 50Z',
  blue: 'M50 5C70 36 82 50 82 64A32 30 0 0 1 18 64C18 50 30 36 50 5Z',
  orange: 'M37 8H63V37H92V63H63V92H37V63H8V37H37Z',
};

/** The attributes of the path that draws a sign; nothing if none is wanted. */
export function signOf(signs: Signs, colour: Colour, ink: string): Attributes | undefined {
  if (signs === 'none') return undefined;
  if (signs !== 'letters')
    return { d: (signs === 'shapes' ? SHAPES : CHARACTERS)[colour], fill: ink };
  return {
    d: LETTERS[colour],
    fill: 'none',
    stroke: ink,
    'stroke-width': 14,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
}

export function drawSign(
  signs: Signs,
  colour: Colour,
  ink: string,
  attributes: Attributes,
): SVGPathElement | undefined {
  const sign = signOf(signs, colour, ink);
  return sign && path('', { ...attributes, ...sign });
}
