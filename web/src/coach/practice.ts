// Practising: one person with computers, at a table that counts for nothing. Only there somebody
// helps, and only there it matters who comes next.

import type { TableState } from '../core/types';

/** The level of the computers, if whoever looks practises at this table. */
export function practised({ rated, yours, seats }: TableState): number | undefined {
  const levels = seats.flatMap(({ sitter }) => (sitter?.kind === 'machine' ? sitter.level : []));
  const alone = yours.length === 1 && levels.length === seats.length - 1;
  return alone && !rated ? Math.max(...levels) : undefined;
}

/** Whether the one who practises won; nothing if it is not over, or was not played to an end. */
export function hasWon({ ending, yours }: TableState): boolean | undefined {
  if (!ending || ending.how.how === 'aborted' || ending.how.how === 'declined') return undefined;
  return ending.winners.some((seat) => yours.includes(seat));
}
