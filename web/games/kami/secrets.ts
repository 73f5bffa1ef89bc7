// Whose cards are whose: open views as somebody at the table sees them.

import type { Seat } from '../../src/core/types';
import type { KamiRound, KamiView, SeenCard } from './view';

// A Mercenary was seen by all before it was played face down.
const hidden = (card: SeenCard): SeenCard =>
  card.face_down && !card.mercenary ? { ...card, card: null } : card;

/** A view without what only its viewer knows, to leave on the table. */
export function withoutSecrets(view: KamiView): KamiView {
  const { round } = view.board;
  const seats = round.seats.map((seat) => ({
    ...seat,
    hand: null,
    defence: seat.defence.map(hidden),
  }));
  return {
    ...view,
    viewer: 'spectator',
    choices: { kind: 'list', actions: [] },
    board: {
      ...view.board,
      round: {
        ...round,
        viewer: 'spectator',
        seats,
        aside: round.aside.map(() => null),
        legal: [],
      },
    },
  };
}

/** An open view as one seat sees it; `deal` is the string the round began with. */
export function seenBy(view: KamiView, seat: Seat, deal: string): KamiView {
  const { round } = view.board;
  return {
    ...view,
    board: {
      ...view.board,
      last:
        round.phase === 'over'
          ? { deal, actions: round.history.map(({ action }) => action), outcome: round.outcome }
          : null,
      round: {
        ...round,
        viewer: seat as KamiRound['viewer'],
        seats: round.seats.map((other) =>
          other.seat === seat
            ? other
            : { ...other, hand: null, defence: other.defence.map(hidden) },
        ),
        // The second player has looked at the first card, the third player at the other one.
        aside: round.aside.map((card, at) =>
          seat === ((round.first + at) % round.mode) + 1 ? card : null,
        ),
      },
    },
  };
}
