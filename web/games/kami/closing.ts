// How long a step is looked at, and how the table lay when it ended a round: the server has dealt
// the next one by then, but tells all cards of the last.

import type { Closing } from '../module';
import type { Seat, Step } from '../../src/core/types';
import { withAction } from './foresee';
import type { Card, FinishedRound, KamiRound, KamiSeat, KamiView } from './view';

/** A pass is seen at once; a card flies first. */
const PASS = 500;
const CARD = 750;

const isCard = (action: string): boolean => /^[da].$/.test(action);

export function pace({ view, action }: Step<KamiView>): number {
  const done = view.board.round.history.at(-1)?.action ?? action ?? '';
  return isCard(done) ? CARD : PASS;
}

/** A card that was played in a finished round, and by whom. */
export interface Played {
  readonly seat: Seat;
  readonly line: 'attack' | 'defence';
  readonly card: Card;
  /** Whether it came from a pile in the middle. */
  readonly mercenary: boolean;
}

/** All cards of a finished round in order; `history` says whose they were. */
export function played({ deal, actions }: FinishedRound, history: KamiRound['history']): Played[] {
  const [faceUp = '', below = ''] = (deal.split(' ')[3] ?? '').split('/');
  const seats = history.filter(({ action }) => isCard(action)).map(({ seat }) => seat);
  const taken = new Set<number>();
  return actions.filter(isCard).flatMap((action, at) => {
    const seat = seats[at];
    if (seat === undefined) return [];
    const pile = Number(action.charAt(1));
    const card = pile ? (taken.has(pile) ? below : faceUp).charAt(pile - 1) : action.charAt(1);
    if (pile) taken.add(pile);
    const line = action.startsWith('a') ? ('attack' as const) : ('defence' as const);
    return { seat, line, card: card as Card, mercenary: pile > 0 };
  });
}

/** The round a step ended, if it did. */
export function finished(
  step: Step<KamiView>,
  before: Step<KamiView> | undefined,
): FinishedRound | undefined {
  const [last, known] = [step.view.board.last, before?.view.board.last];
  if (!last || (known?.deal === last.deal && known.actions.length === last.actions.length))
    return undefined;
  return last;
}

/** The round on the table with its last action done. */
export function lastTable(last: FinishedRound, before: KamiRound): KamiRound {
  const laid = withAction(before, last.actions.at(-1) ?? '') ?? before;
  return { ...laid, turn: null, phase: 'over', legal: [] };
}

export function closing(
  step: Step<KamiView>,
  before: Step<KamiView>,
): Closing<KamiView> | undefined {
  const last = finished(step, before);
  if (!last) return undefined;
  const round = lastTable(last, before.view.board.round);
  const cards = played(last, round.history);
  const dealt = last.deal.split(' ')[1]?.split(',') ?? [];
  const open = (seat: KamiSeat): KamiSeat => {
    const own = cards.filter((one) => one.seat === seat.seat);
    const hand = own
      .filter(({ mercenary }) => !mercenary)
      .reduce((left, { card }) => left.replace(card, ''), dealt[seat.seat - 1] ?? '');
    const defence = own.filter(({ line }) => line === 'defence');
    const turned = seat.defence.map((lies, at) => ({
      ...lies,
      card: defence[at]?.card ?? lies.card,
      face_down: false,
    }));
    return { ...seat, hand, defence: turned };
  };
  const aside = round.aside.map((card, at) => asideOf(last)[at] ?? card);
  const shown = (lies: KamiRound, told: FinishedRound | null): KamiView => ({
    ...before.view,
    to_act: null,
    choices: { kind: 'list', actions: [] },
    board: { ...before.view.board, round: lies, last: told },
  });
  return {
    view: shown(round, null),
    opened: shown({ ...round, aside, seats: round.seats.map(open), outcome: last.outcome }, last),
    tells: true,
  };
}

/** The cards that were set aside when three play. */
function asideOf({ deal }: FinishedRound): Card[] {
  const [mode, , , extra = ''] = deal.split(' ');
  return mode === '3' ? ([...extra] as Card[]) : [];
}
