// The table once somebody has laid a card or passed, before the server has said what follows from it.

import type { Card, KamiRound, KamiSeat, KamiView, SeenCard } from './view';

const LAID = /^([da])([SLCAOTFI1-8])$/;

/** Which card an action lays, and where it comes from. */
interface Laid {
  line: 'attack' | 'defence';
  card: Card | null;
  /** The pile of a Mercenary, from 1. */
  pile: number | undefined;
}

function read(action: string, round: KamiRound): Laid | undefined {
  const [, line, source = ''] = LAID.exec(action) ?? [];
  if (!line) return undefined;
  const pile = /\d/.test(source) ? Number(source) : undefined;
  const card = pile ? (round.piles[pile - 1]?.face_up ?? null) : (source as Card);
  return { line: line === 'a' ? 'attack' : 'defence', card, pile };
}

/** A round with one more action of the seat whose turn it is. */
export function withAction(round: KamiRound, action: string): KamiRound | undefined {
  const seat = round.turn;
  if (seat === null) return undefined;
  const laid = read(action, round);
  const card = laid?.card ?? null;
  const history = [...round.history, { seat, action, card }];
  if (!laid) return { ...round, history };
  const { line, pile } = laid;
  const faceDown = line === 'defence' && round.phase === 'lead_defence';
  const lies: SeenCard = { card, face_down: faceDown, mercenary: pile !== undefined };
  const seats = round.seats.map((one): KamiSeat => {
    if (one.seat !== seat) return one;
    const lines = { ...one, [line]: [...one[line], lies] };
    if (pile !== undefined) return lines;
    return {
      ...lines,
      hand: card && one.hand !== null ? one.hand.replace(card, '') : one.hand,
      hand_size: one.hand_size - 1,
    };
  });
  const piles = round.piles.map((one, at) => (at + 1 === pile ? { ...one, face_up: null } : one));
  const attack = line === 'attack' && card ? { card, seat } : round.standing_attack;
  return { ...round, seats, piles, history, standing_attack: attack };
}

export function foresee(view: KamiView, action: string): KamiView | undefined {
  const round = withAction(view.board.round, action);
  if (!round || !(LAID.test(action) || action === 'pass')) return undefined;
  return {
    ...view,
    choices: { kind: 'list', actions: [] },
    board: { ...view.board, round: { ...round, legal: [] } },
  };
}
