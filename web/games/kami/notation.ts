// What somebody did or could do in a round of Kami, in words.

import { t } from '../../src/core/i18n.svelte';
import type { Seat, Step } from '../../src/core/types';
import type { MovePart, Names } from '../module';
import type { Card, KamiRound, KamiView } from './view';
import { cardName, texts } from './words';

const CARDS = /^[da][SLCAOTFI]$/;

/** A step of a round, as far as it may be known. */
function stepText(
  { seat, action, card }: { seat: Seat; action: string; card: Card | null },
  names: Names,
  faceDown: boolean,
): string {
  const name = names[seat] ?? '';
  if (!/^[da]/.test(action) || action === 'ask') return texts('kami-step', { name, action });
  return texts('kami-played', {
    name,
    line: action.startsWith('d') ? 'defence' : 'attack',
    card: card ?? (CARDS.test(action) ? action.slice(1) : ''),
    face: faceDown ? 'down' : 'up',
    mercenary: /\d/.test(action) ? 'yes' : 'no',
  });
}

const wonText = (seat: Seat, points: number, names: Names): string =>
  texts('kami-won', { name: names[seat] ?? '', you: 'no', points });

export function move(step: Step<KamiView>, before: Step<KamiView>, names: Names): MovePart[] {
  const { round, last } = step.view.board;
  const done = round.history.at(-1);
  if (done) {
    const led = before.view.board.round.phase === 'lead_defence';
    const entry = { text: stepText(done, names, led && done.action.startsWith('d')) };
    if (round.outcome.result !== 'won') return [entry];
    return [entry, { text: wonText(round.outcome.seat, round.outcome.points, names) }];
  }
  if (last?.outcome.result === 'won')
    return [{ text: wonText(last.outcome.seat, last.outcome.points, names) }];
  return last ? [{ text: texts('kami-void', {}) }] : [];
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
