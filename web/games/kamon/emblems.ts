// The emblems of the three pairs of edges, drawn in a box from -30 to 30 by -16 to 16.

import { path, svg } from '../../boards/dom';
import type { Emblem } from './texts';

const SHAPES: Readonly<Record<Emblem, readonly string[]>> = {
  // A winding body with a head and a tongue.
  snake: [
    'M-29 9C-24 -3 -17 -7 -11 -1C-6 4 -3 8 2 3C8 -4 12 -9 20 -5C24 -3 25 -2 29 -3C27 3 21 5 16 2C11 -1 8 3 4 8C-3 14 -10 11 -15 5C-19 1 -23 3 -29 9Z',
    'M19 -8C24 -11 30 -9 31 -4C29 1 23 2 19 -1Z',
  ],
  // A domed shell with its plates, head and feet.
  tortoise: [
    'M-20 7C-19 -7 -10 -13 0 -13C10 -13 19 -7 20 7ZM-2 -9L-8 -2L-3 4H3L8 -2L2 -9ZM-11 -7L-16 2L-8 4L-10 -1ZM11 -7L16 2L8 4L10 -1Z',
    'M21 6C20 -1 23 -5 27 -4C31 -3 31 3 28 5C26 6 24 6 23 9H-17L-19 13H-11L-10 9H10L11 13H19L20 9Z',
    'M-20 5L-28 10L-20 9Z',
  ],
  // A horned head with a mane and an open jaw.
  dragon: [
    'M-28 12C-26 0 -18 -8 -6 -10L-16 -15C-6 -16 2 -14 7 -10C14 -10 22 -7 28 -1L27 4L17 3L22 8L12 8L4 12C-2 14 -6 10 -6 5C-13 4 -19 8 -20 14ZM8 -5A2.4 2.4 0 1 0 8 -0.2A2.4 2.4 0 1 0 8 -5Z',
    'M-9 -6L-24 -6L-12 -1L-26 3L-12 3Z',
  ],
};

export const drawEmblem = (emblem: Emblem): SVGGElement =>
  svg(
    'g',
    { class: 'kb-emblem' },
    ...SHAPES[emblem].map((d) => path(d, { 'fill-rule': 'evenodd' })),
  );
