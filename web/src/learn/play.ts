// A game for somebody who has just learnt it.

import { router } from '../core/router.svelte';
import { quickSetup } from '../core/setup';
import { createTable, tablePath } from '../core/tables';
import type { GameId } from '../core/types';

const GENTLE = 1;

export async function playGently(game: GameId): Promise<void> {
  router.go(tablePath(await createTable(quickSetup(game, GENTLE))));
}
