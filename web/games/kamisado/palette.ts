// The eight colours of Kamisado, and what can be read on them.

import type { Colour } from './view';

/** What somebody can prefer for the board. */
export interface Looks {
  /** Whether the colours show their characters. */
  characters: boolean;
  palette: PaletteName;
}

export const USUAL_LOOKS: Looks = { characters: true, palette: 'lacquer' };

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
export const PALETTES: Readonly<Record<PaletteName, Palette>> = {
  lacquer: {
    brown: '#593426',
    green: '#5a9e72',
    red: '#be3831',
    yellow: '#f2d045',
    pink: '#f1a1b9',
    purple: '#523282',
    blue: '#2f6ba9',
    orange: '#e58139',
  },
  distinct: {
    brown: '#401506',
    green: '#4cb993',
    red: '#ac4233',
    yellow: '#fff460',
    pink: '#feb2eb',
    purple: '#2f0d63',
    blue: '#256ab1',
    orange: '#e67d1d',
  },
};

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
