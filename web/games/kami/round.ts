// What a view of a Kami round means for the table: who sits where, what each card is good for.

import { actionsOf, bottomSeat, type Settings } from '../../boards/board';
import type { Seat } from '../../src/core/types';
import { CARDS, WORTH } from './cards';
import type { CardUse } from './texts';
import type { Card, FinishedRound, KamiRound, KamiSeat, KamiView } from './view';

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

/** Which team a seat plays for: partners sit opposite, elsewhere everybody is alone. */
export const teamOf = (seat: Seat, { mode }: KamiRound): number =>
  mode === 4 ? ((seat - 1) % 2) + 1 : seat;

/** Who has passed since the last attack. */
export function passed({ history }: KamiRound): ReadonlySet<Seat> {
  const attack = history.findLastIndex(({ action }) => /^a.$/.test(action));
  const passes = history.slice(attack + 1).filter(({ action }) => action === 'pass');
  return new Set(passes.map(({ seat }) => seat));
}

/** The attack that everybody has let pass, while its owner leads again. */
export function unanswered({ history, phase }: KamiRound): Card | undefined {
  if (phase !== 'lead_defence' && phase !== 'lead_attack') return undefined;
  return history.findLast(({ action }) => /^a.$/.test(action))?.card ?? undefined;
}

/** How many cards of each kind the viewer has not seen: they are in hands, face down or aside. */
export function unseen({ seats, aside, dealt_piles }: KamiRound): ReadonlyMap<Card, number> {
  const seen = [
    ...seats.flatMap(({ dealt }) => [...dealt.known]),
    ...aside,
    ...dealt_piles.flatMap(({ face_up, below }) => [face_up, below]),
  ];
  return new Map(
    CARDS.map((card) => [card, WORTH[card].copies - seen.filter((one) => one === card).length]),
  );
}

/** The own cards still in the hand. */
export const handOf = (seat: KamiSeat | undefined): Card[] => [...(seat?.hand ?? '')] as Card[];

export const ownHand = (view: KamiView): Card[] =>
  handOf(view.board.round.seats.find(({ seat }) => seat === ownSeat(view)));

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
  const { round } = view.board;
  if (action) {
    const defence = round.phase === 'lead_defence' ? 'lead-defence' : 'counter';
    return { use: action.startsWith('a') ? 'attack' : defence, action };
  }
  return { use: actions.length === 0 ? idle(round) : whyNot(source, round), action };
}

/** Why no card can be played at all. */
function idle({ phase }: KamiRound): CardUse {
  return phase === 'over' ? 'over' : 'not-now';
}

function whyNot(source: string, { phase, counters }: KamiRound): CardUse {
  switch (phase) {
    case 'answer':
      // It would counter, but the only card of a hand must attack.
      return counters.includes(source as Card) ? 'no-defence' : 'no-counter';
    case 'lead_attack':
    case 'counter_attack':
      return 'no-attack';
    case 'lead_defence':
      return 'no-defence';
    case 'demoralised':
    case 'partner_answer':
      return 'deal-open';
    case 'over':
      return 'over';
  }
}

/** The only card, by its letter or its pile, that can be played now; there may be copies of it. */
export function onlyCard(view: KamiView): string | undefined {
  const [only, ...others] = actionsOf(view.choices).filter((action) => /^[da].$/.test(action));
  return others.length === 0 ? only?.charAt(1) : undefined;
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
