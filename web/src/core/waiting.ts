// What waits for somebody: read off their tables, so that it is never out of date.

import { listText } from './i18n.svelte';
import { personName } from './people';
import type { Me, Summary } from './types';

export interface Waiting {
  table: Summary;
  why: 'turn' | 'challenge';
  /** The people who wait there; computers have time. */
  names: string;
}

/** The tables at which you are to move or asked to sit down, those that changed last first. */
export function waitingFor(me: Me | undefined): Waiting[] {
  if (!me) return [];
  return me.games.flatMap((table): Waiting[] => {
    const others = table.sitters.flatMap((sitter) =>
      sitter?.kind === 'person' && sitter.id !== me.id ? [personName(sitter)] : [],
    );
    const names = listText(others);
    const isYours = (seat: number): boolean => {
      const sitter = table.sitters[seat - 1];
      return sitter?.kind === 'person' && sitter.id === me.id;
    };
    if (table.stage === 'running')
      return table.turn !== null && isYours(table.turn) ? [{ table, why: 'turn', names }] : [];
    const isAsked = table.wishes.some(
      (wish, at) => wish.kind === 'asked' && wish.person === me.id && !table.sitters[at],
    );
    return isAsked ? [{ table, why: 'challenge', names }] : [];
  });
}
