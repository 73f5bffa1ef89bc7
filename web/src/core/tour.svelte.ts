// Several players at one device look at their cards in turn before a round begins, so that nobody can
// tell from who holds the device which of them is asked something in secret.

import type { LooksFirst } from '../../games/module';
import type { Seat } from './types';

export class Tour {
  #left = $state.raw<readonly Seat[]>([]);
  #begun = false;

  /** Who takes the device next; nobody if the round goes on as usual. */
  get next(): Seat | undefined {
    return this.#left[0];
  }

  /** What is known now: `undefined` as soon as something has happened that everybody saw. */
  follow(looks: LooksFirst | undefined, yours: readonly Seat[]): void {
    if (!looks) {
      this.#begun = false;
      this.#left = [];
    } else if ((looks.asked || looks.answers > 0) && !this.#begun) {
      // Also if the page was loaded again in the middle: nobody can tell who had looked already.
      this.#begun = true;
      this.#left = looks.seats.filter((seat) => yours.includes(seat));
    }
  }

  /** Whoever has the device has seen enough, or has answered. */
  looked(): void {
    this.#left = this.#left.slice(1);
  }
}
