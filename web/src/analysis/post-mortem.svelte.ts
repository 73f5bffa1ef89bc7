// A game that is over: where it turned, and which moves cost something.

import { t } from '../core/i18n.svelte';
import type { Judgement } from '../core/types';
import { from, type Desk } from './desk.svelte';
import { PATIENCE, Review } from './review.svelte';
import { changes, cost, isMistake, losers, turningPoint, type Known } from './turning';

/** A sign beside a move, and what it means. */
interface Sign {
  sign: string;
  text: string;
  strong?: boolean;
}

export class PostMortem {
  readonly review = new Review();
  readonly #desk: Desk;
  readonly #known: () => Known;

  constructor(desk: Desk, known: () => Known) {
    this.#desk = desk;
    this.#known = known;
  }

  readonly #losers = $derived.by(() =>
    this.#desk.study ? losers(this.#desk.study, this.#known()) : [],
  );
  /** Whether there is somebody who has lost. */
  readonly isDecided = $derived.by(() => this.#losers.length > 0);

  readonly #changed = $derived.by(() =>
    this.review.judged.size > 0
      ? changes(this.#desk.study?.steps ?? [], this.review.judged, this.#known())
      : [],
  );
  readonly turning = $derived.by(() =>
    this.review.state === 'done' ? turningPoint(this.#changed, this.#losers) : undefined,
  );
  /** The moves that are proven to have cost something, in their order. */
  readonly mistakes = $derived.by(() =>
    this.#changed.filter(isMistake).map((change) => {
      const points = cost(change);
      const text = points > 0 ? t('mark-cost', { points }) : t('mark-mistake');
      return { ...change, sign: points > 0 ? `−${points}` : '?', text };
    }),
  );

  /** What stands beside the moves; nothing beside those that are tried out. */
  readonly marks = $derived.by((): ReadonlyMap<number, Sign> => {
    const { turning } = this;
    const signs = new Map<number, Sign>(this.mistakes.map((mistake) => [mistake.step, mistake]));
    if (turning && 'step' in turning)
      signs.set(turning.step, {
        sign: signs.get(turning.step)?.sign ?? (turning.kind === 'fell' ? '≈' : '?'),
        text: t('mark-turning'),
        strong: true,
      });
    const { branch = Infinity } = this.#desk;
    return new Map([...signs].filter(([step]) => step <= branch));
  });

  /** What is known of a position of the game, for whoever is to move there. */
  judgementAt(step: number): Judgement {
    const isTried = step > (this.#desk.branch ?? Infinity);
    return (isTried ? undefined : this.review.judged.get(step)?.answer) ?? { kind: 'unknown' };
  }

  /** The last position in which there was something to decide. */
  get lastDecision(): number {
    const steps = this.#desk.study?.steps ?? [];
    return Math.max(
      0,
      steps.findLastIndex(({ view }) => view.to_act !== null),
    );
  }

  /** Goes through the game, from the last position to the first. */
  async ask(millis = PATIENCE): Promise<void> {
    const { record, study } = this.#desk;
    if (!study) return;
    const moves = study.steps.flatMap(({ action }) => action ?? []);
    await this.review.ask({
      ...(record === undefined ? { game: study.game, ...from(study.steps, 0), moves } : { record }),
      question: 'review',
      millis,
    });
  }
}
