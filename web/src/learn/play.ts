// A game for somebody who has just learnt it.

import { api } from '../core/api';
import { router } from '../core/router.svelte';
import { session } from '../core/session.svelte';
import { quickSetup } from '../core/setup';
import type { GameId } from '../core/types';

const GENTLE = 1;

export async function playGently(game: GameId): Promise<void> {
  await session.somebody();
  const { id } = await api.create(quickSetup(game, GENTLE));
  router.go(`/table/${id}`);
}
