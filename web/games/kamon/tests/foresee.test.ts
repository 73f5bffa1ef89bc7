import { beforeAll, describe, expect, test } from 'vitest';
import { words } from '../../../src/core/i18n.svelte';
import { ending } from '../ending';
import { foresee } from '../foresee';
import { edgesOf, parsePosition } from '../position';
import block from '../samples/block.json';
import edges from '../samples/edges.json';
import mid from '../samples/mid.json';
import type { KamonView } from '../view';

const view = mid as unknown as KamonView;

test('a pawn is shown, its token on the pile, before the server has answered', () => {
  const before = parsePosition(view.board.position);
  const shown = foresee(view, 'd4')!;
  const after = parsePosition(shown.board.position);
  expect(after.cells).toEqual(new Map(before.cells).set('d4', 'black'));
  expect(after.side).toBe('white');
  expect(after.top).toEqual(before.cells.get('d4'));
  expect(shown.board.last).toBe('d4');
  expect(shown.choices).toEqual({ kind: 'list', actions: [] });
  // Written as the server writes it, so that its answer changes nothing on the board.
  expect(shown.board.position).toBe(
    'f5k3f2o/xk2ooc1/om4om3c3w5/m5c5xxm1w1f4/m2l6x.ok1/xok5f1k4/xxxm6 w k6',
  );
});

test('nothing is shown where no token lies', () => {
  expect(foresee(view, 'a4')).toBeUndefined();
  expect(foresee(view, 'z9')).toBeUndefined();
});

test('a corner lies at two edges, a cell inside at none', () => {
  expect(edgesOf('a1')).toEqual([0, 5]);
  expect(edgesOf('a2')).toEqual([0]);
  expect(edgesOf('d7')).toEqual([1, 2]);
  expect(edgesOf('d4')).toEqual([]);
});

describe('the end of a game', () => {
  const names = { 1: 'Amy', 2: 'Ben' };
  const told = (view: unknown, you: number | undefined): string =>
    ending({ seat: null, action: null, view: view as KamonView }, { you, names }) ?? '';
  beforeAll(() => words.need('kamon'));

  test('by block is worded for who reads it', () => {
    const winner = block.outcome.winners[0]!;
    const loser = 3 - winner;
    expect(told(block, loser)).toMatch(/^You have no cell left/);
    expect(told(block, winner)).toMatch(/^(Amy|Ben) has no cell left/);
    expect(told(block, undefined)).toBe(told(block, winner));
  });

  test('by a chain names the edges', () => {
    expect(told(edges, edges.outcome.winners[0])).toMatch(
      /^You joined the two (Snake|Tortoise|Dragon) edges\.$/,
    );
  });

  test('is none while it goes on', () => {
    expect(told(view, 1)).toBe('');
  });
});
