// One step of a course while somebody is at it: the engines say what a move leads to, the goals
// say whether that was wanted.

import type { LearnModule } from '../../games/module';
import { api } from '../core/api';
import type { GameId, Seat, Study, StudyQuestion, View } from '../core/types';
import { reaches, type Step } from './course';
import { seenBy } from './seen';

/** How long a move is looked at before the next thing happens, in milliseconds. */
const LOOK = 900;

export interface World {
  study(question: StudyQuestion): Promise<Study>;
  pause(milliseconds: number): Promise<void>;
}

const REAL: World = {
  study: (question) => api.study(question),
  pause: (milliseconds) => new Promise((over) => setTimeout(over, milliseconds)),
};

export class Lesson {
  view = $state.raw<View>();
  /** How many goals are reached. */
  reached = $state(0);
  /** Whether the last move was a wrong one. */
  wrong = $state(false);
  /** Whether something is being asked or shown. */
  busy = $state(true);
  problem = $state.raw<unknown>();
  refusals = $state(0);
  /** Where the learner sits. */
  seat = $state<Seat>(1);
  #moves: string[] = [];

  constructor(
    readonly game: GameId,
    readonly step: Step,
    private readonly learn: Pick<LearnModule, 'seenBy'>,
    private readonly world: World = REAL,
  ) {}

  get solved(): boolean {
    return this.reached === this.step.goals.length;
  }

  /** Shows the position, from the beginning if there was something. */
  begin(): Promise<void> {
    this.#moves = [];
    this.reached = 0;
    this.wrong = false;
    return this.#try(async () => {
      const first = (await this.#after(this.step.moves ?? [])).at(-1);
      this.seat = first?.to_act ?? 1;
      this.#show(first);
      this.#moves.push(...(this.step.moves ?? []));
    });
  }

  play(action: string): Promise<void> {
    const goal = this.step.goals[this.reached];
    const before = this.view;
    if (!goal || this.busy) return Promise.resolve();
    return this.#try(async () => {
      const [after] = await this.#after([action]);
      if (!after) return;
      this.#show(after);
      this.wrong = !reaches(goal, { action, after });
      if (this.wrong) {
        await this.world.pause(LOOK);
        this.view = before;
        return;
      }
      this.#moves.push(action);
      const { replies = [] } = goal;
      for (const view of replies.length > 0 ? await this.#after(replies) : []) {
        await this.world.pause(LOOK);
        this.#show(view);
      }
      this.#moves.push(...replies);
      this.reached += 1;
    });
  }

  /** Makes the next right move for the learner. */
  help(): Promise<void> {
    return this.play(this.step.goals[this.reached]?.solution ?? '');
  }

  async #try(something: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = undefined;
    try {
      await something();
    } catch (error) {
      this.problem = error;
      this.refusals += 1;
    }
    this.busy = false;
  }

  /** The views after each of these moves; the present one if there are none. */
  async #after(moves: readonly string[]): Promise<View[]> {
    const { steps } = await this.world.study({
      game: this.game,
      position: this.step.position,
      moves: [...this.#moves, ...moves],
    });
    return steps.slice(-Math.max(moves.length, 1)).map(({ view }) => view);
  }

  #show(view: View | undefined): void {
    this.view = view && seenBy(view, this.seat, this.step.position, this.learn);
  }
}
