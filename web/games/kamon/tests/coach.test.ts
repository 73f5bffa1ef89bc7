import { beforeAll, expect, test } from 'vitest';
import { words } from '../../../src/core/i18n.svelte';
import { coach } from '../coach';
import mid from '../samples/mid.json';
import type { KamonView, Placements } from '../view';

beforeAll(() => words.need('kamon'));

const reader = { you: 2, names: { 1: 'Akari', 2: 'Amy' } };
const view = {} as KamonView;
const outlook = (placements: object): Placements =>
  ({ kind: 'placements', placements }) as Placements;

test('the coach says what a cell leaves, and warns of one that hands over a win', () => {
  const known = outlook({
    b2: { wins: false, left: ['c1', 'c3'], lost: [] },
    d4: { wins: false, left: ['c1'], lost: ['c1'] },
  });
  expect(coach.consequence('b2', known, reader)?.text).toBe('Leaves Akari 2 cells to answer on.');
  expect(coach.consequence('d4', known, reader)?.warns).toBe(true);
  expect(coach.advice(view, known, reader)).toEqual({
    text: 'Careful: one of these cells hands Akari the win.',
    warns: true,
  });
  const won = outlook({ b2: { wins: true, left: [], lost: [] } });
  expect(coach.consequence('b2', won, reader)?.text).toBe('This cell wins.');
  expect(coach.advice(view, won, reader)?.warns).toBeUndefined();
});

test('whoever has played is told what the other one needs', () => {
  const step = { seat: 2, action: 'c1', view: { board: mid.board } as unknown as KamonView };
  expect(coach.told?.(step, reader)).toBe(
    'You took wave 6: Akari needs the same crest or the same number.',
  );
});
