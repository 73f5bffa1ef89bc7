// The coach at a board: what the server knows of the choices somebody has, asked once a turn.

import type { Outlook, TableId } from '../core/types';
import { tablesOf } from '../core/tables';

export class Coach {
  /** What everything leads to that can be done after so many steps. */
  #outlook = $state.raw<{ seen: number; outlook: Outlook | null }>();
  /** What a strong player would do after so many steps. */
  #hint = $state.raw<{ seen: number; action: string }>();
  /** What somebody is about to do. */
  considered = $state<string>();
  thinking = $state(false);
  #asked: number | undefined;

  constructor(readonly table: TableId) {}

  outlookAt(seen: number): Outlook | undefined {
    return this.#outlook?.seen === seen ? (this.#outlook.outlook ?? undefined) : undefined;
  }

  hintAt(seen: number): string | undefined {
    return this.#hint?.seen === seen ? this.#hint.action : undefined;
  }

  /** Asks what can be known of a turn; once. Without an answer there is nothing to say. */
  async look(seen: number): Promise<void> {
    if (this.#asked === seen) return;
    this.#asked = seen;
    this.considered = undefined;
    try {
      this.#outlook = await tablesOf(this.table).outlook(this.table);
    } catch {
      this.#asked = undefined;
    }
  }

  async hint(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      this.#hint = await tablesOf(this.table).hint(this.table);
    } finally {
      this.thinking = false;
    }
  }
}
