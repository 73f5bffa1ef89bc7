import { expect, test } from 'vitest';
import { refusedBetween } from '../core/offers';
import type { TableState } from '../core/types';

const table = (changes: Partial<TableState>): TableState =>
  ({
    yours: [1],
    offer: null,
    again: [],
    rematch: null,
    seen: 4,
    stage: 'running',
    ...changes,
  }) as unknown as TableState;

const draw = { seat: 1, offer: 'draw' } as const;

test('who asked is told that it was declined, or that the other played on', () => {
  const asked = table({ offer: draw });
  expect(refusedBetween(asked, table({}))).toEqual({ asked: 'draw', how: 'declined' });
  expect(refusedBetween(asked, table({ seen: 5 }))).toEqual({ asked: 'draw', how: 'passed-over' });
});

test('nothing was refused if it was granted, or if somebody else had asked', () => {
  const asked = table({ offer: { seat: 1, offer: 'takeback' } });
  expect(refusedBetween(asked, table({ seen: 3 }))).toBeUndefined();
  expect(refusedBetween(table({ offer: draw }), table({ stage: 'over' }))).toBeUndefined();
  expect(refusedBetween(table({ offer: { ...draw, seat: 2 } }), table({}))).toBeUndefined();
});

test('a rematch that is declined is told, one that begins is not', () => {
  const asked = table({ stage: 'over', again: [1] });
  const over = { stage: 'over' } as const;
  expect(refusedBetween(asked, table(over))).toEqual({ asked: 'again', how: 'declined' });
  expect(refusedBetween(asked, table({ ...over, rematch: 'abc' }))).toBeUndefined();
});
