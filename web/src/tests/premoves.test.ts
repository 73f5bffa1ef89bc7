import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameModule } from '../../games/module';
import { Problem } from '../core/api';
import { canPlan } from '../core/premoves.svelte';
import { socket } from '../core/session.svelte';
import { settings } from '../core/settings.svelte';
import { Table } from '../core/table.svelte';
import type { TableState, View } from '../core/types';

// A game of two in which seat 1 looks. Actions are a piece and a place: one plan for each piece.
const viewOf = (to_act: number, actions: string[] = [], round = 1): View =>
  ({
    board: { game: 'fake', round },
    viewer: { seat: 1 },
    to_act,
    choices: { kind: 'list', actions },
    outcome: { state: 'unknown' },
  }) as unknown as View;

const fake = {
  premove: (action: string) => action.charAt(0),
  round: (view: View) => (view.board as unknown as { round: number }).round,
  pace: () => 700,
} as unknown as GameModule;

let table: Table;
const stateOf = (view: View, seen: number, more: Partial<TableState> = {}): TableState =>
  ({
    seen,
    view,
    moves: Array.from({ length: seen }, () => 'x'),
    moves_from: 0,
    number: seen,
    stage: 'running',
    ending: null,
    rematch: null,
    yours: [1],
    time: { kind: 'fischer', initial: 60, increment: 0 },
    seats: [],
    ...more,
  }) as unknown as TableState;
/** The server says how the table is. */
function hear(view: View, seen: number, more?: Partial<TableState>): void {
  table.table(stateOf(view, seen, more));
}
const plan = (action: string): void => table.premoves.plan(action, table.state!, fake);
const isOpen = (): boolean => table.premoves.isOpen(table.state!, fake, table.waiting);

/** What was sent, and how the server answers it. */
const sent: [seen: number, action: string][] = [];
let answer: (() => void) | undefined;
let refuse: ((problem: Problem) => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  settings.tempo = 'normal';
  settings.premoves = true;
  sent.length = 0;
  vi.spyOn(socket, 'act').mockImplementation((_, seen, action) => {
    sent.push([seen, action]);
    return new Promise((done, refused) => {
      answer = done;
      refuse = refused;
    });
  });
  table = new Table('t');
  table.playback.game = fake;
  table.steps = [0, 1, 2, 3].map(() => ({ seat: null, action: 'x', view: viewOf(2) }));
  hear(viewOf(2), 3);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  settings.premoves = true;
});

describe('a plan', () => {
  test('is sent when the server says that it is our turn, before the move of the others is shown', () => {
    plan('a5');
    hear(viewOf(1, ['a4', 'a5']), 4);
    expect(sent).toEqual([[4, 'a5']]);
    // Not a moment has passed: what the others did is not on the board yet.
    expect(table.playback.frame?.step).toBe(3);
    expect(table.premoves.planned).toEqual([]);
    // Until our own step is shown, it is shown as planned, and nothing else can be done.
    expect(table.isPremoving).toBe(true);
    expect(table.premoves.shownAt(4)).toEqual(['a5']);
    hear(viewOf(2), 5);
    expect(table.isPremoving).toBe(false);
    expect(table.premoves.shownAt(5)).toEqual([]);
    // And it follows as soon as theirs has landed.
    vi.advanceTimersByTime(180);
    expect(table.playback.frame?.step).toBe(5);
  });

  test('is sent in a tab that nobody looks at, and after the connection came back', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    plan('a5');
    table.have();
    hear(viewOf(1, ['a5']), 4);
    expect(sent).toEqual([[4, 'a5']]);
    hidden.mockRestore();
  });

  test('that is not possible then is dropped, and is told of until something happens', () => {
    plan('a5');
    hear(viewOf(1, ['b2']), 4);
    expect(sent).toEqual([]);
    expect(table.premoves.planned).toEqual([]);
    expect(table.premoves.dropped).toEqual({ actions: ['a5'], seen: 4 });
  });

  test('that the server refuses is dropped as well', async () => {
    plan('a5');
    hear(viewOf(1, ['a5']), 4);
    refuse?.(new Problem('illegal', 'no'));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.premoves.dropped?.actions).toEqual(['a5']);
    expect(table.isPremoving).toBe(false);
  });

  test('waits while it is still the turn of the others', () => {
    plan('a5');
    hear(viewOf(2), 4);
    expect(sent).toEqual([]);
    expect(table.premoves.planned).toEqual(['a5']);
  });

  test('counts once for a piece, several pieces have one each, and the possible one is played', () => {
    plan('a5');
    plan('b2');
    plan('a6');
    expect(table.premoves.planned).toEqual(['b2', 'a6']);
    hear(viewOf(1, ['a5', 'a6']), 4);
    expect(sent).toEqual([[4, 'a6']]);
  });

  test('is called off by making it again, and all of them at once', () => {
    plan('a5');
    plan('a5');
    plan('b2');
    plan('c3');
    expect(table.premoves.planned).toEqual(['b2', 'c3']);
    table.premoves.cancel();
    hear(viewOf(1, ['a5', 'b2', 'c3']), 4);
    expect(sent).toEqual([]);
    expect(table.premoves.dropped).toBeUndefined();
  });

  test('is forgotten when moves are taken back, a round or the game ends', () => {
    plan('a5');
    hear(viewOf(1, ['a5']), 2);
    expect(sent).toEqual([]);
    expect(table.premoves.dropped?.actions).toEqual(['a5']);

    hear(viewOf(2), 3);
    plan('a5');
    hear(viewOf(1, ['a5'], 2), 4);
    expect(sent).toEqual([]);

    hear(viewOf(2, [], 2), 5);
    plan('a5');
    hear(viewOf(1, ['a5'], 2), 6, { stage: 'over' });
    expect(sent).toEqual([]);
    expect(table.premoves.planned).toEqual([]);
  });

  test('made while the own move is on its way is for the turn after it', async () => {
    hear(viewOf(1, ['a5']), 4);
    void table.act('a5');
    expect(isOpen()).toBe(true);
    plan('a6');
    // The table is told again, then the other side could not move: our turn at once.
    hear(viewOf(1, ['a5', 'a6']), 4);
    hear(viewOf(1, ['a6']), 5);
    expect(sent).toEqual([[4, 'a5']]);
    answer?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([
      [4, 'a5'],
      [5, 'a6'],
    ]);
  });
});

describe('planning is possible', () => {
  test('while others think, not on the own turn', () => {
    expect(isOpen()).toBe(true);
    hear(viewOf(1, ['a5']), 4);
    expect(isOpen()).toBe(false);
  });

  test.each<[string, Partial<TableState>]>([
    ['without a clock', { time: { kind: 'none' } }],
    ['with days for a move', { time: { kind: 'correspondence', days: 3 } }],
    ['to spectators', { yours: [] }],
    ['around one device', { yours: [1, 2] }],
    ['after the end', { stage: 'over' }],
  ])('not %s', (_, more) => {
    expect(canPlan(stateOf(viewOf(2), 3, more), fake)).toBe(false);
  });

  test('only in games that know it, and if it is wanted', () => {
    const state = stateOf(viewOf(2), 3);
    expect(canPlan(state, fake)).toBe(true);
    expect(canPlan(state, {} as GameModule)).toBe(false);
    plan('a5');
    settings.premoves = false;
    expect(canPlan(state, fake)).toBe(false);
    hear(viewOf(1, ['a5']), 4);
    expect(sent).toEqual([]);
  });
});
