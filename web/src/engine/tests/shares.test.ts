import { expect, test } from 'vitest';
import type { Answer, JudgedMove } from '../../core/types';
import { whole } from '../shares';

const won = (action: string, plies: number | null = null): JudgedMove => ({
  action,
  kind: 'proven',
  verdict: 'win',
  plies,
});
const lost = (action: string): JudgedMove => ({
  action,
  kind: 'proven',
  verdict: 'loss',
  plies: null,
});
const guessed = (action: string, chance: number): JudgedMove => ({
  action,
  kind: 'estimated',
  chance,
});
const share = (moves: JudgedMove[], nodes: number, done = false): Answer => ({
  moves,
  nodes,
  done,
});
const names = (answer: Answer | undefined): string | undefined =>
  answer?.moves?.map(({ action }) => action).join(' ');

test('a part is no answer', () => {
  expect(whole([share([won('a')], 1), undefined])).toBeUndefined();
});

test('moves stand as they would in one list, nodes are added, the last one ends it', () => {
  const first = share([won('a'), guessed('b', 0.7), lost('c')], 10, true);
  const second = share([won('d', 1), guessed('e', 0.9), guessed('f', 0.1)], 5);
  const answer = whole([first, second, share([], 0, true)]);
  expect(names(answer)).toBe('d a e b f c');
  expect(answer).toMatchObject({ nodes: 15, done: false });
  expect(whole([first, { ...second, done: true }])?.done).toBe(true);
});

test('points count as they are, and what nobody knows comes last', () => {
  const points = (action: string, points: number): JudgedMove => ({
    action,
    kind: 'proven',
    points,
  });
  const first = share([points('a', 2), points('b', -8)], 1);
  const second = share([points('c', 1), { action: 'd', kind: 'unknown' }], 1);
  expect(names(whole([first, second]))).toBe('a c b d');
});
