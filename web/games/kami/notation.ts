// What somebody did or could do in a round of Kami, in words.

import { t } from '../../src/core/i18n.svelte';
import { whoIs } from '../../src/core/people';
import type { Seat, Step } from '../../src/core/types';
import type { MovePart, Names } from '../module';
import { finished, lastTable } from './closing';
import type { Card, FinishedRound, KamiRound, KamiView } from './view';
import { cardName, texts } from './words';

const CARDS = /^[da][SLCAOTFI]$/;

/** A step of a round, as far as it may be known. */
function stepText(
  { seat, action, card }: { seat: Seat; action: string; card: Card | null },
  names: Names,
  faceDown: boolean,
): string {
  const who = whoIs(names[seat] ?? '');
  if (!/^[da]/.test(action) || action === 'ask') return texts('kami-step', { ...who, action });
  return texts('kami-played', {
    ...who,
    line: action.startsWith('d') ? 'defence' : 'attack',
    card: card ?? (CARDS.test(action) ? action.slice(1) : ''),
    face: faceDown ? 'down' : 'up',
    mercenary: /\d/.test(action) ? 'yes' : 'no',
  });
}

/** Who won a round, for how much, and whether that was double. */
function endText({ outcome }: FinishedRound, names: Names): string {
  if (outcome.result !== 'won') return texts('kami-void', {});
  const { seat, points, doubled } = outcome;
  const won = texts('kami-won', { ...whoIs(names[seat] ?? ''), points });
  return doubled ? `${won} (${texts('kami-master-stroke', {})})` : won;
}

export function move(step: Step<KamiView>, before: Step<KamiView>, names: Names): MovePart[] {
  const was = before.view.board.round;
  const last = finished(step, before);
  // The next round may have been dealt by now.
  const { history } = last ? lastTable(last, was) : step.view.board.round;
  const done = history.length > was.history.length || !last ? history.at(-1) : undefined;
  const led = was.phase === 'lead_defence';
  const text = done && stepText(done, names, led && done.action.startsWith('d'));
  return [...(text ? [{ text }] : []), ...(last ? [{ text: endText(last, names) }] : [])];
}

export function actionText(action: string, round: KamiRound): string {
  const [, line, source = ''] = /^([da])([SLCAOTFI1-8])$/.exec(action) ?? [];
  if (!line) {
    const hand = [...(round.seats.find(({ seat }) => seat === round.turn)?.hand ?? '')];
    const count = hand.filter((card) => card === 'S').length;
    return t(`kami-${action}`, { count });
  }
  const pile = /\d/.test(source) ? Number(source) : 0;
  const card = pile ? round.piles[pile - 1]?.face_up : source;
  const how = line === 'a' ? 'attack' : round.phase === 'lead_defence' ? 'lead' : 'counter';
  return t(`kami-action-${how}`, { card: card ? cardName(card) : source, pile });
}
