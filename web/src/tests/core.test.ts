import { describe, expect, test, vi } from 'vitest';
import { api } from '../core/api';
import { clockText, later } from '../core/clock';
import { choose } from '../core/language';
import { lines, rows, type Entry } from '../core/notation';
import { match } from '../core/router.svelte';
import { buildSetup, canBeRated, isReady, newForm, quickSetup, seats } from '../core/setup';
import { socket } from '../core/session.svelte';
import { Table, withMoves, withStep } from '../core/table.svelte';
import type { Game, Reading, Step, TableState, View } from '../core/types';

describe('a clock', () => {
  const reading = (millis: number, periods = 0, running = true): Reading => ({
    millis,
    periods,
    period: periods > 0 ? 30_000 : 0,
    running,
  });

  test('runs down to nothing and no further', () => {
    expect(later(reading(5000), 1200).millis).toBe(3800);
    expect(later(reading(5000), 9000).millis).toBe(0);
    expect(later(reading(5000, 0, false), 9000).millis).toBe(5000);
  });

  test('begins its periods when the time of the game is over', () => {
    expect(later(reading(5000, 3), 8000)).toMatchObject({ millis: 27_000, periods: 2 });
    expect(later(reading(5000, 1), 99_000)).toMatchObject({ millis: 0, periods: 0 });
  });

  test('is written as people read it', () => {
    expect(clockText(3_723_000)).toBe('1:02:03');
    expect(clockText(249_999)).toBe('4:09');
    expect(clockText(9_940)).toBe('0:09.9');
    expect(clockText(0)).toBe('0:00.0');
  });
});

test('the language is the first that there is', () => {
  expect(choose(['pt-BR', 'de-AT', 'en'])).toBe('de');
  expect(choose(['ja'])).toBe('en');
});

test('an address finds its page', () => {
  const routes = [
    { path: '/', page: 'home' },
    { path: '/table/:id', page: 'table' },
  ];
  expect(match(routes, '/')?.page).toBe('home');
  expect(match(routes, '/table/a%20b')).toEqual({
    page: 'table',
    params: { id: 'a b' },
    served: false,
  });
  expect(match(routes, '/table/%')?.params).toEqual({ id: '%' });
  expect(match(routes, '/table')).toBeUndefined();
});

test('the list of moves has a heading for each round, two columns, and words below what they tell of', () => {
  const move = (step: number, seat: number, round: number, text?: string): Entry => ({
    step,
    seat,
    round,
    parts: [{ drawn: step }, ...(text ? [{ text }] : [])],
  });
  const fill: Entry = { step: 4, seat: 1, round: 1, parts: [{ text: 'fills' }] };
  const moves = [
    move(1, 1, 1),
    move(2, 2, 1, 'blocked'),
    move(3, 1, 1, 'wins'),
    fill,
    move(5, 2, 2),
  ];
  const shown = lines(moves, true).map((line) => {
    if (line.kind === 'turn')
      return `${line.number}: ${line.first?.step ?? '-'} ${line.second?.step ?? '-'}`;
    if (line.kind === 'round') return `round ${line.round}`;
    return line.kind === 'note' ? line.text : `alone ${line.entry.step}`;
  });
  expect(shown).toEqual([
    'round 1',
    '1: 1 2',
    'blocked',
    '2: 3 -',
    'wins',
    'alone 4',
    'round 2',
    '1: - 5',
  ]);
  expect(lines(moves.slice(0, 2), false).map(({ kind }) => kind)).toEqual([
    'round',
    'alone',
    'alone',
  ]);
});

test('a score sheet has a line for each pair of moves', () => {
  const moves = [1, 2, 1, 1, 2, 2, 1].map((seat, step): Entry => ({
    step,
    seat,
    round: undefined,
    parts: [],
  }));
  const steps = (entries: Entry[]): number[] => entries.map(({ step }) => step);
  expect(rows(moves).map(({ first, second }) => [steps(first), steps(second)])).toEqual([
    [[0], [1]],
    [
      [2, 3],
      [4, 5],
    ],
    [[6], []],
  ]);
});

describe('a setup', () => {
  const option = (id: string, value: string, only_if: [string, string] | null = null) => ({
    id,
    help: '',
    kind: { kind: 'choice' as const, values: [], default: value },
    only_if,
  });
  const game: Game = {
    id: 'kami',
    title: 'Kami',
    summary: '',
    options: [option('players', '4'), option('rounds', '4', ['players', '2'])],
    can_be_drawn: false,
    drawn_if: null,
    has_secrets: true,
    has_chance: true,
    levels: 8,
    ladders: [],
  };

  test('has as many seats as the options ask for, and only the options that matter', () => {
    const setup = buildSetup(game, newForm(game));
    expect(setup.options).toEqual({ players: '4' });
    expect(setup.seats).toEqual([
      { kind: 'me' },
      ...Array.from({ length: 3 }, () => ({ kind: 'level', level: 3 })),
    ]);
  });

  test('puts the others first if the second side was chosen', () => {
    const form = newForm(game);
    form.options['players'] = '2';
    form.others = seats(form.options, form.others);
    form.side = 'second';
    expect(buildSetup(game, form).seats).toEqual([{ kind: 'level', level: 3 }, { kind: 'me' }]);
  });

  test('is public if anybody may sit down, and never rated against a machine', () => {
    const form = newForm(game);
    form.rated = true;
    expect(canBeRated(form)).toBe(false);
    expect(buildSetup(game, form).rated).toBe(false);
    form.others = form.others.map((seat) => ({ ...seat, kind: 'open' }));
    expect(buildSetup(game, form)).toMatchObject({ rated: true, public: true, bots: false });
    // Programs only where somebody agrees, and may sit down at all.
    form.bots = true;
    expect(buildSetup(game, form)).toMatchObject({ bots: true });
  });

  test('needs the names of those who are asked', () => {
    const form = newForm(game);
    form.others[0] = { kind: 'asked', level: 3, name: ' ' };
    expect(isReady(form)).toBe(false);
    form.others[0].name = ' Amy ';
    expect(isReady(form)).toBe(true);
    expect(buildSetup(game, form).seats[1]).toEqual({ kind: 'asked', name: 'Amy' });
  });

  test('of a quick game has a seat for everybody', () => {
    expect(quickSetup('kami').seats).toHaveLength(4);
    expect(quickSetup('kamisado').seats).toHaveLength(2);
  });
});

describe('a table that is followed', () => {
  test('says with a takeback what was seen, so that a second copy of it is known', async () => {
    vi.spyOn(api, 'replay').mockResolvedValue([]);
    const want = vi.spyOn(socket, 'want').mockResolvedValue();
    const followed = new Table('t');
    followed.table(table({ seen: 4 }));
    await followed.want({ want: 'offer', offer: 'takeback' });
    expect(want).toHaveBeenLastCalledWith(
      't',
      { want: 'offer', offer: 'takeback', seen: 4 },
      undefined,
    );
    await followed.want({ want: 'resign' });
    expect(want).toHaveBeenLastCalledWith('t', { want: 'resign' }, undefined);
  });

  const table = (part: Partial<TableState>): TableState =>
    ({
      moves: [],
      moves_from: 0,
      seen: 0,
      seats: [],
      yours: [],
      view: { to_act: 1 },
      ...part,
    }) as unknown as TableState;
  const step = (to_act: number): Step => ({ seat: null, action: null, view: { to_act } as View });

  test('keeps the moves that were left out', () => {
    const before = table({ moves: ['a', 'b', 'c'] });
    expect(withMoves(table({ moves: ['x'], moves_from: 2 }), before).moves).toEqual([
      'a',
      'b',
      'x',
    ]);
  });

  test('gains a step, loses those that were taken back, and asks if some are missing', () => {
    const steps = [step(1), step(2)];
    const next = table({ seen: 2, moves: ['a', 'b'] });
    expect(withStep(steps, next)?.[2]).toMatchObject({ seat: 2, action: 'b' });
    expect(withStep(steps, table({ seen: 0 }))).toHaveLength(1);
    expect(withStep(steps, table({ seen: 1 }))).toHaveLength(2);
    expect(withStep(steps, table({ seen: 3 }))).toBeUndefined();
    expect(withStep([], table({ seen: 0 }))).toBeUndefined();
  });
});
