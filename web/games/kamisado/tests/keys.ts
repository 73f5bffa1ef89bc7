// The keys that are put together here, for the test of the words: `*` stands for each value.

import { LENGTHS } from '../draft';
import { COLOURS, PALETTES } from '../palette';
import { NOTATIONS } from '../preferences.svelte';
import { SIGNS } from '../signs';

/** The parts of a position, as the rules name them when one is wrong. */
export const PARTS = ['position', 'board', 'side', 'active', 'target', 'score'];
export const REASONS = ['home-row', 'deadlock', 'level'];
export const LADDERS = ['kamisado'];

export const COMPOSED: Record<string, readonly string[]> = {
  'kamisado-colour-*': COLOURS,
  'kamisado-word-*': COLOURS,
  'kamisado-ground-*': COLOURS,
  'kamisado-seat-*': ['1', '2'],
  'kamisado-ending-*': ['home-row', 'deadlock'],
  'kamisado-direction-*': ['ahead', 'left', 'right', 'back'],
  'kamisado-option-length-*': LENGTHS,
  'kamisado-option-length-*-help': LENGTHS,
  'kamisado-status-*': ['set-up', 'fill', 'over'],
  'kamisado-settings-palette-*': Object.keys(PALETTES),
  'kamisado-settings-notation-*': NOTATIONS,
  'kamisado-settings-signs-*': SIGNS,
};
