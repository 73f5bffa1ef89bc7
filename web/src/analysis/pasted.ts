// What a text that somebody pasted is. Whether it is right is for the server to say.

import type { GameId } from '../core/types';
import type { Source } from './address';

/** How the positions of the games look from afar. */
const POSITIONS: readonly [GameId, RegExp][] = [
  ['kamisado', /^(?=.*[1-8ngrykpbo])[1-8ngrykpbo+]+(\/[1-8ngrykpbo+]*)+ /i],
  ['kamon', /^([lcfkwm]\d|[xo.])+(\/([lcfkwm]\d|[xo.])*)+ /],
  ['kami', /^[234] [SLCAOTFI?]+,/],
];

const MOVE = /^([a-h][1-8][a-h][1-8]|left|right)$/;

/** A position, perhaps with moves below it; moves of Kamisado from its start; a record; a link. */
export function readPasted(text: string): Source | undefined {
  const trimmed = text.trim();
  if (/^[[{]/.test(trimmed)) return { kind: 'record', record: trimmed };
  const [, table] = /^https?:\/\/\S+\/table\/(\w+)/.exec(trimmed) ?? [];
  if (table) return { kind: 'table', table };
  const [first = '', ...below] = trimmed.split(/\r?\n/).map((line) => line.trim());
  const game = POSITIONS.find(([, form]) => form.test(`${first} `))?.[0];
  if (game) return { kind: 'position', game, position: first, moves: moves(below.join(' ')) };
  const free = moves(trimmed);
  if (free.length > 0 && free.every((move) => MOVE.test(move)))
    return { kind: 'position', game: 'kamisado', position: undefined, moves: free };
  return undefined;
}

/** Moves between blanks and commas, with or without their numbers. */
const moves = (text: string): string[] =>
  text.split(/[\s,]+/).filter((word) => word && !/^\d+\.*$/.test(word));
