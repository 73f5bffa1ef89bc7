// Who sits at a table: what they are called, and whose face they have.

import type { Portrayed } from '../../boards/portrait';
import { t } from './i18n.svelte';
import { isYou, personName } from './people';
import type { GameId, Seat, Sitter, Summary, TableState, Wish } from './types';

/** How many levels computers have. */
export const LEVELS = 8;
/** So many of one level can sit at a table with somebody. */
const ALIKE = 3;

/** A seat and who is there or wanted there. */
interface Chair {
  readonly sitter: Sitter | null | undefined;
  readonly wish: Wish | undefined;
}

/**
 * What a computer is called: by its level, and where several of a level sit at a table, by which of
 * them it is. Games whose computers have no names say the level.
 */
export const computerName = (game: GameId, level: number, nth = 0): string =>
  (nth > 0 && t(`${game}-player-${level}-${nth + 1}`)) ||
  t(`${game}-player-${level}`) ||
  t('seat-machine', { level });

/** Which computer has this name in a record, if one has. */
export function computerNamed(game: GameId, name: string): Portrayed | undefined {
  for (let level = 1; level <= LEVELS; level += 1)
    for (let nth = 0; nth < ALIKE; nth += 1)
      if (computerName(game, level, nth) === name) return { kind: 'computer', level, nth };
  return undefined;
}

/** How a computer of the level plays, in a sentence; empty if there is none. */
export const computerAbout = (game: GameId, level: number): string =>
  t(`${game}-player-${level}-about`);

/** Where a level stands among all. */
export const levelText = (level: number): string => t('seat-level', { level, levels: LEVELS });

/** What a seat is called in its game: Black and White, or a number. */
export const roleName = (game: GameId, seat: Seat): string =>
  t(`${game}-seat-${seat}`) || t('seat-number', { seat });

const levelOf = ({ sitter, wish }: Chair): number | undefined => {
  if (sitter) return sitter.kind === 'machine' ? sitter.level : undefined;
  return wish?.kind === 'level' ? wish.level : undefined;
};

/** How many computers of the same level sit before this one. */
function nthOf(chairs: readonly Chair[], at: number): number {
  const level = chairs[at] && levelOf(chairs[at]);
  return chairs.slice(0, at).filter((other) => level !== undefined && levelOf(other) === level)
    .length;
}

function nameOf(game: GameId, chairs: readonly Chair[], at: number): string {
  const { sitter, wish } = chairs[at] ?? { sitter: null, wish: undefined };
  if (sitter?.kind === 'machine') return computerName(game, sitter.level, nthOf(chairs, at));
  // Around one device everybody has a name of their own.
  if (wish?.kind === 'me' && wish.name) return wish.name;
  if (sitter?.account === 'bot') return t('seat-bot', { name: sitter.name });
  if (sitter) return personName(sitter);
  if (!wish) return t('seat-free');
  return wish.kind === 'asked' ? personName(wish) : t(`wish-${wish.kind}`);
}

function portrayedOf(chairs: readonly Chair[], at: number): Portrayed | undefined {
  const { sitter, wish } = chairs[at] ?? {};
  if (!sitter) return undefined;
  if (sitter.kind === 'machine')
    return { kind: 'computer', level: sitter.level, nth: nthOf(chairs, at) };
  const name = (wish?.kind === 'me' && wish.name) || personName(sitter);
  return { kind: sitter.account === 'bot' ? 'bot' : 'person', name };
}

/** One of several who are called the same; whoever has no name but "you" is called by the role. */
function byRole(game: GameId, name: string, seat: Seat): string {
  const role = roleName(game, seat);
  return isYou(name) ? role : `${name} (${role})`;
}

/** Names, seat 1 first; those that stand there twice, with the role of the seat. */
export const toldApart = (game: GameId, given: readonly string[]): string[] =>
  given.map((name, at) => {
    const twice = given.some((other, place) => place !== at && other === name);
    return name && twice ? byRole(game, name, at + 1) : name;
  });

/** Who sits or is wanted where, by name, seat 1 first; whoever sits twice is told apart by role. */
function namesOf(game: GameId, chairs: readonly Chair[]): string[] {
  const given = chairs.map((_, at) => nameOf(game, chairs, at));
  const sits = (at: number): boolean => !!chairs[at]?.sitter;
  return given.map((name, at) => {
    const twice = given.some((other, place) => place !== at && other === name && sits(place));
    return twice && sits(at) ? byRole(game, name, at + 1) : name;
  });
}

const chairsOf = ({ wishes, sitters }: Summary): Chair[] =>
  wishes.map((wish, at) => ({ wish, sitter: sitters[at] }));

/** The players' names by seat. */
export const names = ({ game, seats }: TableState): Record<Seat, string> =>
  Object.fromEntries(namesOf(game, seats).map((name, at) => [seats[at]?.seat ?? at + 1, name]));

/** Whose face belongs to which seat; nobody's where nobody sits. */
export const portrayed = ({ seats }: TableState): Readonly<Record<Seat, Portrayed | undefined>> =>
  Object.fromEntries(seats.map(({ seat }, at) => [seat, portrayedOf(seats, at)]));

/** The players of a table in a list, seat 1 first. No guest is taken there for a member. */
export const summaryNames = (table: Summary): string[] =>
  namesOf(table.game, chairsOf(table)).map((name, at) => {
    const sitter = table.sitters[at];
    const isGuest = sitter?.kind === 'person' && sitter.nickname === name;
    return isGuest ? t('person-guest-named', { name }) : name;
  });
