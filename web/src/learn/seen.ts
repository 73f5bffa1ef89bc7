// A study lays everything open. Here somebody looks at it from one seat, as at a table.

import type { KamiView, SeenCard } from '../../boards';
import type { Seat, View } from '../core/types';

/** `deal` is the string a round of Kami began with. */
export function seenBy(view: View, seat: Seat, deal = ''): View {
  const acts = view.to_act === seat;
  const seen = {
    ...view,
    viewer: { seat },
    choices: acts ? view.choices : { kind: 'list', actions: [] },
  } as View;
  return seen.board.game === 'kami' ? withHands(seen as KamiView, seat, deal) : seen;
}

function withHands(view: KamiView, seat: Seat, deal: string): KamiView {
  const { round } = view.board;
  // A Mercenary was seen by all before it was played face down.
  const hide = (card: SeenCard): SeenCard =>
    card.face_down && !card.mercenary ? { ...card, card: null } : card;
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
        viewer: seat,
        seats: round.seats.map((other) =>
          other.seat === seat ? other : { ...other, hand: null, defence: other.defence.map(hide) },
        ),
        // The second player has looked at the first card, the third player at the other one.
        aside: round.aside.map((card, at) =>
          seat === ((round.first + at) % round.mode) + 1 ? card : null,
        ),
      },
    },
  };
}
