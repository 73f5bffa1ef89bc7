// A game against the best computer, to try what is proven.

import { router } from './router.svelte';
import { quickSetup } from './setup';
import { createTable, createTableAfter, tablePath } from './tables';
import type { GameId, Seat } from './types';

export const BEST = 8;

/** Sits down on a seat, perhaps after some moves; the other one is the computer's. */
export async function challenge(
  game: GameId,
  seat: Seat,
  options: Readonly<Record<string, string>> = {},
  moves: readonly string[] = [],
): Promise<void> {
  const setup = quickSetup(game, BEST);
  const seats = seat === 1 ? setup.seats : setup.seats.toReversed();
  const wanted = { ...setup, options: { ...setup.options, ...options }, seats };
  const table = await (moves.length > 0 ? createTableAfter(wanted, moves) : createTable(wanted));
  router.go(tablePath(table));
}
