// Whose turn it is in a position that nobody plays, or how it ended.

import type { GameModule, Names } from '../../games/module';
import { reasonText, turnOf, winnersText } from '../core/describe';
import { t } from '../core/i18n.svelte';
import { isYou } from '../core/people';
import type { View } from '../core/types';

export function statusText(view: View, names: Names, module: GameModule): string {
  const { to_act, outcome, board } = view;
  if (outcome.state === 'draw')
    return `${t('ending-draw')}. ${reasonText(board.game, outcome.reason)}`;
  if (outcome.state === 'decisive') {
    const won = winnersText(outcome.winners.map((seat) => names[seat] ?? ''));
    return `${won}. ${reasonText(board.game, outcome.reason)}`;
  }
  if (to_act === null) return t('engine-over');
  return turnOf(view, isYou(names[to_act] ?? ''), names, module).text;
}
