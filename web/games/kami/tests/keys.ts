// The keys that are put together here, for the test of the words: `*` stands for each value.

import { CARDS } from '../cards';

/** The parts of a position, as the rules name them when one is wrong. */
export const PARTS = ['mode', 'hands', 'first', 'extra'];
export const REASONS = ['points', 'last-card', 'master-stroke', 'void'];
export const LADDERS = ['kami-4', 'kami-3', 'kami-2'];

export const COMPOSED: Record<string, readonly string[]> = {
  'kami-*': ['pass', 'ask', 'keep', 'cancel', 'play'],
  'kami-card-*': CARDS,
  'kami-a-*': CARDS,
  'kami-no-*': CARDS,
  'kami-action-*': ['attack', 'lead', 'counter'],
  'kami-editor-place-*': ['aside', 'above', 'below'],
  'kami-option-players-*': ['2', '3', '4'],
};
