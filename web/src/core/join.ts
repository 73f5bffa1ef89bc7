// Sitting down at a table, from wherever it is offered: one click, and the game begins.

import { api, Problem } from './api';
import { router } from './router.svelte';
import { session } from './session.svelte';
import type { Seat, TableId } from './types';

interface Invitation {
  seat?: Seat;
  /** What the link of an invited player has. */
  key?: string;
  nickname?: string;
}

/** Over HTTP: the connection of somebody who has just become a guest is still being made. */
export async function join(id: TableId, { seat, key, nickname }: Invitation = {}): Promise<void> {
  await session.somebody(nickname);
  try {
    await api.want(id, { want: 'sit', ...(seat === undefined ? {} : { seat }) }, key);
  } catch (error) {
    // Whoever sits there already is where they want to be.
    if (!(error instanceof Problem && error.code === 'seated')) throw error;
  }
  if (router.path !== `/table/${id}`) router.go(`/table/${id}`);
}
