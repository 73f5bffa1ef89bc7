// How a round of Kami ended: who won it, and with which card.

import { t } from '../../src/core/i18n.svelte';
import type { Step } from '../../src/core/types';
import type { Names, Reader, RoundLine } from '../module';
import { finished } from './closing';
import { lastPair } from './round';
import type { KamiView } from './view';
import { cardName, texts } from './words';

export function ending(
  step: Step<KamiView>,
  before: Step<KamiView>,
  { you, names }: Reader,
): string | undefined {
  const last = finished(step, before);
  if (!last) return undefined;
  const { outcome } = last;
  if (outcome.result !== 'won') return texts('kami-void', {});
  const card = lastPair(last).at(-1);
  const won = t('kami-ending-card', {
    you: outcome.seat === you ? 'yes' : 'no',
    name: names[outcome.seat] ?? '',
    card: card ? cardName(card) : '',
  });
  return outcome.doubled ? `${won} ${t('kami-ending-double')}` : won;
}

export function roundLine(
  step: Step<KamiView>,
  before: Step<KamiView>,
  names: Names,
): RoundLine | undefined {
  const last = finished(step, before);
  if (!last) return undefined;
  const { outcome } = last;
  const score = step.view.board.round.standing?.score ?? [];
  if (outcome.result !== 'won') return { who: '', what: texts('kami-void', {}), points: 0, score };
  const card = cardName(lastPair(last).at(-1) ?? '');
  return {
    who: names[outcome.seat] ?? '',
    what: outcome.doubled ? `${card} · ${texts('kami-master-stroke', {})}` : card,
    points: outcome.points,
    score,
  };
}
