import { expect, test } from 'vitest';
import { chance } from '../../../boards/tests/setting';
import * as kami from '../draft';

test('what is written is read back', () => {
  for (const text of [
    '4 SSLCAAOO,SLCCATFI,SSSSLOOT,SSSLCAFI 4',
    '3 SSSLLCCAAO,SSSLLCCAAO,SSSSOOTTFI 1 FI',
    '2 SSSSLCAI,SSSSLAAT 1 AFLOOCCT/OFOSCSIL',
  ])
    expect(kami.writeDraft(kami.readDraft(text))).toBe(text);
});

test.each([2, 3, 4] as const)('dealing for %i uses every card', (mode) => {
  const draft = kami.dealt(kami.emptyDraft(mode), chance());
  expect(kami.isComplete(draft)).toBe(true);
  for (const card of 'SLCAOTFI') expect(kami.left(draft, card as 'S')).toBe(0);
});

test('a hand stays sorted, a full one takes no more, and no card is there too often', () => {
  let draft = kami.emptyDraft(4);
  for (const card of ['I', 'S', 'I', 'I'] as const) draft = kami.added(draft, '1', card);
  expect(kami.writeDraft(draft)).toBe('4 SII,,, 1');
  for (let count = 0; count < 9; count += 1) draft = kami.added(draft, '1', 'S');
  expect(draft.places[0]?.cards.length).toBe(8);
  expect(kami.writeDraft(kami.removed(draft, '1', 7))).toBe('4 SSSSSSI,,, 1');
});

test('what was chosen stays when the rest is dealt', () => {
  const draft = kami.dealt(kami.added(kami.emptyDraft(2), 'above', 'I'), chance());
  expect(draft.places.find(({ id }) => id === 'above')?.cards[0]).toBe('I');
});
