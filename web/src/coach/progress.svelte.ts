// Who comes next: in every game the opponent that somebody meets rises with their wins. Kept in the
// browser.

import { untrack } from 'svelte';
import { Kept } from '../core/kept.svelte';
import { LEVELS } from '../core/players';
import type { GameId } from '../core/types';

/** How somebody gets on in a game. */
interface Progress {
  /** The opponent they meet. */
  level: number;
  /** Wins and losses in a row against that one; losses are negative. */
  run: number;
  /** All wins. */
  won: number;
}

/** So many wins in a row bring the next opponent, so many losses the one before. */
const ENOUGH = 2;
const FIRST: Progress = { level: 1, run: 0, won: 0 };

const kept = new Kept<{ opponents: Record<GameId, Progress> }>('kamidana-progress', {
  opponents: {},
});

/** Keeps how somebody gets on, from now on; within an effect. */
export const keepProgress = (): void => kept.keep();

/** What is kept may have been written by anybody. */
function progressIn(game: GameId): Progress {
  const found = kept.value.opponents[game];
  const known = Number.isInteger(found?.level) && found && found.level >= 1;
  return known ? { ...found, level: Math.min(found.level, LEVELS) } : FIRST;
}

/** The opponent for a game that is started with one click. */
export const nextLevel = (game: GameId): number => progressIn(game).level;

/** How many games somebody has won against computers. */
export const winsIn = (game: GameId): number => progressIn(game).won;

/** What a result makes of it. Whoever beats somebody stronger goes on from there. */
export function after(before: Progress, level: number, won: boolean): Progress {
  const all = before.won + (won ? 1 : 0);
  if (won && level > before.level) return { level, run: 1, won: all };
  if (level !== before.level) return { ...before, won: all };
  const run = won ? Math.max(before.run, 0) + 1 : Math.min(before.run, 0) - 1;
  if (run >= ENOUGH) return { level: Math.min(level + 1, LEVELS), run: 0, won: all };
  if (run <= -ENOUGH) return { level: Math.max(level - 1, 1), run: 0, won: all };
  return { level, run, won: all };
}

/** A game against computers of a level is over. */
export function note(game: GameId, level: number, won: boolean): void {
  kept.value.opponents[game] = after(
    untrack(() => progressIn(game)),
    level,
    won,
  );
}
