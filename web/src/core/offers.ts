// What one player asks of the others, and what became of it.

import type { Offer, Seat, TableState } from './types';

/** The people who sit at a table, each once. */
export const peopleAt = (table: TableState): number[] => [
  ...new Set(table.seats.flatMap(({ sitter }) => (sitter?.kind === 'person' ? [sitter.id] : []))),
];

/** The seats of other people. */
export const othersAt = (table: TableState): Seat[] =>
  table.seats
    .filter(({ seat, sitter }) => sitter?.kind === 'person' && !table.yours.includes(seat))
    .map(({ seat }) => seat);

/** What was asked for and not granted: declined, or passed over by playing on. */
export interface Unanswered {
  asked: Offer | 'again';
  how: 'declined' | 'passed-over';
}

/** Whether a wish of the viewer's was refused between two states of a table. */
export function refusedBetween(before: TableState, now: TableState): Unanswered | undefined {
  const { offer } = before;
  if (offer && before.yours.includes(offer.seat) && !now.offer && now.stage === 'running') {
    if (now.seen > before.seen) return { asked: offer.offer, how: 'passed-over' };
    if (now.seen === before.seen) return { asked: offer.offer, how: 'declined' };
  }
  const asked = before.again.some((seat) => before.yours.includes(seat));
  if (asked && now.again.length === 0 && !now.rematch) return { asked: 'again', how: 'declined' };
  return undefined;
}
