// A whole game judged position by position, from the last to the first.

import type { Enquiry } from '../core/types';
import { consult } from './consult';
import type { Judged } from './turning';

/** How long the engine looks at a whole game that nobody has asked about, in milliseconds. */
export const PATIENCE = 4000;

export class Review {
  /** What is known of the position after so many moves. */
  judged = $state.raw<ReadonlyMap<number, Judged>>(new Map());
  state = $state<'idle' | 'running' | 'stopped' | 'done'>('idle');
  problem = $state.raw<unknown>();
  /** How long it has looked, or may look. */
  millis = 0;
  #search: AbortController | undefined;

  async ask(enquiry: Enquiry): Promise<void> {
    this.forget();
    this.state = 'running';
    this.millis = enquiry.millis ?? PATIENCE;
    const search = (this.#search = new AbortController());
    try {
      for await (const { ply, seat, answer } of consult(enquiry, search.signal)) {
        if (search.signal.aborted) return;
        if (ply !== undefined && seat && answer)
          this.judged = new Map(this.judged).set(ply, { seat, answer });
      }
      if (!search.signal.aborted) this.state = 'done';
    } catch (error) {
      if (search.signal.aborted) return;
      this.problem = error;
      this.state = 'stopped';
    }
  }

  /** The game has changed: what was found is not about it any more. */
  forget(): void {
    this.stop();
    this.problem = undefined;
    this.judged = new Map();
    this.state = 'idle';
  }

  stop(): void {
    this.#search?.abort();
    if (this.state === 'running') this.state = 'stopped';
  }
}
