// The keys that are put together here, for the test of the words: `*` stands for each value.

import { SYMBOLS } from '../crests';
import { EDGES } from '../position';

export const REASONS = ['edges', 'loop', 'block', 'full'];
export const LADDERS = ['kamon'];

export const COMPOSED: Record<string, readonly string[]> = {
  'kamon-symbol-*': Object.values(SYMBOLS),
  'kamon-ending-*': ['edges', 'loop', 'block'],
  'kamon-emblem-*': EDGES,
  'kamon-seat-*': ['1', '2'],
  'kamon-editor-tool-*': ['black', 'white', 'token', 'swap'],
};
