import { expect, test, vi } from 'vitest';
import kami from '../../games/kami';
import demoralised from '../../games/kami/samples/4-demoralised.json';
import type { KamiView } from '../../games/kami/view';
import type { GameModule } from '../../games/module';
import { api } from '../core/api';
import { HotSeat } from '../core/hot-seat.svelte';
import type { Seat, TableState, View } from '../core/types';

/** Four at one device; seat 3 leads and seat 1 is asked about the deal. */
function opened() {
  const asked = structuredClone(demoralised) as unknown as KamiView;
  asked.board.round.first = 3;
  const table = (view: KamiView): TableState =>
    ({ id: 'T', yours: [1, 2, 3, 4], stage: 'running', seen: 0, view }) as unknown as TableState;
  let state = $state.raw(table(asked));
  const module = kami as unknown as GameModule;
  const hotSeat = new HotSeat(
    () => state,
    () => module,
  );
  hotSeat.follow();
  const answered = structuredClone(asked);
  answered.board.round.phase = 'lead_defence';
  answered.board.round.turn = 3;
  answered.to_act = 3;
  return {
    hotSeat,
    asked: asked as unknown as View,
    current: (): View => state.view!,
    answer() {
      state = table(answered);
      hotSeat.follow();
    },
  };
}

test('the device goes round the table, whoever is asked about the deal', async () => {
  const { hotSeat, asked, answer, current } = opened();
  const seen = vi
    .spyOn(api, 'seenFrom')
    .mockImplementation((_, seat) =>
      Promise.resolve({ ...asked, viewer: { seat } } as unknown as View),
    );
  const order: (Seat | undefined)[] = [];
  const looked: Seat[] = [];
  for (let count = 0; count < 5; count += 1) {
    order.push(hotSeat.passTo);
    // Nothing of any hand is there while the device is passed on, nor who is asked.
    const between = hotSeat.shown(current());
    expect(between.viewer).toBe('spectator');
    // Nor, until all have looked, that the question was answered.
    expect(between.to_act).toBe(count < 4 ? null : 3);
    await hotSeat.take();
    if (hotSeat.onlyLooks) looked.push(hotSeat.holder!);
    else if (hotSeat.holder === 1) answer();
    expect(hotSeat.passTo).toBeUndefined();
    hotSeat.done();
  }
  expect(order).toEqual([3, 4, 1, 2, 3]);
  expect(looked).toEqual([3, 4, 2]);
  expect(seen.mock.calls.map(([, seat]) => seat)).toEqual([3, 4, 2]);
});

test('whoever only looks sees their own cards', async () => {
  const { hotSeat, asked } = opened();
  const own = { ...asked, viewer: { seat: 3 } } as unknown as View;
  vi.spyOn(api, 'seenFrom').mockResolvedValue(own);
  await hotSeat.take();
  expect(hotSeat.shown(asked)).toBe(own);
  expect(hotSeat.isAsked(asked)).toBe(true);
});

test('a page that is loaded again while the device goes round still asks everybody', async () => {
  const kept = structuredClone(demoralised) as unknown as KamiView;
  const { round } = kept.board;
  Object.assign(round, { first: 3, phase: 'lead_defence', turn: 3 });
  round.history = [{ seat: 1, action: 'keep', card: null }];
  kept.to_act = 3;
  const state = { id: 'T', yours: [1, 2, 3, 4], stage: 'running', seen: 8, view: kept };
  const hotSeat = new HotSeat(
    () => state as unknown as TableState,
    () => kami,
  );
  hotSeat.follow();
  const seen = vi.spyOn(api, 'seenFrom').mockClear().mockResolvedValue(kept);
  const order: (Seat | undefined)[] = [];
  for (let count = 0; count < 4; count += 1) {
    order.push(hotSeat.passTo);
    expect(JSON.stringify(hotSeat.shown(kept))).not.toContain('"keep"');
    await hotSeat.take();
    expect(hotSeat.onlyLooks).toBe(true);
    hotSeat.done();
  }
  expect(order).toEqual([3, 4, 1, 2]);
  expect(hotSeat.passTo).toBe(3);
  // As it was before anybody had answered; nobody plays before all have looked.
  expect(seen.mock.calls.map(([, seat, step]) => [seat, step])).toEqual([
    [3, 7],
    [4, 7],
    [1, 7],
    [2, 7],
  ]);
});
