// Whose turn it is in a position that nobody plays, or how it ended.

import type { GameModule, Names } from '../../games/module';
import { reasonText, turnOf } from '../core/describe';
import { listText, t } from '../core/i18n.svelte';
import type { View } from '../core/types';

export function statusText(view: View, names: Names, module: GameModule): string {
  const { to_act, outcome, board } = view;
  if (outcome.state === 'draw')
    return `${t('ending-draw')}. ${reasonText(board.game, outcome.reason)}`;
  if (outcome.state === 'decisive') {
    const winners = listText(outcome.winners.map((seat) => names[seat] ?? ''));
    const won = t('ending-winner', { names: winners, count: outcome.winners.length });
    return `${won}. ${reasonText(board.game, outcome.reason)}`;
  }
  return to_act === null ? t('engine-over') : turnOf(view, false, names, module).text;
}
