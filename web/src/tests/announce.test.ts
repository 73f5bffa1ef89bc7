// What is said within one moment is read as sentences.

import { expect, test } from 'vitest';
import { sentences } from '../core/announce.svelte';

test.each([
  [['Black passes', 'Your turn'], 'Black passes. Your turn'],
  [
    ['Soldier: attack with it?', 'Tap it again.', 'Done'],
    'Soldier: attack with it? Tap it again. Done',
  ],
  [['You won', ''], 'You won'],
  [[], ''],
])('%j is read as %j', (texts, said) => {
  expect(sentences(texts)).toBe(said);
});
