// The engines in this browser: loaded once, asked as the server would be.

import type { Answer, Enquiry } from '../core/types';
import { Crew, type Hand } from './crew';
import { whole } from './shares';

// Without the module, which takes a compiler of its own, there is nothing here and the server is asked.
const [address] = Object.values(
  import.meta.glob<string>('./*.wasm', { query: '?url', import: 'default', eager: true }),
);

/** The most memory of one search, in mebibytes: as on the server, less where there is little. */
const usualMemory = (): number =>
  ((navigator as { deviceMemory?: number }).deviceMemory ?? 8) <= 2 ? 16 : 64;

/** As many searches at once as leave the page a core of its own. */
const searchesAtOnce = (cores: number): number => Math.min(4, Math.max(1, cores - 1));

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
  /** How many judge the moves of one position together. */
  readonly #together: number;

  constructor(
    start: () => Hand,
    private readonly memory = usualMemory(),
    cores = navigator.hardwareConcurrency,
  ) {
    // What is looked at never waits for what is thought about, and no player for a search.
    this.#desk = new Crew({ start, most: 1, rest: REST, memory });
    this.#players = new Crew({ start, most: 1, rest: REST, memory });
    const most = searchesAtOnce(cores);
    this.#searches = new Crew({ start, most, rest: REST, memory });
    // Somebody may ask something else meanwhile.
    this.#together = Math.max(1, most - 1);
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
    const search = (hear: (answer: Answer) => void): Promise<unknown> =>
      this.#search(enquiry, hear, unwanted.signal);
    const reader = new ReadableStream<Answer>({
      start(answers) {
        search((answer) => answers.enqueue(answer)).then(
          () => answers.close(),
          (error: unknown) => {
            // What the other shares would still say, nobody hears.
            stop();
            answers.error(error);
          },
        );
      },
    }).getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        yield value;
      }
    } finally {
      signal.removeEventListener('abort', stop);
      stop();
    }
  }

  /** Searches with one worker, or judges moves with several, which share the memory of one. */
  async #search(
    enquiry: Enquiry,
    hear: (answer: Answer) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const of = enquiry.question === 'moves' ? this.#together : 1;
    if (of === 1) return this.#lines(enquiry, hear, signal, this.memory);
    const found = new Array<Answer | undefined>(of).fill(undefined);
    const shares = found.map((_, part) => {
      const heard = (answer: Answer): void => {
        found[part] = answer;
        const all = whole(found);
        if (all) hear(all);
      };
      const memory = Math.ceil(this.memory / of);
      return this.#lines({ ...enquiry, share: { part, of } }, heard, signal, memory);
    });
    await Promise.all(shares);
  }

  async #lines(
    enquiry: Enquiry,
    hear: (answer: Answer) => void,
    signal: AbortSignal,
    memory: number,
  ): Promise<void> {
    let rest = '';
    const read = (piece: string): void => {
      const complete = (rest + piece).split('\n');
      rest = complete.pop() ?? '';
      for (const line of complete) hear(JSON.parse(line) as Answer);
    };
    await this.#searches.ask('/api/analyses', enquiry, read, signal, memory);
    // Only what was not understood has no end of a line.
    if (rest && !signal.aborted) throw new NotUnderstood(rest);
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
