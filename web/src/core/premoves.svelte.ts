// What a player plans for their next turn while others still think, in games with a clock. Which
// plan is possible only the server says, with the choices of that turn: until then anything can be
// planned, and what has become impossible is dropped.

import { actionsOf } from '../../boards/board';
import type { GameModule } from '../../games/module';
import { settings } from './settings.svelte';
import type { TableState } from './types';

type Knows = GameModule | undefined;

/** Something that was done with plans, and how many steps had been taken then. */
interface Noted {
  readonly actions: readonly string[];
  readonly seen: number;
}

/** Whether who looks plays there with a clock and can plan their turns. */
export function canPlan({ stage, time, yours }: TableState, game: Knows): boolean {
  // Days are too long to be planned on a page that may be closed.
  const isLive = time.kind !== 'none' && time.kind !== 'correspondence';
  const isPlayed = stage === 'running' && yours.length === 1 && isLive;
  return isPlayed && settings.premoves && game?.premove !== undefined;
}

export class Premoves {
  /** In the order in which they were planned. */
  planned = $state.raw<readonly string[]>([]);
  /** What was played just now. */
  played = $state.raw<Noted>();
  /** What could not be. */
  dropped = $state.raw<Noted>();
  /** They are for the turn after this step, in this round. */
  #seen = 0;
  #round: number | undefined;

  /** Whether something can be planned now; `sending` says that the player has just moved. */
  isOpen(state: TableState, game: Knows, sending: boolean): boolean {
    const { view, yours } = state;
    if (!view || view.outcome.state !== 'unknown' || !canPlan(state, game)) return false;
    return view.to_act !== yours[0] || sending;
  }

  /** Plans this, in place of another plan for the same piece; a plan that is there is called off. */
  plan(action: string, { seen, view }: TableState, game: GameModule): void {
    // It is on its way.
    if (this.played?.seen === seen && this.played.actions.includes(action)) return;
    const piece = (one: string): string | undefined => game.premove?.(one);
    const others = this.planned.filter((one) => piece(one) !== piece(action));
    this.planned = this.planned.includes(action) ? others : [...others, action];
    this.dropped = undefined;
    this.#seen = seen;
    this.#round = view ? game.round?.(view) : undefined;
  }

  cancel(): void {
    this.planned = [];
  }

  /** What is to be played now. All plans are for one turn: when it comes, they are gone. */
  due(state: TableState, game: Knows): string | undefined {
    const { planned } = this;
    const { seen, view, yours } = state;
    if (planned.length === 0) return undefined;
    if (!view || !canPlan(state, game)) {
      this.cancel();
      return undefined;
    }
    // Taken back, or a new round: they were made for another board.
    const isOther = seen < this.#seen || game?.round?.(view) !== this.#round;
    if (!isOther && (seen === this.#seen || view.to_act !== yours[0])) return undefined;
    this.cancel();
    const possible = isOther ? [] : actionsOf(view.choices);
    const action = planned.find((one) => possible.includes(one));
    if (action === undefined) this.drop(planned, seen);
    else this.played = { actions: [action], seen };
    return action;
  }

  /** Says that these cannot be played. */
  drop(actions: readonly string[], seen: number): void {
    this.played = undefined;
    this.dropped = { actions, seen };
  }

  /** What the board shows as planned when so many steps are shown: also what is on its way. */
  shownAt(step: number): readonly string[] {
    const { played, planned } = this;
    return played && step <= played.seen ? [...played.actions, ...planned] : planned;
  }
}
