// Whose cards are whose: open views as somebody at the table sees them.

import type { Seat } from '../../src/core/types';
import type { LooksFirst } from '../module';
import type { Card, KamiRound, KamiSeat, KamiView, SeenCard } from './view';

// A Mercenary was seen by all before it was played face down.
const hidden = (card: SeenCard): SeenCard =>
  card.face_down && !card.mercenary ? { ...card, card: null } : card;

/** A seat as the others see it: of its cards they know those it showed or played face up. */
function fromOutside(seat: KamiSeat): KamiSeat {
  const { dealt, shown_soldiers } = seat;
  const shown: Card[] = Array.from({ length: shown_soldiers ?? 0 }, () => 'S');
  const played = [...seat.defence, ...seat.attack].flatMap(({ card, face_down, mercenary }) =>
    card && !face_down && !mercenary && !shown.includes(card) ? [card] : [],
  );
  const known = [...shown, ...played].join('');
  return {
    ...seat,
    hand: null,
    dealt: { known, hidden: dealt.known.length + dealt.hidden - known.length },
    defence: seat.defence.map(hidden),
  };
}

/** What is done in secret: nobody else is told that somebody kept a hand of Soldiers. */
const isSecret = ({ action }: KamiRound['history'][number]): boolean => action === 'keep';

/** A view without what only its viewer knows, to leave on the table. */
export function withoutSecrets(view: KamiView): KamiView {
  const { round } = view.board;
  // Who is asked about the deal was dealt five Soldiers: nobody else may know who it is.
  const asked = round.phase === 'demoralised';
  return {
    ...view,
    viewer: 'spectator',
    to_act: asked ? null : view.to_act,
    choices: { kind: 'list', actions: [] },
    board: {
      ...view.board,
      round: {
        ...round,
        viewer: 'spectator',
        turn: asked ? null : round.turn,
        seats: round.seats.map(fromOutside),
        aside: round.aside.map(() => null),
        history: round.history.filter((step) => !isSecret(step)),
        legal: [],
      },
    },
  };
}

/**
 * Who was dealt five Soldiers is asked before anybody has played. Around one device everybody looks at
 * their cards then, from the first player on: if only the one who is asked did, all would know.
 */
export function looksFirst({ board }: KamiView): LooksFirst | undefined {
  const { phase, mode, first, history } = board.round;
  if (!history.every(isSecret)) return undefined;
  const seats = Array.from({ length: mode }, (_, turn) => ((first - 1 + turn) % mode) + 1);
  return { asked: phase === 'demoralised', answers: history.length, seats };
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
        seats: round.seats.map((other) => (other.seat === seat ? other : fromOutside(other))),
        // The second player has looked at the first card, the third player at the other one.
        aside: round.aside.map((card, at) =>
          seat === ((round.first + at) % round.mode) + 1 ? card : null,
        ),
        // What lies below a Mercenary is seen when the pile is used.
        dealt_piles: round.dealt_piles.map((pile, at) =>
          round.piles[at]?.covers ? { ...pile, below: null } : pile,
        ),
      },
    },
  };
}
