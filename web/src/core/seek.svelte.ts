// Looking for somebody to play with. One looks for one game at a time, and may look around on the
// site meanwhile; whoever is found takes both to the table.

import { api } from './api';
import { manifestOf } from './games.svelte';
import { Kept } from './kept.svelte';
import { router } from './router.svelte';
import { session, socket } from './session.svelte';
import type { GameId, TableId, TableState, TimeControl } from './types';

/** The clocks to choose from with one click. */
export const CLOCKS: readonly TimeControl[] = [
  { kind: 'fischer', initial: 180, increment: 2 },
  { kind: 'fischer', initial: 300, increment: 5 },
  { kind: 'correspondence', days: 1 },
];

export const sameTime = (one: TimeControl, other: TimeControl): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

type Options = Readonly<Record<string, string>>;

interface Wanted {
  game: GameId;
  options: Options;
  time: TimeControl;
}

/** What is known of the table that is waited at. */
interface Waiting {
  table: TableId;
  here: number;
  seats: number;
}

interface Choices {
  rated: boolean;
  /** Which kind of each game was looked for last. */
  kinds: Record<GameId, number>;
}

const kept = new Kept<Choices>('kamidana-pairing', { rated: true, kinds: {} });

/** The kinds of a game that one can look for with one click. */
export const pairings = (game: GameId): readonly Options[] => {
  const { pairings: several, quick } = manifestOf(game);
  return several ?? [quick];
};

class Seek {
  /** What is looked for; the table is known once the server has opened it. */
  wanted = $state.raw<Wanted & Partial<Waiting>>();
  #table: TableState | undefined;
  #leave: (() => void) | undefined;

  get rated(): boolean {
    return kept.value.rated;
  }

  set rated(rated: boolean) {
    kept.value.rated = rated;
  }

  /** Which of its kinds somebody looks for in a game. */
  kind(game: GameId): number {
    const last = pairings(game).length - 1;
    return Math.min(Math.max(kept.value.kinds[game] ?? 0, 0), last);
  }

  choose(game: GameId, kind: number): void {
    kept.value.kinds = { ...kept.value.kinds, [game]: kind };
  }

  keep(): void {
    kept.keep();
  }

  /** Sits down where somebody waits for this, or waits for somebody. */
  async begin(wanted: Wanted): Promise<void> {
    if (this.wanted) await this.end();
    const looking = { ...wanted };
    this.wanted = looking;
    try {
      await session.somebody();
      const table = await api.pair({
        game: wanted.game,
        options: { ...wanted.options },
        time: wanted.time,
        rated: this.rated && session.isMember,
        bots: false,
      });
      // Meanwhile it may have been called off.
      if (this.wanted !== looking) return await leave(table);
      if (table.stage !== 'waiting') return this.#found(table.id);
      this.#wait(wanted, table);
    } catch (error) {
      if (this.wanted === looking) this.wanted = undefined;
      throw error;
    }
  }

  /** Looks no more. */
  async end(): Promise<void> {
    const table = this.#table;
    this.#stop();
    if (table) await leave(table);
  }

  /** Leaves the waiting to somebody else. */
  forget(): void {
    this.#stop();
  }

  /** Who waits has to be seen waiting: a table that nobody looks at is called off. */
  #wait(wanted: Wanted, table: TableState): void {
    const { id } = table;
    const show = (now: TableState): void => {
      this.#table = now;
      const here = now.seats.filter(({ sitter }) => sitter).length;
      this.wanted = { ...wanted, table: id, here, seats: now.seats.length };
    };
    show(table);
    this.#leave = socket.watch(id, {
      table: (now) => {
        if (now.stage === 'running') return this.#found(id);
        if (now.stage === 'waiting') return show(now);
        this.#stop();
        // Whoever opened it has left, and others still want to play.
        if (!isOwn(now)) this.begin(wanted).catch(() => undefined);
      },
      presence: () => undefined,
      said: () => undefined,
      refused: () => this.#stop(),
      have: () => ({ heard: 0 }),
    });
  }

  #found(id: TableId): void {
    this.#stop();
    router.go(`/table/${id}`);
  }

  #stop(): void {
    this.#leave?.();
    this.#leave = undefined;
    this.#table = undefined;
    this.wanted = undefined;
  }
}

const isOwn = ({ by }: TableState): boolean => by.id === session.me?.id;

/** Whoever opened a table calls it off; the others only stand up from it. */
async function leave(table: TableState): Promise<void> {
  if (table.stage !== 'waiting') return router.go(`/table/${table.id}`);
  await api.want(table.id, { want: isOwn(table) ? 'abort' : 'rise' });
}

export const seek = new Seek();
