// The engines in this browser: loaded once, asked as the server would be.

import type { Answer, Enquiry } from '../core/types';
import { Crew, type Hand } from './crew';

// Without the module, which takes a compiler of its own, there is nothing here and the server is asked.
const [address] = Object.values(
  import.meta.glob<string>('./*.wasm', { query: '?url', import: 'default', eager: true }),
);

/** The most memory of one search, in mebibytes: as on the server, less where there is little. */
const usualMemory = (): number =>
  ((navigator as { deviceMemory?: number }).deviceMemory ?? 8) <= 2 ? 16 : 64;

/** As many searches at once as leave the page a core of its own. */
const searchesAtOnce = (): number => Math.min(4, Math.max(1, navigator.hardwareConcurrency - 1));

/** How often they may break down before nobody asks them any more. */
const BREAKDOWNS = 3;
/** How long a worker without work is kept, in milliseconds. */
const REST = 30_000;

export interface Reply {
  status: number;
  text: string;
}

/** The question was refused: the server may know more. */
export class NotUnderstood extends Error {}

export class Engines {
  readonly #desk: Crew;
  readonly #players: Crew;
  readonly #searches: Crew;

  constructor(start: () => Hand, memory = usualMemory()) {
    // What is looked at never waits for what is thought about, and no player for a search.
    this.#desk = new Crew({ start, most: 1, rest: REST, memory });
    this.#players = new Crew({ start, most: 1, rest: REST, memory });
    this.#searches = new Crew({ start, most: searchesAtOnce(), rest: REST, memory });
  }

  /** Whether they can be relied upon. */
  get work(): boolean {
    const crews = [this.#desk, this.#players, this.#searches];
    return crews.reduce((sum, { breakdowns }) => sum + breakdowns, 0) < BREAKDOWNS;
  }

  /** A question with one answer that takes no time to speak of. */
  async ask(path: string, body: unknown): Promise<Reply> {
    let text = '';
    const status = await this.#desk.ask(path, body, (piece) => (text += piece));
    return { status: status ?? 0, text };
  }

  /** A question that a player thinks about; nothing once the answer is not wanted any more. */
  async think(path: string, body: unknown, signal: AbortSignal): Promise<Reply | undefined> {
    let text = '';
    const status = await this.#players.ask(path, body, (piece) => (text += piece), signal);
    return status === undefined ? undefined : { status, text };
  }

  /** A question whose answer comes in lines that get better; aborting ends the search. */
  async *analyse(enquiry: Enquiry, signal: AbortSignal): AsyncGenerator<Answer> {
    // Whoever stops listening has no need of it any more either.
    const unwanted = new AbortController();
    const stop = (): void => unwanted.abort();
    signal.addEventListener('abort', stop, { once: true });
    const search = (hear: (piece: string) => void): Promise<unknown> =>
      this.#searches.ask('/api/analyses', enquiry, hear, unwanted.signal);
    const reader = new ReadableStream<string>({
      start(pieces) {
        search((piece) => pieces.enqueue(piece)).then(
          () => pieces.close(),
          (error: unknown) => pieces.error(error),
        );
      },
    }).getReader();
    try {
      let rest = '';
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        const complete = (rest + value).split('\n');
        rest = complete.pop() ?? '';
        for (const line of complete) yield JSON.parse(line) as Answer;
      }
      // Only what was not understood has no end of a line.
      if (rest && !signal.aborted) throw new NotUnderstood(rest);
    } finally {
      signal.removeEventListener('abort', stop);
      stop();
    }
  }
}

/** Loads them; nothing where they cannot be had. */
export async function loadEngines(memory?: number): Promise<Engines | undefined> {
  if (!address || typeof WebAssembly !== 'object' || typeof Worker !== 'function') return undefined;
  const module = await WebAssembly.compileStreaming(fetch(address));
  return new Engines(() => {
    const worker = new Worker(new URL('../../worker/engine.ts', import.meta.url), {
      type: 'module',
    });
    worker.postMessage(module);
    return worker as unknown as Hand;
  }, memory);
}
