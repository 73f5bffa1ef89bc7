// Whoever has no account is called "you" at a table of their own, and told so with the right verb.

import { beforeAll, expect, test } from 'vitest';
import { words } from '../../../src/core/i18n.svelte';
import { personName } from '../../../src/core/people';
import { status } from '../status';
import type { KamisadoView } from '../view';

beforeAll(async () => {
  await words.need('kamisado');
  await words.load('fr');
});

const landed = {
  board: {
    phase: 'play',
    position: 'OBPKYRGN/8/8/8/3y4/8/8/ngr1kpbo w o 1 0-0',
    events: [{ event: 'moved', side: 'black', pushed: [] }],
  },
} as unknown as KamisadoView;

const why = (name: string): string =>
  status(landed, { you: 'no', name: 'Piyo' }, { 1: name, 2: 'Piyo' }).why;

test('somebody with a name is told of by it, whoever reads in the second person', () => {
  expect(why('Amelia')).toBe('Amelia a terminé son coup sur une case orange.');
  expect(why(personName({ name: 'Guest 0' }))).toBe(
    'Vous avez terminé votre coup sur une case orange.',
  );
});
