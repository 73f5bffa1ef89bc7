// What lies on the desk: a line of steps, the step that is looked at, and moves that are tried.

import { api } from '../core/api';
import { tablesOf } from '../core/tables';
import type { Study, StudyStep } from '../core/types';
import { questionOf, type Address, type Attempt, type Source } from './address';
import type { Asked } from './engine.svelte';

/** The last step with a position of its own at or before a step, and the moves since then. */
export function from(
  steps: readonly StudyStep[],
  at: number,
): { position: string | undefined; moves: string[] } {
  const base = steps.slice(0, at + 1).findLastIndex(({ position }) => position !== null);
  const moves = steps.slice(Math.max(0, base) + 1, at + 1).flatMap(({ action }) => action ?? []);
  return { position: steps[base]?.position ?? undefined, moves };
}

export class Desk {
  source = $state.raw<Source>();
  study = $state.raw<Study>();
  /** The record of a table or of what was pasted. */
  record = $state.raw<string>();
  /** The steps after that one are tried out. */
  branch = $state<number>();
  #tried = $state.raw<readonly StudyStep[]>([]);
  /** The step that is looked at; nothing while it is the last one. */
  at = $state<number>();
  waiting = $state(false);
  /** Counts refused moves: the board has to show the step again. */
  refusals = $state(0);

  readonly steps = $derived.by((): readonly StudyStep[] => {
    const main = this.study?.steps ?? [];
    return this.branch === undefined ? main : [...main.slice(0, this.branch + 1), ...this.#tried];
  });
  readonly shown = $derived(this.at ?? this.steps.length - 1);
  readonly step = $derived(this.steps[this.shown]);

  async open({ source, at, attempt }: Address): Promise<void> {
    const told =
      source.kind === 'table'
        ? ({ kind: 'record', record: await tablesOf(source.table).record(source.table) } as const)
        : source;
    const study = await api.study(questionOf(told));
    this.source = source;
    this.record = told.kind === 'record' ? told.record : undefined;
    this.study = study;
    if (attempt && attempt.from < study.steps.length)
      await this.#branch(attempt.from, attempt.moves);
    this.go(at);
  }

  go(at: number | undefined): void {
    const last = this.steps.length - 1;
    this.at = at === undefined || at >= last ? undefined : Math.max(0, at);
  }

  /** What was added to the source, for its address. */
  get attempt(): Attempt | undefined {
    if (this.branch === undefined) return undefined;
    return { from: this.branch, moves: this.#tried.flatMap(({ action }) => action ?? []) };
  }

  /** Makes a move: the next one of the line, or one of its own. */
  async play(action: string): Promise<void> {
    const at = this.shown;
    if (this.waiting) return;
    if (this.steps[at + 1]?.action === action) this.go(at + 1);
    else await this.#after(at, [action]);
  }

  /** Lays out a line from the step that is looked at, to be stepped through. */
  async follow(line: readonly string[]): Promise<void> {
    const at = this.shown;
    await this.#after(at, line);
    this.go(at);
  }

  /** Back to where the moves that were tried began. */
  leave(): void {
    const { branch } = this;
    this.branch = undefined;
    this.#tried = [];
    this.go(branch);
  }

  /** How to ask an engine about the step that is looked at. */
  asked(): Asked {
    const tried = this.branch !== undefined && this.shown > this.branch;
    if (this.record !== undefined && !tried) return { record: this.record, ply: this.shown };
    return { game: this.study?.game ?? '', ...from(this.steps, this.shown) };
  }

  async #after(at: number, line: readonly string[]): Promise<void> {
    this.waiting = true;
    try {
      const { source, study } = this;
      const end = this.branch === undefined && at === this.steps.length - 1;
      if (source?.kind === 'position' && study && end) {
        // At the end of moves that somebody makes, the line simply goes on.
        const steps = await this.#steps(at, line);
        this.source = { ...source, moves: [...source.moves, ...line] };
        this.study = { ...study, steps: [...study.steps, ...steps] };
      } else if (this.branch !== undefined && at > this.branch) {
        const steps = await this.#steps(at, line);
        this.#tried = [...this.#tried.slice(0, at - this.branch), ...steps];
      } else await this.#branch(at, line);
      this.go(undefined);
    } catch (error) {
      this.refusals += 1;
      throw error;
    } finally {
      this.waiting = false;
    }
  }

  async #branch(at: number, line: readonly string[]): Promise<void> {
    const steps = await this.#steps(at, line);
    this.branch = at;
    this.#tried = steps;
  }

  async #steps(at: number, line: readonly string[]): Promise<readonly StudyStep[]> {
    const { position, moves } = from(this.steps, at);
    const game = this.study?.game ?? '';
    const { steps } = await api.study({ game, position, moves: [...moves, ...line] });
    return steps.slice(moves.length + 1);
  }
}
