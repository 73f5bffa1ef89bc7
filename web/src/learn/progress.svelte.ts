// How far somebody is in each course, kept in the browser.

import type { GameId } from '../core/types';

interface Kept {
  /** The step to go on with; behind the last one when the course is done. */
  at: number;
  /** How many steps, from the first one, can be skipped because they were done before. */
  done: number;
}

const PLACE = 'kamidana-learn';

const whole = (value: unknown): number => Math.max(Math.trunc(Number(value)) || 0, 0);

function read(): Record<GameId, Kept> {
  try {
    const kept = (JSON.parse(localStorage.getItem(PLACE) ?? '{}') ?? {}) as Record<
      string,
      Partial<Kept>
    >;
    return Object.fromEntries(
      Object.entries(kept).map(([game, one]) => [
        game,
        { at: whole(one.at), done: whole(one.done) },
      ]),
    );
  } catch {
    // Nothing is kept, or nothing that can be read.
    return {};
  }
}

class Progress {
  #kept = $state(read());

  /** Where somebody is in a course of so many steps. */
  of(game: GameId, count: number): Kept {
    const { at = 0, done = 0 } = this.#kept[game] ?? {};
    return { at: Math.min(at, count), done: Math.min(done, count) };
  }

  go(game: GameId, at: number): void {
    this.#keep(game, { at, done: this.#kept[game]?.done ?? 0 });
  }

  solve(game: GameId, step: number): void {
    const { at = 0, done = 0 } = this.#kept[game] ?? {};
    this.#keep(game, { at, done: Math.max(done, step + 1) });
  }

  #keep(game: GameId, kept: Kept): void {
    this.#kept[game] = kept;
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // Private windows may have nothing to keep it in.
    }
  }
}

export const progress = new Progress();
