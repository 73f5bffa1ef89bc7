// Moves and judgements in words.

import type { Card, KamiView, Side } from '../../boards';
import { parsePosition as parseKamisado, squareColour } from '../../games/kamisado/position';
import { parsePosition as parseKamon } from '../../games/kamon/position';
import { Problem } from '../core/api';
import { boardTexts, word } from '../core/board-texts';
import { GAME_NAMES, roleName } from '../core/describe';
import { t } from '../core/i18n.svelte';
import { direction, type TowerMove } from '../core/notation';
import { problemText } from '../core/problem-text';
import type { Judgement, Seat, Study, View } from '../core/types';
import type { Source } from './address';

/** A move of a tower, as it would be recorded. */
export function towerMove(action: string, { board }: View): TowerMove | undefined {
  if (board.game !== 'kamisado' || !/^[a-h][1-8][a-h][1-8]$/.test(action)) return undefined;
  const [from, to] = [action.slice(0, 2), action.slice(2)];
  const tower = parseKamisado(board.position).towers.find(({ square }) => square === from);
  if (!tower) return undefined;
  return {
    kind: 'tower',
    side: tower.side,
    tower: tower.colour,
    direction: direction(tower.side, from, to),
    distance: Math.abs(Number(to.charAt(1)) - Number(from.charAt(1))),
    colour: squareColour(to),
    coordinates: action,
  };
}

/** What somebody can do, in a few words. */
export function actionText(action: string, view: View): string {
  const { board } = view;
  if (board.game === 'kamisado') {
    const tower = towerMove(action, view)?.tower;
    if (tower) return `${word('kamisado', 'word', tower)} ${action.slice(0, 2)}–${action.slice(2)}`;
    if (action === 'left' || action === 'right') return boardTexts(`kamisado-fill-${action}`, {});
    return [...action].join(' ');
  }
  if (board.game === 'kamon') {
    const token = parseKamon(board.position).cells.get(action);
    if (typeof token !== 'object') return action;
    const symbol = word('kamon', 'symbol', token.symbol);
    return t('kamon-action', { cell: action, symbol, count: token.count });
  }
  return kamiText(action, (view as KamiView).board.round);
}

function kamiText(action: string, round: KamiView['board']['round']): string {
  const [, line, source = ''] = /^([da])([SLCAOTFI1-8])$/.exec(action) ?? [];
  if (!line) {
    const hand = [...(round.seats.find(({ seat }) => seat === round.turn)?.hand ?? '')];
    const count = hand.filter((card) => card === 'S').length;
    return action === 'ask'
      ? boardTexts('kami-ask', { count })
      : boardTexts(`kami-${action as 'pass' | 'keep' | 'cancel' | 'play'}`, {});
  }
  const pile = /\d/.test(source) ? Number(source) : 0;
  const card = pile ? round.piles[pile - 1]?.face_up : (source as Card);
  const how = line === 'a' ? 'attack' : round.phase === 'lead_defence' ? 'lead' : 'counter';
  return t(`kami-action-${how}`, { card: card ? word('kami', 'card', card) : source, pile });
}

/** A whole percent; an estimate is never certain. */
export const percent = (chance: number): number =>
  Math.min(99, Math.max(1, Math.round(100 * chance)));

/** Points with their sign. */
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';

export function judgementText(judgement: Judgement): string {
  if (judgement.kind === 'unknown') return t('verdict-unknown');
  if (judgement.kind === 'estimated')
    return t('verdict-estimate', { percent: percent(judgement.chance) });
  if ('points' in judgement) {
    const { points } = judgement;
    return t('verdict-points', { points: signed(points), count: Math.abs(points) });
  }
  return t(`verdict-${judgement.verdict}`, { plies: judgement.plies ?? 0 });
}

/** What the seats are called: by their players, or by what they play. */
export function namesOf({ game, players, steps }: Study): Record<Seat, string> {
  const board = steps[0]?.view.board;
  const count = board?.game === 'kami' ? board.round.mode : 2;
  const seats = Array.from({ length: count }, (_, at) => at + 1);
  return Object.fromEntries(
    seats.map((seat) => {
      const name = players?.[seat - 1] ?? '';
      const role = roleName(game, seat);
      const twice = players?.some((other, at) => other === name && at !== seat - 1);
      return [seat, !name ? role : twice ? `${name} (${role})` : name];
    }),
  );
}

export const sideName = (game: string, side: Side): string => word(game, 'seat', side);

/** Why something cannot be analysed: the server's own words say it best. */
export function refusalText(source: Source, error: unknown): string {
  if (!(error instanceof Problem) || error.code !== 'malformed') return problemText(error);
  const game = source.kind === 'position' ? GAME_NAMES[source.game] : '';
  return `${t('paste-refused', { kind: source.kind, game })} ${error.detail}`;
}
