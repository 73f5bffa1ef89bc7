// A list of moves has a verb for everybody: "you" is only who has no other name.

import { beforeAll, expect, test } from 'vitest';
import { words } from '../../../src/core/i18n.svelte';
import { personName } from '../../../src/core/people';
import type { Step } from '../../../src/core/types';
import { move } from '../notation';
import type { KamiView } from '../view';

beforeAll(async () => {
  await words.need('kami');
  await words.load('fr');
});

const step = (...history: object[]): Step<KamiView> =>
  ({
    view: { board: { last: null, round: { phase: 'answer', history } } },
  }) as unknown as Step<KamiView>;

test('somebody with a name is told of by it, whoever reads in the second person', () => {
  const passed = step({ seat: 1, action: 'pass', card: null });
  const attacked = step({ seat: 1, action: 'aS', card: 'S' });
  const you = personName({ name: 'Guest 0' });
  expect(move(passed, step(), { 1: 'Amelia' })).toEqual([{ text: 'Amelia passe' }]);
  expect(move(passed, step(), { 1: you })).toEqual([{ text: 'Vous passez' }]);
  expect(move(attacked, step(), { 1: you })).toEqual([{ text: 'Vous attaquez\u00a0: Soldat' }]);
});
