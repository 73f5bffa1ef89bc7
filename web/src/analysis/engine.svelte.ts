// What an engine thinks of the moves of one position after the other, and of the best line.

import type { Answer, Enquiry, JudgedMove, Judgement } from '../core/types';
import { consult } from './consult';

/** A position to ask about. */
export type Asked =
  | { game: string; position?: string | undefined; moves: readonly string[] }
  | { record: string; ply: number };

interface Known {
  moves: readonly JudgedMove[];
  millis: number;
  done: boolean;
}

/** The longest time an engine thinks. */
export const LONGEST = 30_000;

export class Engine {
  moves = $state.raw<readonly JudgedMove[]>([]);
  state = $state<'idle' | 'thinking' | 'stopped' | 'done'>('idle');
  problem = $state.raw<unknown>();
  #search: AbortController | undefined;
  readonly #known = new Map<string, Known>();

  /** Judges the moves of a position; what is known of it already is there at once. */
  async ask(asked: Asked, millis: number): Promise<void> {
    this.stop();
    const key = JSON.stringify(asked);
    const known = this.#known.get(key);
    this.problem = undefined;
    this.moves = known?.moves ?? [];
    if (known?.done && (known.millis >= millis || isSettled(known.moves))) {
      this.state = 'done';
      return;
    }
    this.state = 'thinking';
    const search = (this.#search = new AbortController());
    try {
      for await (const { moves = [], done } of consult(
        { ...asked, question: 'moves', millis },
        search.signal,
      )) {
        if (search.signal.aborted) return;
        // What a longer look knew before is not forgotten while a new one begins.
        if (moves.length > 0 && (done || certainty(moves) >= certainty(this.moves)))
          this.moves = moves;
        this.#known.set(key, { moves: this.moves, millis, done });
        if (done) this.state = 'done';
      }
    } catch (error) {
      if (search.signal.aborted) return;
      this.problem = error;
      this.state = 'stopped';
    }
  }

  /** Thinks on: longer than the last time. */
  async goOn(asked: Asked, millis: number): Promise<void> {
    const known = this.#known.get(JSON.stringify(asked));
    const longer = known?.done ? Math.max(millis, 2 * known.millis) : millis;
    await this.ask(asked, Math.min(LONGEST, longer));
  }

  stop(): void {
    this.#search?.abort();
    if (this.state === 'thinking') this.state = 'stopped';
  }

  /** Another position, about which nothing is asked for now. */
  rest(asked: Asked): void {
    this.stop();
    const known = this.#known.get(JSON.stringify(asked));
    this.moves = known?.moves ?? [];
    this.problem = undefined;
    this.state = known?.done ? 'done' : 'idle';
  }
}

const certainty = (moves: readonly JudgedMove[]): number =>
  moves.filter(({ kind }) => kind === 'proven').length;

/** Whether more thinking cannot change anything. */
export const isSettled = (moves: readonly JudgedMove[]): boolean =>
  moves.length > 0 && moves.every(({ kind }) => kind === 'proven');

/** What the judgements of all moves say of the position; proven only if it follows from them. */
export function positionOf(moves: readonly JudgedMove[]): Judgement {
  const best = moves[0];
  if (!best) return { kind: 'unknown' };
  const { action: _, ...judgement } = best;
  if (judgement.kind !== 'proven') return judgement;
  const won = 'verdict' in judgement && judgement.verdict === 'win';
  return won || isSettled(moves) ? judgement : { kind: 'unknown' };
}

/** The last answer to a question that has only one. */
export async function solve(enquiry: Enquiry, signal: AbortSignal): Promise<Answer | undefined> {
  let last: Answer | undefined;
  for await (const answer of consult(enquiry, signal)) last = answer;
  return last;
}
