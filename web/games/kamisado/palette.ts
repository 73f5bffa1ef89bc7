// The eight colours of Kamisado, and what can be read on them.

import shapes from '../../../shapes/kamisado.json';
import type { Signs } from './signs';
import type { Colour } from './view';

/** What somebody can prefer for the board. */
export interface Looks {
  /** What the colours show besides themselves. */
  signs: Signs;
  palette: PaletteName;
}

export const USUAL_LOOKS: Looks = { signs: 'characters', palette: 'lacquer' };

export type PaletteName = 'lacquer' | 'distinct';
export type Palette = Readonly<Record<Colour, string>>;

export const COLOURS: readonly Colour[] = [
  'brown',
  'green',
  'red',
  'yellow',
  'pink',
  'purple',
  'blue',
  'orange',
];

/** `lacquer` is the usual one; `distinct` stays apart for every kind of sight. Tests hold both. */
export const PALETTES: Readonly<Record<PaletteName, Palette>> = shapes.palettes;

export const INK = '#1c1a17';
export const IVORY = '#f4ecd8';

/** Ink or ivory, whichever reads better on this ground. */
export function textOn(ground: string): typeof INK | typeof IVORY {
  return contrast(ground, INK) >= contrast(ground, IVORY) ? INK : IVORY;
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: string): number {
  const light = (at: number): number => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * light(1) + 0.7152 * light(3) + 0.0722 * light(5);
}
