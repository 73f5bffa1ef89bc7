// What a text that somebody pasted is. Whether it is right is for the engines to say.

import { GAMES } from '../../games';
import type { Source } from './address';

/** A position, perhaps with moves below it; moves from a game's usual start; a record; a link. */
export function readPasted(text: string): Source | undefined {
  const trimmed = text.trim();
  if (/^[[{]/.test(trimmed)) return { kind: 'record', record: trimmed };
  const [, table] = /^https?:\/\/\S+\/table\/(\w+)/.exec(trimmed) ?? [];
  if (table) return { kind: 'table', table };
  const [first = '', ...below] = trimmed.split(/\r?\n/).map((line) => line.trim());
  const game = GAMES.find(({ position }) => position?.test(`${first} `))?.id;
  if (game) return { kind: 'position', game, position: first, moves: moves(below.join(' ')) };
  const free = moves(trimmed);
  const begun = GAMES.find((one) => free.length > 0 && free.every((move) => one.moves?.test(move)));
  if (begun) return { kind: 'position', game: begun.id, position: undefined, moves: free };
  return undefined;
}

/** Moves between blanks and commas, with or without their numbers. */
const moves = (text: string): string[] =>
  text.split(/[\s,]+/).filter((word) => word && !/^\d+\.*$/.test(word));
