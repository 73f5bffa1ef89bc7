// Whether this browser can answer by itself what the server is asked otherwise. The engines are loaded
// when something is asked that they know, and never with a page.

import type { Engines, Reply } from '../engine/engines';

/** After how many milliseconds it is tried again to load them. */
const AGAIN = 30_000;

type Load = () => Promise<Engines | undefined>;

const load: Load = async () => (await import('../engine/engines')).loadEngines();

export class Local {
  #engines: Engines | undefined;
  #loading: Promise<void> | undefined;

  constructor(private readonly load: Load) {}

  /** The engines, if they are here within so many milliseconds. They go on loading otherwise. */
  async engines(patience = 0): Promise<Engines | undefined> {
    this.#loading ??= this.load()
      .then((engines) => void (this.#engines = engines))
      // What could not be loaded now may be had later.
      .catch(() => void setTimeout(() => (this.#loading = undefined), AGAIN));
    if (!this.#engines && patience > 0) {
      const enough = new Promise<void>((over) => setTimeout(over, patience));
      await Promise.race([this.#loading, enough]);
    }
    return this.#engines?.work ? this.#engines : undefined;
  }

  /** What they answer; nothing if they are not here in time or broke down over it. */
  async answer(path: string, body: unknown, patience = 0): Promise<Reply | undefined> {
    try {
      return await (await this.engines(patience))?.ask(path, body);
    } catch {
      return undefined;
    }
  }
}

export const local = new Local(load);
