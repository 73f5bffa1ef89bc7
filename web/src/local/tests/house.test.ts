import { expect, test } from 'vitest';
import type { Setup } from '../../core/types';
import { House, type Surroundings } from '../house';
import { Taken, type Event, type News, type Row, type Store } from '../store';

const event = (number: number): Event => ({ number, at: 0, event: 'something' });

/** What the engines say of a table, as far as it matters here. */
const told = (id: string, number: number, opened: unknown = null): unknown => ({
  events: [event(number)],
  state: { id, number, rematch: null, stage: 'over', time: { kind: 'none' } },
  summary: { id, sitters: [] },
  glimpse: { table: id },
  alarm: null,
  thinks: false,
  opened,
});

/** Keeps everything in memory; whoever comes second with a number is refused. */
class Memory implements Store {
  readonly kept = new Map<string, Event[]>();
  readonly #rows = new Map<string, Row>();

  events = (id: string): Promise<Event[]> => Promise.resolve([...(this.kept.get(id) ?? [])]);
  row = (id: string): Promise<Row | undefined> => Promise.resolve(this.#rows.get(id));
  rows = (): Promise<Row[]> => Promise.resolve([...this.#rows.values()]);
  change = (): Promise<void> => Promise.resolve();
  remove = (): Promise<void> => Promise.resolve();

  append(news: readonly News[]): Promise<void> {
    const isTaken = ({ row, events }: News): boolean =>
      (this.kept.get(row.id) ?? []).some(({ number }) => number === events[0]?.number);
    if (news.some(isTaken)) return Promise.reject(new Taken());
    for (const { row, events } of news) {
      this.kept.set(row.id, [...(this.kept.get(row.id) ?? []), ...events]);
      this.#rows.set(row.id, row);
    }
    return Promise.resolve();
  }
}

function house(store: Store, answers: unknown[]): { house: House; logs: number[] } {
  const logs: number[] = [];
  const around: Surroundings = {
    ask: (body) => {
      logs.push((body as { log: unknown[] }).log.length);
      const answer = answers.shift();
      const refusal = { code: 'over', detail: 'it is over' };
      return Promise.resolve({
        status: answer ? 200 : 409,
        text: JSON.stringify(answer ?? refusal),
      });
    },
    think: () => Promise.resolve(undefined),
    now: () => 0,
    tell: () => undefined,
    hear: () => undefined,
  };
  return { house: new House(store, around), logs };
}

test('whoever comes second reads again, and decides by what is there', async () => {
  const store = new Memory();
  store.kept.set('~a', [event(1), event(2)]);
  const { house: own, logs } = house(store, [told('a', 2), told('a', 3)]);
  await own.act('~a', 0, 'move');
  expect(logs).toEqual([2, 2]);
  expect(store.kept.get('~a')?.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('a rematch that another tab has agreed to leaves no table behind', async () => {
  const store = new Memory();
  store.kept.set('~a', [event(1), event(2)]);
  const { house: own } = house(store, [told('a', 2, told('b', 1))]);
  await expect(own.want('~a', { want: 'again' })).rejects.toThrow('it is over');
  expect([...store.kept.keys()]).toEqual(['~a']);
});

test('a table can begin in the middle of a game: each side makes the moves of its turns', async () => {
  const store = new Memory();
  const asked: unknown[] = [];
  const around: Surroundings = {
    ask: (body) => {
      const { id, log, ask } = body as { id: string; log: unknown[]; ask: unknown };
      if (asked.length > 0) asked.push({ ask, after: log.length });
      else asked.push((ask as { kind: string }).kind);
      const number = log.length + 1;
      const changed = told(id, number) as { state: object };
      // The computer has seat 1 and begins.
      const isComputers = number % 2 === 1;
      const state = { ...changed.state, seen: log.length, view: { to_act: isComputers ? 1 : 2 } };
      const text = JSON.stringify({ ...changed, state, thinks: isComputers });
      return Promise.resolve({ status: 200, text });
    },
    think: () => Promise.reject(new Error('nobody thinks')),
    now: () => 0,
    tell: () => undefined,
    hear: () => undefined,
  };
  const by = { id: 0, name: 'Guest 0', account: 'guest', nickname: null } as const;
  const id = await new House(store, around).open({} as Setup, by, ['a2', 'b3']);
  expect(asked).toEqual([
    'open',
    { ask: { kind: 'play', seat: 1, seen: 0, action: 'a2' }, after: 1 },
    { ask: { kind: 'act', seen: 1, action: 'b3' }, after: 2 },
  ]);
  expect(store.kept.get(id)?.map(({ number }) => number)).toEqual([1, 2, 3]);
});
