// The steps of a game as a person would record them.

import type { GameModule, MovePart, Names } from '../../games/module';
import type { Seat, Step } from './types';

export interface Entry {
  /** The number of the step it shows. */
  step: number;
  seat: Seat | null;
  /** The round it belongs to, in games that have several. */
  round: number | undefined;
  parts: readonly MovePart[];
}

export function entries(steps: readonly Step[], module: GameModule, names: Names): Entry[] {
  return steps.flatMap((step, at) => {
    const before = steps[at - 1];
    if (!before) return [];
    const seat = step.seat ?? before.view.to_act;
    const parts = module.move({ ...step, seat }, before, names);
    if (parts.length === 0) return [];
    return [{ step: at, seat, round: module.round?.(before.view), parts }];
  });
}

/** A line of the list of moves: what two players did side by side, or something of its own. */
export type Line =
  | { kind: 'round'; round: number }
  | { kind: 'turn'; number: number; first?: Entry; second?: Entry }
  | { kind: 'alone'; entry: Entry }
  | { kind: 'note'; step: number; text: string };

/**
 * The list of moves. In two columns what is drawn stands side by side and what is told in words
 * below it; a line that was told about is finished.
 */
export function lines(moves: readonly Entry[], columns: boolean): Line[] {
  const list: Line[] = [];
  let round: number | undefined;
  let number = 0;
  for (const move of moves) {
    if (move.round !== undefined && move.round !== round) {
      round = move.round;
      number = 0;
      list.push({ kind: 'round', round });
    }
    const drawn = move.parts.filter((part) => 'drawn' in part);
    if (!columns || drawn.length === 0) {
      list.push({ kind: 'alone', entry: move });
      continue;
    }
    const entry = { ...move, parts: drawn };
    const last = list.at(-1);
    if (move.seat === 2 && last?.kind === 'turn' && !last.second) last.second = entry;
    else {
      number += 1;
      const place = move.seat === 2 ? { second: entry } : { first: entry };
      list.push({ kind: 'turn', number, ...place });
    }
    for (const part of move.parts)
      if ('text' in part) list.push({ kind: 'note', step: move.step, text: part.text });
  }
  return list;
}

/** The entries of a game for two as the lines of a score sheet; who moves again stays on theirs. */
export function rows(moves: readonly Entry[]): { first: Entry[]; second: Entry[] }[] {
  const lines: { first: Entry[]; second: Entry[] }[] = [];
  let before: Seat | null = null;
  for (const move of moves) {
    const last = lines.at(-1);
    const fresh = !last || (move.seat === 1 && before !== 1);
    const line = fresh ? { first: [], second: [] } : last;
    if (fresh) lines.push(line);
    line[move.seat === 2 ? 'second' : 'first'].push(move);
    before = move.seat;
  }
  return lines;
}
