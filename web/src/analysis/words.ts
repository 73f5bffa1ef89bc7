// Judgements and names in words.

import type { Portrayed } from '../../boards/portrait';
import type { GameModule, Names } from '../../games/module';
import { Problem } from '../core/api';
import { gameName, roleName } from '../core/describe';
import { t } from '../core/i18n.svelte';
import { personName, recordedName } from '../core/people';
import { computerNamed, toldApart } from '../core/players';
import { problemText, withDetail } from '../core/problem-text';
import type { Judgement, Seat, Study } from '../core/types';
import type { Source } from './address';

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

/** Whoever has played a game of their own in this browser is "you" there, and nowhere else. */
const playerName = (name: string, own: boolean): string =>
  own ? personName({ name }) : recordedName(name);

/** What the seats are called: by their players, or by what they play. */
export function namesOf(
  { game, players, steps }: Study,
  module: GameModule,
  own: boolean,
): Record<Seat, string> {
  const view = steps[0]?.view;
  const seats = (view ? module.sides(view) : []).map((_, at) => at + 1);
  const given = toldApart(
    game,
    seats.map((seat) => playerName(players?.[seat - 1] ?? '', own)),
  );
  return Object.fromEntries(seats.map((seat) => [seat, given[seat - 1] || roleName(game, seat)]));
}

/** Whose face belongs to which seat: that of a computer, an initial, or the number of the seat. */
export function portrayedIn(
  { game, players }: Study,
  names: Names,
  own: boolean,
): Record<Seat, Portrayed> {
  return Object.fromEntries(
    Object.keys(names).map((seat) => {
      const name = players?.[Number(seat) - 1] ?? '';
      const person = playerName(name, own) || seat;
      return [seat, computerNamed(game, name) ?? { kind: 'person', name: person }];
    }),
  );
}

/** What of a position is wrong: the server's sentence begins with the part, or with the move. */
function wrongPart(source: Source, { detail }: Problem): string {
  const [about = ''] = detail.split(': ', 1);
  if (source.kind !== 'position') return '';
  if (source.moves.includes(about)) return t('paste-move', { move: about });
  const part = t(`${source.game}-part-${about}`);
  return part ? t('paste-part', { part }) : '';
}

/** Why something cannot be analysed. */
export function refusalText(source: Source, error: unknown): string {
  if (!(error instanceof Problem) || error.code !== 'malformed') return problemText(error);
  const game = source.kind === 'position' ? gameName(source.game) : '';
  const said = [t('paste-refused', { kind: source.kind, game }), wrongPart(source, error)];
  return withDetail(said.filter(Boolean).join(' '), error);
}
