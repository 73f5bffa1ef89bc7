// Names and sentences about tables.

import type { Actor, GameModule, Names, Status } from '../../games/module';
import { manifestOf } from './games.svelte';
import { listText, t } from './i18n.svelte';
import { isYou } from './people';
import { names } from './players';
import type { Ending, TableState, TimeControl, View } from './types';

export { names, roleName } from './players';

export const gameName = (id: string): string => manifestOf(id).name;

export function timeName(time: TimeControl): string {
  switch (time.kind) {
    case 'none':
      return t('time-none');
    case 'fischer':
      return t('time-fischer', { minutes: time.initial / 60, seconds: time.increment });
    case 'byoyomi':
      return t('time-byoyomi', {
        minutes: time.initial / 60,
        seconds: time.period,
        periods: time.periods,
      });
    case 'correspondence':
      return t('time-correspondence', { days: time.days });
  }
}

/** What kind of game it is, in a few words. */
export function modeName(game: string, options: Record<string, string>): string {
  return manifestOf(game)
    .kind(options)
    .map(([id, value]) => t(`${game}-option-${id}-${value}`) || value)
    .join(' · ');
}

/** How a game ended, from the point of view of who looks. */
export function endingText(ending: Ending, table: TableState): string {
  const { how, winners } = ending;
  const named = names(table);
  if (how.how === 'aborted' || how.how === 'declined') return t(`ending-${how.how}`);
  if (winners.length === 0) return t('ending-draw');
  const mine = winners.some((seat) => table.yours.includes(seat));
  const alone = table.yours.length > 0 && !table.yours.every((seat) => winners.includes(seat));
  if (mine && !alone) return t('ending-won');
  if (!mine && table.yours.length > 0) return t('ending-lost');
  return winnersText(winners.map((seat) => named[seat] ?? ''));
}

/** Who has won, by their names. */
export function winnersText(winners: readonly string[]): string {
  const [one = '', ...others] = winners;
  if (others.length === 0 && isYou(one)) return t('ending-won');
  return t('ending-winner', { names: listText(winners), count: winners.length });
}

/** Why a game ended by its rules; as the server says it where there are no words for it. */
export const reasonText = (game: string, reason: string): string =>
  t(`${game}-reason-${reason}`) || reason;

/** Why it ended like that. */
export function endingReason(ending: Ending, table: TableState): string {
  const { how } = ending;
  if (how.how === 'played') return reasonText(table.game, how.reason);
  if ('seat' in how) {
    // Around one device the name says more than "you".
    const you = table.yours.length === 1 && table.yours.includes(how.seat) ? 'yes' : 'no';
    return t(`ending-${how.how}`, { you, name: names(table)[how.seat] ?? '' });
  }
  return how.how === 'agreed' ? t('ending-agreed') : '';
}

/** Whose turn it is, and why. */
export function statusOf(table: TableState, module: GameModule): Status {
  if (table.ending) {
    return { text: endingText(table.ending, table), why: endingReason(table.ending, table) };
  }
  if (table.stage === 'waiting') return { text: t('status-waiting'), why: '' };
  const { view } = table;
  if (!view) return { text: '', why: '' };
  const acts = view.to_act;
  const named = names(table);
  // At a hot seat the name says more than "you".
  const you = acts !== null && table.yours.length === 1 && table.yours.includes(acts);
  return turnOf(view, you, named, module);
}

/** Whose turn it is in any position. */
export function turnOf(view: View, you: boolean, named: Names, module: GameModule): Status {
  const name = view.to_act === null ? '' : (named[view.to_act] ?? '');
  const actor: Actor = { you: you ? 'yes' : 'no', name };
  return module.status?.(view, actor, named) ?? { text: t('status-turn', { ...actor }), why: '' };
}
