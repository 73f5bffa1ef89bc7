// The sentence in the middle of the table: what stands there, and what is to be done about it.

import { actionsOf } from '../../boards/board';
import { WORTH } from './cards';
import { ownHand, ownSeat, roleOf, unanswered } from './round';
import { nameOf, type Scene } from './scene';
import type { KamiRound } from './view';

export interface Sentence {
  /** What stands, and what counters it. */
  readonly facts: readonly string[];
  /** What is to be done now, or who has to do it. */
  readonly next: string;
}

export function sentence(scene: Scene): Sentence {
  const { view, texts, remark } = scene;
  const { round } = view.board;
  const facts = round.phase === 'answer' ? attackFacts(scene) : leadFacts(scene);
  if (remark !== undefined) return { facts, next: remark };
  if (isForeseen(round)) return { facts, next: '' };
  const mine = round.turn !== null && round.turn === ownSeat(view);
  const name = round.turn === null ? '' : nameOf(scene, round.turn);
  if (round.phase === 'answer')
    return { facts, next: mine ? ownAnswer(scene) : texts('kami-answers', { name }) };
  const you = mine ? 'yes' : 'no';
  return { facts, next: texts('kami-status', { phase: round.phase, name, you, card: '' }) };
}

/** Whether somebody has just acted, and what follows from it is not known yet. */
function isForeseen({ history, turn, phase }: KamiRound): boolean {
  const last = history.at(-1);
  if (!last || last.seat !== turn) return false;
  if (phase === 'lead_attack' || phase === 'counter_attack') return /^a.$/.test(last.action);
  return (phase === 'answer' || phase === 'lead_defence') && /^(d.|pass)$/.test(last.action);
}

function attackFacts(scene: Scene): string[] {
  const { view, texts } = scene;
  const { standing_attack, counters } = view.board.round;
  if (!standing_attack) return [];
  const { seat, card } = standing_attack;
  const [counter, or = ''] = counters;
  return [
    texts('kami-attacks', { name: nameOf(scene, seat), role: roleOf(seat, view), card }),
    ...(counter ? [texts('kami-counters', { counter, or })] : []),
  ];
}

/** Why somebody leads: everybody has passed, or the draw decided it. */
function leadFacts(scene: Scene): string[] {
  const { view, texts } = scene;
  const { round, draws } = view.board;
  const you = round.turn === ownSeat(view) ? 'yes' : 'no';
  const card = unanswered(round);
  if (card) return [texts('kami-unanswered', { you, card })];
  const drawn = draws.at(-1)?.find(([seat]) => seat === round.first);
  const opens = round.phase === 'lead_defence' && round.standing?.round === 1;
  if (!opens || !drawn || round.history.length > 0) return [];
  return [texts('kami-drawn', { you, name: nameOf(scene, round.first), card: drawn[1] })];
}

/** Whether there is something to counter with, and if not, what is missing. */
function ownAnswer({ view, texts }: Scene): string {
  const { counters, mode } = view.board.round;
  const actions = actionsOf(view.choices);
  if (actions.length === 0 || actions.some((action) => action.startsWith('d')))
    return texts('kami-answer', {});
  if (ownHand(view).some((card) => counters.includes(card))) return texts('kami-only-card', {});
  const [none, nor = ''] = counters;
  if (!none) return '';
  return texts('kami-no-counter', { none, nor, duel: mode === 2 ? 'yes' : 'no' });
}

/** Who drew which card for the first lead, the highest first. */
export const drawOf = ({ view }: Scene) =>
  [...(view.board.draws.at(-1) ?? [])].sort(([, a], [, b]) => WORTH[b].points - WORTH[a].points);
