// Names and sentences about tables.

import { parsePosition as parseKamisado } from '../../games/kamisado/position';
import { parsePosition as parseKamon } from '../../games/kamon/position';
import type { KamisadoView } from '../../boards';
import { word } from './board-texts';
import { listText, t } from './i18n.svelte';
import type { Ending, GameId, Seat, Sitter, TableState, TimeControl, Wish } from './types';

export const GAME_NAMES: Record<GameId, string> = {
  kamisado: 'Kamisado',
  kami: 'Kami',
  kamon: 'Kamon',
};

export function sitterName(sitter: Sitter | null | undefined): string {
  if (!sitter) return t('seat-free');
  return sitter.kind === 'machine' ? t('seat-machine', { level: sitter.level }) : sitter.name;
}

/** Who sits there or is wanted there. */
export function seatName(sitter: Sitter | null | undefined, wish: Wish | undefined): string {
  if (sitter || !wish) return sitterName(sitter);
  return wish.kind === 'asked' ? wish.name : t(`wish-${wish.kind}`);
}

/** What a seat is called in its game: Black and White, or a number. */
export const roleName = (game: string, seat: Seat): string =>
  t(`${game}-seat-${seat}`) || t('seat-number', { seat });

/** The players' names by seat; machines of the same level are told apart. */
export function names(table: TableState): Record<Seat, string> {
  const given = table.seats.map(({ sitter, wish }) => seatName(sitter, wish));
  return Object.fromEntries(
    table.seats.map(({ seat }, at) => {
      const name = given[at] ?? '';
      const twice = given.filter((other) => other === name).length > 1;
      return [seat, twice ? `${name} (${roleName(table.game, seat)})` : name];
    }),
  );
}

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
  const told = { kamisado: ['length', 'setup'], kami: ['players', 'level'], kamon: [] }[game] ?? [];
  const values = told
    .map((id) => [id, options[id]] as const)
    .filter(([id, value]) => value !== undefined && !(id === 'setup' && value === 'usual'));
  return values.map(([id, value]) => t(`${game}-option-${id}-${value}`)).join(' · ');
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
  return t('ending-winner', {
    names: listText(winners.map((seat) => named[seat] ?? '')),
    count: winners.length,
  });
}

/** Why it ended like that. */
export function endingReason(ending: Ending, table: TableState): string {
  const { how } = ending;
  if (how.how === 'played') return t(`${table.game}-reason-${how.reason}`);
  if ('seat' in how) return t(`ending-${how.how}`, { name: names(table)[how.seat] ?? '' });
  return how.how === 'agreed' ? t('ending-agreed') : '';
}

interface Status {
  text: string;
  why: string;
}

/** Whose turn it is, and why. */
export function statusOf(table: TableState): Status {
  if (table.ending) {
    return { text: endingText(table.ending, table), why: endingReason(table.ending, table) };
  }
  if (table.stage === 'waiting') return { text: t('status-waiting'), why: '' };
  const { view } = table;
  const named = names(table);
  const acts = view.to_act;
  const name = acts === null ? '' : (named[acts] ?? '');
  // At a hot seat the name says more than "you".
  const you = acts !== null && table.yours.length === 1 && table.yours.includes(acts);
  const who = { you: you ? 'yes' : 'no', name };
  const { board } = view;
  if (board.game === 'kamisado') {
    const { active } = parseKamisado(board.position);
    if (board.phase !== 'play') return { text: t(`kamisado-status-${board.phase}`, who), why: '' };
    const colour = active ? word('kamisado', 'colour', active.colour) : 'none';
    return { text: t('kamisado-status', { ...who, colour }), why: kamisadoWhy(board, table) };
  }
  if (board.game === 'kamon') {
    const { top } = parseKamon(board.position);
    const why = top
      ? t('kamon-status-why', { symbol: word('kamon', 'symbol', top.symbol), count: top.count })
      : t('kamon-status-opening');
    return { text: t('status-turn', who), why };
  }
  // What a round of Kami waits for is said on its table.
  return { text: t('status-turn', who), why: '' };
}

function kamisadoWhy(board: KamisadoView['board'], table: TableState): string {
  const named = names(table);
  const event = board.events.findLast(({ event }) => event === 'moved' || event === 'passed');
  if (event?.event !== 'moved' && event?.event !== 'passed') return t('kamisado-status-opening');
  const name = named[event.side === 'white' ? 2 : 1] ?? '';
  const { active } = parseKamisado(board.position);
  const colour = active ? word('kamisado', 'colour', active.colour) : 'none';
  if (event.event === 'passed')
    return t('kamisado-status-blocked', {
      name,
      tower: word('kamisado', 'colour', event.tower),
      colour,
    });
  const kind = event.pushed.length > 0 ? 'pushed' : 'landed';
  return t(`kamisado-status-${kind}`, { name, colour });
}
