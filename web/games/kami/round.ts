// What a view of a Kami round means for the table: who sits where, what each card is good for.

import { actionsOf, bottomSeat, type Settings } from '../../boards/board';
import type { CardUse } from './texts';
import type { Seat } from '../../src/core/types';
import type { Card, FinishedRound, KamiRound, KamiView } from './view';

export type Place = 'bottom' | 'left' | 'top' | 'right';
export type LineName = 'attack' | 'defence';

/** Clockwise from the bottom: the turn goes to the left. */
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
};

/** How many cards of a line there is room for from the beginning. */
export const ROOM: Readonly<Record<number, number>> = { 2: 6, 3: 5, 4: 4 };

export function placeOf(seat: Seat, view: KamiView, settings: Settings): Place {
  const { mode } = view.board.round;
  const turn = (seat - bottomSeat(view.viewer, settings) + mode) % mode;
  return PLACES[mode]?.[turn] ?? 'bottom';
}

export const ownSeat = (view: KamiView): Seat | undefined =>
  view.viewer === 'spectator' ? undefined : view.viewer.seat;

export function roleOf(seat: Seat, view: KamiView): 'you' | 'partner' | 'opponent' {
  const own = ownSeat(view);
  if (seat === own) return 'you';
  const partner = view.board.round.mode === 4 && own !== undefined && (seat - own) % 2 === 0;
  return partner ? 'partner' : 'opponent';
}

/** The line the acting viewer's next card goes to; none if no card is to be played. */
export function openLine(view: KamiView): LineName | undefined {
  const actions = actionsOf(view.choices);
  if (actions.some((action) => /^d./.test(action))) return 'defence';
  return actions.some((action) => /^a.$/.test(action)) ? 'attack' : undefined;
}

export interface Playing {
  readonly use: CardUse;
  /** The action that plays the card, if it may be played. */
  readonly action: string | undefined;
}

/** What a card of the hand (by its letter) or of a pile (by its number) is good for now. */
export function playing(source: string, view: KamiView): Playing {
  const actions = actionsOf(view.choices);
  const action = [`d${source}`, `a${source}`].find((wanted) => actions.includes(wanted));
  const { phase } = view.board.round;
  if (action) {
    const defence = phase === 'lead_defence' ? 'lead-defence' : 'counter';
    return { use: action.startsWith('a') ? 'attack' : defence, action };
  }
  return { use: actions.length === 0 ? 'not-now' : whyNot(phase), action };
}

function whyNot(phase: KamiRound['phase']): CardUse {
  switch (phase) {
    case 'answer':
      return 'no-counter';
    case 'lead_attack':
    case 'counter_attack':
      return 'no-attack';
    case 'lead_defence':
      return 'no-defence';
    default:
      return 'not-now';
  }
}

/** The defence and the attack that ended a round. */
export function lastPair({ deal, actions }: FinishedRound): Card[] {
  const [faceUp = '', below = ''] = (deal.split(' ')[3] ?? '').split('/');
  const cardOf = (action: string, at: number): Card => {
    const source = action.charAt(1);
    const pile = Number(source);
    if (!pile) return source as Card;
    const before = actions.slice(0, at).filter((earlier) => earlier.slice(1) === source);
    return (before.length === 0 ? faceUp : below).charAt(pile - 1) as Card;
  };
  const from = actions.length - 2;
  return actions
    .slice(from)
    .flatMap((action, at) => (/^[da].$/.test(action) ? [cardOf(action, from + at)] : []));
}
