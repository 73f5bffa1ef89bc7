// The keys that are put together here, for the test of the words: `*` stands for each value.

import { SYMBOLS } from '../crests';
import { EDGES } from '../position';

/** The parts of a position, as the rules name them when one is wrong. */
export const PARTS = ['cells', 'side', 'top'];
export const REASONS = ['edges', 'loop', 'block', 'full'];
export const LADDERS = ['kamon'];

export const COMPOSED: Record<string, readonly string[]> = {
  'kamon-symbol-*': Object.values(SYMBOLS),
  'kamon-ending-*': ['edges', 'loop', 'block'],
  'kamon-emblem-*': EDGES,
  'kamon-seat-*': ['1', '2'],
  'kamon-editor-tool-*': ['black', 'white', 'token', 'swap'],
};
