// A search that goes on page by page.

import { api } from './api';
import { problemText } from './problem-text';
import type { Summary } from './types';

type Query = Parameters<typeof api.tables>[0];

/** One search looks only so far: if it found nothing, it is asked on, but not without end. */
const ATTEMPTS = 5;

export class Pager {
  /** Nothing before the first answer. */
  tables = $state.raw<readonly Summary[]>();
  next = $state<string | null>(null);
  problem = $state('');
  loading = $state(false);
  #search = 0;

  constructor(private readonly keep: (table: Summary) => boolean = () => true) {}

  /** Begins a new search; what an earlier one still finds does not count. */
  async begin(query: Query): Promise<void> {
    this.#search += 1;
    this.tables = undefined;
    this.next = null;
    await this.#read(query, this.#search);
  }

  more(query: Query): Promise<void> {
    return this.#read({ ...query, ...(this.next ? { after: this.next } : {}) }, this.#search);
  }

  async #read(query: Query, search: number): Promise<void> {
    this.loading = true;
    this.problem = '';
    try {
      let after = query.after;
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const found = await api.tables({ ...query, ...(after ? { after } : {}) });
        if (search !== this.#search) return;
        const kept = found.tables.filter(this.keep);
        const before = this.tables ?? [];
        this.next = found.next;
        if (kept.length > 0 || !found.next || attempt === ATTEMPTS - 1) {
          this.tables = [...before, ...kept];
          return;
        }
        after = found.next;
      }
    } catch (error) {
      if (search !== this.#search) return;
      this.problem = problemText(error);
      this.tables ??= [];
    } finally {
      if (search === this.#search) this.loading = false;
    }
  }
}

/** Games that were called off are nothing to look at. */
export const wasPlayed = ({ ending }: Summary): boolean =>
  !ending || !/^(aborted|declined)$/.test(ending.how.how);
