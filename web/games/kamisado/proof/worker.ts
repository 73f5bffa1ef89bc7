// Where a page proves: one task after the other, in the order in which they come.

import { WHITE } from './rules.js';
import { proveLineUps } from './search.js';
import { checkStrategy, Fault } from './strategy.js';

/** Line-ups of White's that Black's has to beat, or the text of a strategy. */
export type Task =
  { readonly lineUp: string; readonly answers: readonly string[] } | { readonly strategy: string };

/** What came of it: with which answer White wins, if with any; what is wrong with the strategy, if anything. */
export interface Report {
  readonly positions: number;
  readonly beatenBy?: string;
  readonly moves?: number;
  readonly fault?: string;
}

export function work(task: Task): Report {
  if ('strategy' in task) {
    try {
      return checkStrategy(task.strategy);
    } catch (error) {
      if (error instanceof Fault) return { positions: 0, fault: error.position };
      throw error;
    }
  }
  let positions = 0;
  for (const answer of task.answers) {
    const proof = proveLineUps(task.lineUp, answer);
    positions += proof.positions;
    if (proof.winner === WHITE) return { positions, beatenBy: answer };
  }
  return { positions };
}

self.onmessage = ({ data }: MessageEvent<Task>): void => self.postMessage(work(data));
