// Where somebody who practises has lost it: the last move after which it was lost, as the engine
// judges the finished game.

import { api } from '../core/api';
import { t } from '../core/i18n.svelte';
import { manifestOf } from '../core/games.svelte';
import { showProblem } from '../core/problem-text';
import { router } from '../core/router.svelte';
import type { GameId, Seat, StudyStep, TableId } from '../core/types';
import type { GameModule, Reader } from '../../games/module';
import { PATIENCE, Review } from '../analysis/review.svelte';
import { changes, turningPoint } from '../analysis/turning';
import { tablePath, tablesOf } from '../core/tables';

/** The move that lost a game, with what was before and came after. */
export interface Moment {
  /** The step the move led to. */
  readonly step: number;
  readonly steps: readonly StudyStep[];
}

export class Defeat {
  moment = $state.raw<Moment>();
  busy = $state(false);
  state = $state<'idle' | 'looking' | 'done'>('idle');
  readonly #review = new Review();

  /** Looks for it, once. */
  async find(table: TableId, game: GameId, seat: Seat, module: GameModule): Promise<void> {
    if (this.state !== 'idle') return;
    this.state = 'looking';
    try {
      const record = await tablesOf(table).record(table);
      const [study, { default: analysis }] = await Promise.all([
        api.study({ record }),
        manifestOf(game).analysis(),
      ]);
      await this.#review.ask({ record, question: 'review', millis: PATIENCE });
      const known = { ...module, ...analysis };
      const all = changes(study.steps, this.#review.judged, known);
      const turning = turningPoint(all, [seat]);
      const own = all.findLast((change) => change.seat === seat);
      const found = 'step' in turning ? turning.step : undefined;
      // Where nothing is proven and nothing hidden, the last move is the one to look at.
      const step = found ?? (module.withoutSecrets ? undefined : own?.step);
      if (step !== undefined) this.moment = { step, steps: study.steps };
    } catch {
      // Whoever wants to know more asks the analysis.
    }
    this.state = 'done';
  }

  /** Plays it once more from before that move, at a table of its own. */
  async again(table: TableId): Promise<void> {
    if (!this.moment || this.busy) return;
    this.busy = true;
    try {
      const { id } = await tablesOf(table).again(table, this.moment.step - 1);
      router.go(tablePath(id));
    } catch (error) {
      showProblem(error);
    }
    this.busy = false;
  }

  /** What is to be said of it. */
  text(module: GameModule, reader: Reader): string {
    const { moment } = this;
    if (this.state !== 'done') return t('coach-looking');
    if (!moment) return t('coach-lost-unknown');
    const told = module.coach?.lost?.(moment.steps, moment.step, reader);
    const { action } = moment.steps[moment.step] ?? {};
    const before = moment.steps[moment.step - 1];
    const move = action && before ? module.action(action, before.view) : '';
    return told || t('coach-lost', { move });
  }

  stop(): void {
    this.#review.stop();
  }
}
