// What a course is made of: positions, and what the learner should reach in each.

import type { GameId, View } from '../core/types';

/** A move of the learner, and what came of it. */
export interface Tried<V = View> {
  readonly action: string;
  readonly after: V;
}

export interface Goal<V = View> {
  /** A move that reaches it: what is shown to whoever asks. */
  readonly solution: string;
  /** Whether another move reaches it as well. */
  also?(tried: Tried<V>): boolean;
  /** What the others do then. */
  readonly replies?: readonly string[];
}

export interface Step<V = View> {
  /** Its words begin with `<game>-course-<id>`. */
  readonly id: string;
  readonly position?: string;
  readonly moves?: readonly string[];
  /** One for each move of the learner. */
  readonly goals: readonly Goal<V>[];
  /** The rule it is about. */
  readonly rule: string;
}

export type Course<V = View> = readonly Step<V>[];

export const reaches = (goal: Goal, tried: Tried): boolean =>
  tried.action === goal.solution || (goal.also?.(tried) ?? false);

/** Whether there is a wrong move, and so words for it. */
export const canFail = (step: Step): boolean => step.goals.some((goal) => goal.also !== anything);

/** The keys of a step's words, in the order in which they are shown. */
export function keysOf(
  game: GameId,
  step: Step,
): { title: string; texts: string[]; wrong: string } {
  const key = `${game}-course-${step.id}`;
  const between = step.goals.slice(1).map((_, at) => `${key}-then-${at + 1}`);
  return { title: `${key}-title`, texts: [key, ...between, `${key}-done`], wrong: `${key}-wrong` };
}

/** The keys of all the words of a course. */
export const courseKeys = (game: GameId, course: Course): string[] =>
  course.flatMap((step) => {
    const { title, texts, wrong } = keysOf(game, step);
    return [title, ...texts, ...(canFail(step) ? [wrong] : [])];
  });

// Kinds of goals

export const anything = (): boolean => true;

export const among =
  (...actions: string[]) =>
  ({ action }: Tried<unknown>): boolean =>
    actions.includes(action);
