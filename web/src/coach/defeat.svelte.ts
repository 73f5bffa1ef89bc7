// Where somebody who practises has lost it: the last move after which it was lost, as the engine
// judges the finished game.

import { api } from '../core/api';
import { manifestOf } from '../core/games.svelte';
import type { GameId, Seat, StudyStep, TableId } from '../core/types';
import type { GameModule } from '../../games/module';
import { Review } from '../analysis/review.svelte';
import { changes, turningPoint } from '../analysis/turning';

/** How long the engine may look at the whole game, in milliseconds. */
const PATIENCE = 4000;

/** The move that lost a game, with what was before and came after. */
export interface Moment {
  /** The step the move led to. */
  readonly step: number;
  readonly steps: readonly StudyStep[];
}

export class Defeat {
  moment = $state.raw<Moment>();
  state = $state<'idle' | 'looking' | 'done'>('idle');
  readonly #review = new Review();

  /** Looks for it, once; `count` steps were seen. */
  async find(table: TableId, game: GameId, seat: Seat, module: GameModule): Promise<void> {
    if (this.state !== 'idle') return;
    this.state = 'looking';
    try {
      const record = await api.record(table);
      const [study, { default: analysis }] = await Promise.all([
        api.study({ record }),
        manifestOf(game).analysis(),
      ]);
      await this.#review.ask({ record, question: 'review', millis: PATIENCE });
      const known = { ...module, ...analysis };
      const all = changes(study.steps, this.#review.judged, known);
      const turning = turningPoint(all, [seat]);
      const own = all.findLast((change) => change.seat === seat);
      const step = 'last' in turning ? turning.last : 'step' in turning ? turning.step : own?.step;
      if (step !== undefined) this.moment = { step, steps: study.steps };
    } catch {
      // Whoever wants to know more asks the analysis.
    }
    this.state = 'done';
  }

  stop(): void {
    this.#review.stop();
  }
}
