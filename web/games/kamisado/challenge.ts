// A round against the best computer, to try what is proven.

import { router } from '../../src/core/router.svelte';
import { quickSetup } from '../../src/core/setup';
import { createTable, tablePath } from '../../src/core/tables';
import type { Seat } from '../../src/core/types';
import manifest from './manifest';

export const BEST = 8;

/** Sits down on a seat; the other one is the computer's. */
export async function challenge(seat: Seat, options: Record<string, string> = {}): Promise<void> {
  const setup = quickSetup(manifest.id, BEST);
  const seats = seat === 1 ? setup.seats : setup.seats.toReversed();
  const table = await createTable({ ...setup, options: { ...setup.options, ...options }, seats });
  router.go(tablePath(table));
}
