// The emblems of the three pairs of edges. Their shapes are shared with the command line, see
// shapes/README.md.

import shapes from '../../../shapes/kamon.json';
import { path, svg } from '../../boards/dom';
import type { Emblem } from './texts';

const SHAPES: Readonly<Record<Emblem, readonly string[]>> = shapes.emblems;

export const drawEmblem = (emblem: Emblem): SVGGElement =>
  svg(
    'g',
    { class: 'kb-emblem' },
    ...SHAPES[emblem].map((d) => path(d, { 'fill-rule': 'evenodd' })),
  );
