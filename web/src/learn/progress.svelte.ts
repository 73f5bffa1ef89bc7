// How far somebody is in each course, kept in the browser.

import type { GameId } from '../core/types';
import { COURSES, GAMES } from './courses';

interface Kept {
  /** The step to go on with; behind the last one when the course is done. */
  at: number;
  /** How many steps, from the first one, can be skipped because they were done before. */
  done: number;
}

const PLACE = 'kamidana-learn';

function read(): Record<GameId, Kept> {
  let kept: Partial<Record<GameId, Partial<Kept>>> = {};
  try {
    kept = (JSON.parse(localStorage.getItem(PLACE) ?? '{}') ?? {}) as typeof kept;
  } catch {
    // Nothing is kept, or nothing that can be read.
  }
  const clamp = (game: GameId, value: unknown): number =>
    Math.min(Math.max(Math.trunc(Number(value)) || 0, 0), COURSES[game].length);
  return Object.fromEntries(
    GAMES.map((game) => [
      game,
      { at: clamp(game, kept[game]?.at), done: clamp(game, kept[game]?.done) },
    ]),
  ) as Record<GameId, Kept>;
}

class Progress {
  #kept = $state(read());

  of(game: GameId): Kept {
    return this.#kept[game];
  }

  go(game: GameId, at: number): void {
    this.#kept[game].at = at;
    this.#keep();
  }

  solve(game: GameId, step: number): void {
    this.#kept[game].done = Math.max(this.#kept[game].done, step + 1);
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // Private windows may have nothing to keep it in.
    }
  }
}

export const progress = new Progress();
