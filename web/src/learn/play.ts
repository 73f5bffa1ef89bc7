// A game for somebody who has just learnt it.

import { api } from '../core/api';
import { router } from '../core/router.svelte';
import { session } from '../core/session.svelte';
import { quickSetup } from '../core/setup';
import type { GameId, Wish } from '../core/types';

const GENTLE = 1;

export async function playGently(game: GameId): Promise<void> {
  const setup = quickSetup(game);
  const gentle = (wish: Wish): Wish => (wish.kind === 'level' ? { ...wish, level: GENTLE } : wish);
  await session.somebody();
  const { id } = await api.create({ ...setup, seats: setup.seats.map(gentle) });
  router.go(`/table/${id}`);
}
