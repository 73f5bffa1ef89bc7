// Small pictures of tables: whoever shows one asks for it here, and all are asked for together.

import { SvelteMap } from 'svelte/reactivity';
import { ownTables } from './own-tables.svelte';
import { socket } from './session.svelte';
import { isHere } from './tables';
import type { Glimpse, TableId } from './types';

/** The server shows no more of them at once. */
const MOST = 24;
/** Finished games that are remembered: they look the same for ever. */
const KEPT = 200;

class Glimpses {
  readonly #seen = new SvelteMap<TableId, Glimpse>();
  /** How many show each table; those asked for last stand last. */
  readonly #wanted = new Map<TableId, number>();
  #asked = '';
  #soon = false;

  constructor() {
    socket.onGlimpse((glimpse) => {
      this.#seen.set(glimpse.table, glimpse);
      if (glimpse.stage === 'over') this.#ask();
    });
  }

  /** How a table looks, as far as that is known. */
  of(table: TableId): Glimpse | undefined {
    return isHere(table) ? ownTables.glimpse(table) : this.#seen.get(table);
  }

  /** Shows a table until the answer is called. */
  show(table: TableId): () => void {
    if (isHere(table)) return () => undefined;
    const before = this.#wanted.get(table) ?? 0;
    this.#wanted.delete(table);
    this.#wanted.set(table, before + 1);
    this.#ask();
    return () => {
      const left = (this.#wanted.get(table) ?? 1) - 1;
      if (left > 0) this.#wanted.set(table, left);
      else this.#wanted.delete(table);
      this.#ask();
    };
  }

  /** Asks once for all that appear or go at the same time. */
  #ask(): void {
    if (this.#soon) return;
    this.#soon = true;
    setTimeout(() => {
      this.#soon = false;
      this.#forget();
      const open = [...this.#wanted.keys()].filter((id) => this.#seen.get(id)?.stage !== 'over');
      const tables = open.slice(-MOST);
      const asked = [...tables].sort().join();
      if (asked === this.#asked) return;
      this.#asked = asked;
      socket.glimpse(tables);
    }, 20);
  }

  /** What nobody shows any more is out of date, unless it is over. */
  #forget(): void {
    for (const [table, { stage }] of this.#seen) {
      const over = stage === 'over' && this.#seen.size <= KEPT;
      if (!over && !this.#wanted.has(table)) this.#seen.delete(table);
    }
  }
}

export const glimpses = new Glimpses();
