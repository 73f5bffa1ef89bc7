// Random positions before the first move and early in the game, and who wins them: what `kamidana solved` has proven.

import layouts from './layouts.txt?raw';
import openings from './openings.txt?raw';
import type { Side } from './view';

export type Result = Side | 'draw';

export interface Solved {
  readonly position: string;
  /** What best play by both leads to. */
  readonly result: Result;
  /** A move that keeps the win or the draw; none if whoever is to move loses. */
  readonly keeps: string | undefined;
}

const isResult = (word: string | undefined): word is Result =>
  word === 'black' || word === 'white' || word === 'draw';

/** The lines of a file: position, who wins, a move that keeps it or `-`, and what it took to find out. */
export const readSolved = (text: string): Solved[] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [position = '', result, move] = line.split('\t');
      return isResult(result) ? [{ position, result, keeps: move === '-' ? undefined : move }] : [];
    });

/** How many of them end how. */
export function tally(solved: readonly Solved[]): Record<Result, number> {
  const count = { black: 0, white: 0, draw: 0 };
  for (const { result } of solved) count[result] += 1;
  return count;
}

/** Each after six random moves. */
export const OPENINGS: readonly Solved[] = readSolved(openings);

/** Each before the first move. */
export const LAYOUTS: readonly Solved[] = readSolved(layouts);
