// Who wins after each first move from the usual start, and how: what `kamidana solved` has proven.

import text from './first-moves.txt?raw';

export const START = 'OBPKYRGN/8/8/8/8/8/8/ngrykpbo b - 1 0-0';

export interface FirstMove {
  /** Whether Black, who makes it, wins. */
  readonly wins: boolean;
  /** Best play by both from here to the end, the move itself first. */
  readonly line: readonly string[];
}

/** By the move. */
export const FIRST_MOVES: ReadonlyMap<string, FirstMove> = new Map(
  text
    .trim()
    .split('\n')
    .map((entry) => {
      const [winner, , ...line] = entry.split(' ');
      return [line[0] ?? '', { wins: winner === 'Black', line }];
    }),
);
