// Workers that answer questions, one each at a time. A worker that is stopped in the middle of one is
// ended, and one that has nothing to do for a while as well: that gives its memory back.

export interface Question {
  path: string;
  body: string;
  /** The most memory of its tables, in mebibytes. */
  memory: number;
}

/** What a worker is to the crew: `Worker`, and something smaller in tests. */
export interface Hand {
  postMessage(question: Question): void;
  terminate(): void;
  /** Hears pieces of the answer, which are texts, and its status at the end, which is a number. */
  onmessage: ((message: { data: unknown }) => void) | null;
  onerror: ((error: unknown) => void) | null;
}

export interface Terms {
  start(): Hand;
  /** How many work at once; others wait. */
  most: number;
  /** How long one without work is kept, in milliseconds. */
  rest: number;
  memory: number;
}

export class Crew {
  /** How many workers a question was too much for. */
  breakdowns = 0;
  /** Those without work, and when they go. */
  readonly #idle = new Map<Hand, ReturnType<typeof setTimeout>>();
  /** Those who wait for one. */
  readonly #waiting: (() => void)[] = [];
  #working = 0;

  constructor(private readonly terms: Terms) {}

  /**
   * Asks, and returns the status of the answer; nothing once it is not wanted any more. Who asks
   * several at once may want less memory of each.
   */
  async ask(
    path: string,
    body: unknown,
    hear: (piece: string) => void,
    signal?: AbortSignal,
    memory = this.terms.memory,
  ): Promise<number | undefined> {
    if (this.#working >= this.terms.most)
      await new Promise<void>((turn) => this.#waiting.push(turn));
    else this.#working += 1;
    try {
      if (signal?.aborted) return undefined;
      const question = { path, body: JSON.stringify(body), memory };
      return await this.#work(this.#take(), question, hear, signal);
    } finally {
      // Whoever waits takes the place over.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#working -= 1;
    }
  }

  #work(
    hand: Hand,
    question: Question,
    hear: (piece: string) => void,
    signal: AbortSignal | undefined,
  ): Promise<number | undefined> {
    return new Promise((answered, failed) => {
      const stop = (): void => {
        // Some of what it has said may still be on its way.
        hand.onmessage = null;
        hand.terminate();
        answered(undefined);
      };
      signal?.addEventListener('abort', stop, { once: true });
      hand.onmessage = ({ data }) => {
        if (typeof data === 'string') {
          hear(data);
          return;
        }
        signal?.removeEventListener('abort', stop);
        this.#keep(hand);
        answered(data as number);
      };
      hand.onerror = () => {
        signal?.removeEventListener('abort', stop);
        hand.terminate();
        this.breakdowns += 1;
        failed(new Error('the engine broke down'));
      };
      hand.postMessage(question);
    });
  }

  #take(): Hand {
    const [idle] = this.#idle;
    if (!idle) return this.terms.start();
    const [hand, timer] = idle;
    clearTimeout(timer);
    this.#idle.delete(hand);
    return hand;
  }

  #keep(hand: Hand): void {
    const go = (): void => {
      this.#idle.delete(hand);
      hand.terminate();
    };
    this.#idle.set(hand, setTimeout(go, this.terms.rest));
  }
}
