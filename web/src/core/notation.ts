// The steps of a game as a person would record them.

import type { GameModule, MovePart, Names } from '../../games/module';
import type { Seat, Step } from './types';

export interface Entry {
  /** The number of the step it shows. */
  step: number;
  seat: Seat | null;
  parts: readonly MovePart[];
}

export function entries(steps: readonly Step[], module: GameModule, names: Names): Entry[] {
  return steps.flatMap((step, at) => {
    const before = steps[at - 1];
    if (!before) return [];
    const seat = step.seat ?? before.view.to_act;
    return [{ step: at, seat, parts: module.move({ ...step, seat }, before, names) }];
  });
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
