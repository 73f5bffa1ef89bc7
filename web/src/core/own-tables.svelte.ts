// The tables that this browser keeps, for lists: what they are is known without any engine.

import { session } from './session.svelte';
import { isHere, ownHouse } from './tables';
import type { Row } from '../local/store';
import type { Glimpse, Seat, Summary, TableId } from './types';

class OwnTables {
  /** Those that changed last first. */
  rows = $state.raw<readonly Row[]>([]);
  /** Whether it is known what there is. */
  known = $state(false);
  #listens = false;

  readonly running = $derived(
    this.rows.flatMap(({ summary }) => (summary.stage === 'running' ? [summary] : [])),
  );

  glimpse(id: TableId): Glimpse | undefined {
    return this.rows.find((row) => row.id === id)?.glimpse;
  }

  async refresh(): Promise<void> {
    try {
      // Most visitors have none, and nothing has to be loaded to know that.
      if (localStorage.getItem('kamidana-tables') !== null) await this.#read();
    } catch {
      // A browser that keeps nothing has none.
    }
    this.known = true;
  }

  async #read(): Promise<void> {
    const house = await ownHouse();
    if (!this.#listens) house.onChange(() => void this.refresh());
    this.#listens = true;
    this.rows = await house.rows();
  }
}

export const ownTables = new OwnTables();

/** The seats that whoever looks at a list holds at a table of it. */
export const ownSeats = ({ id, sitters }: Summary): Seat[] =>
  sitters.flatMap((sitter, at) =>
    sitter?.kind === 'person' && (isHere(id) || sitter.id === session.me?.id) ? [at + 1] : [],
  );
