// What a course is made of: positions, and what the learner should reach in each.

import type { KamisadoEvent } from '../../boards';
import { isFarRow } from '../../games/kamisado/position';
import type { GameId, View } from '../core/types';

/** A move of the learner, and what the server made of it. */
export interface Tried {
  readonly action: string;
  readonly after: View;
}

export interface Goal {
  /** A move that reaches it: what is shown to whoever asks. */
  readonly solution: string;
  /** Whether another move reaches it as well. */
  readonly also?: (tried: Tried) => boolean;
  /** What the others do then. */
  readonly replies?: readonly string[];
}

export interface Step {
  /** Its words begin with `<game>-course-<id>`. */
  readonly id: string;
  readonly position?: string;
  readonly moves?: readonly string[];
  /** One for each move of the learner. */
  readonly goals: readonly Goal[];
  /** The rule it is about. */
  readonly rule: string;
}

export type Course = readonly Step[];

export const reaches = (goal: Goal, tried: Tried): boolean =>
  tried.action === goal.solution || (goal.also?.(tried) ?? false);

/** Whether there is a wrong move, and so words for it. */
export const canFail = (step: Step): boolean => step.goals.some(({ also }) => also !== anything);

/** The keys of a step's words, in the order in which they are shown. */
export function keysOf(
  game: GameId,
  step: Step,
): { title: string; texts: string[]; wrong: string } {
  const key = `${game}-course-${step.id}`;
  const between = step.goals.slice(1).map((_, at) => `${key}-then-${at + 1}`);
  return { title: `${key}-title`, texts: [key, ...between, `${key}-done`], wrong: `${key}-wrong` };
}

// Kinds of goals

export const anything = (): boolean => true;

export const among =
  (...actions: string[]) =>
  ({ action }: Tried): boolean =>
    actions.includes(action);

/** Kami: a card of some kind, in defence or in attack. */
export const like =
  (form: RegExp) =>
  ({ action }: Tried): boolean =>
    form.test(action);

const events = ({ after }: Tried): KamisadoEvent[] =>
  after.board.game === 'kamisado' ? after.board.events : [];

export const diagonally = ({ action }: Tried): boolean => action.charAt(0) !== action.charAt(2);

export const asFarAs =
  (squares: number) =>
  ({ action }: Tried): boolean =>
    Math.abs(Number(action.charAt(3)) - Number(action.charAt(1))) === squares;

export const pushing =
  (towers: number) =>
  (tried: Tried): boolean =>
    events(tried).some((event) => event.event === 'moved' && event.pushed.length === towers);

export const winningTheRound = (tried: Tried): boolean =>
  events(tried).some((event) => event.event === 'round-won');

/** Nobody can walk onto the far row in the next move. */
export function safely({ after }: Tried): boolean {
  const { choices, to_act } = after;
  const side = to_act === 2 ? 'white' : 'black';
  return choices.kind === 'list' && !choices.actions.some((to) => isFarRow(to.slice(2), side));
}
