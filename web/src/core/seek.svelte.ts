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

interface Wanted {
  game: GameId;
  time: TimeControl;
}

const kept = new Kept('kamidana-pairing', { rated: true });

class Seek {
  /** What is looked for; the table is known once the server has opened it. */
  wanted = $state.raw<Wanted & { table?: TableId; since: number }>();
  #leave: (() => void) | undefined;

  get rated(): boolean {
    return kept.value.rated;
  }

  set rated(rated: boolean) {
    kept.value.rated = rated;
  }

  keep(): void {
    kept.keep();
  }

  /** Sits down where somebody waits for this, or waits for somebody. */
  async begin(wanted: Wanted): Promise<void> {
    if (this.wanted) await this.end();
    const looking = { ...wanted, since: Date.now() };
    this.wanted = looking;
    try {
      await session.somebody();
      const table = await api.pair({
        game: wanted.game,
        options: { ...(manifestOf(wanted.game).pairing ?? manifestOf(wanted.game).quick) },
        time: wanted.time,
        rated: this.rated && session.isMember,
        bots: false,
      });
      // Meanwhile it may have been called off.
      if (this.wanted !== looking) return await callOff(table);
      if (table.stage !== 'waiting') return this.#found(table.id);
      this.wanted = { ...looking, table: table.id };
      this.#wait(table.id);
    } catch (error) {
      if (this.wanted === looking) this.wanted = undefined;
      throw error;
    }
  }

  /** Looks no more. */
  async end(): Promise<void> {
    const table = this.wanted?.table;
    this.#stop();
    if (table) await api.want(table, { want: 'abort' });
  }

  /** Leaves the waiting to somebody else. */
  forget(): void {
    this.#stop();
  }

  /** Who waits has to be seen waiting: a table that nobody looks at is called off. */
  #wait(id: TableId): void {
    this.#leave = socket.watch(id, {
      table: ({ stage }) => {
        if (stage === 'running') this.#found(id);
        else if (stage === 'over') this.#stop();
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
    this.wanted = undefined;
  }
}

async function callOff({ id, stage }: TableState): Promise<void> {
  if (stage === 'waiting') await api.want(id, { want: 'abort' });
  else router.go(`/table/${id}`);
}

export const seek = new Seek();
