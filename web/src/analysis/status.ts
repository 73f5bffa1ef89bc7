// Whose turn it is in a position that nobody plays, or how it ended.

import type { View } from '../../boards';
import { parsePosition } from '../../games/kamisado/position';
import { word } from '../core/board-texts';
import { listText, t } from '../core/i18n.svelte';
import type { Seat } from '../core/types';

export function statusText({ to_act, outcome, board }: View, names: Record<Seat, string>): string {
  const reason = (id: string): string => t(`${board.game}-reason-${id}`);
  if (outcome.state === 'draw') return `${t('ending-draw')}. ${reason(outcome.reason)}`;
  if (outcome.state === 'decisive') {
    const winners = listText(outcome.winners.map((seat) => names[seat] ?? ''));
    const won = t('ending-winner', { names: winners, count: outcome.winners.length });
    return `${won}. ${reason(outcome.reason)}`;
  }
  if (to_act === null) return t('engine-over');
  const who = { you: 'no', name: names[to_act] ?? '' };
  if (board.game !== 'kamisado') return t('status-turn', who);
  if (board.phase !== 'play') return t(`kamisado-status-${board.phase}`, who);
  const { active } = parsePosition(board.position);
  return t('kamisado-status', {
    ...who,
    colour: active ? word('kamisado', 'colour', active.colour) : 'none',
  });
}
