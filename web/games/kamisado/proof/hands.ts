// The workers in which this browser proves, and what they are asked.

import { Checking, type Hand } from '../../../src/core/checking.svelte';
import { everyLineUp, lineUp, some } from './table.js';
import type { Report, Task } from './worker';

export type Proving = Checking<Task, Report>;

const start = (): Hand<Task, Report> =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as Hand<Task, Report>;

export const proving = (): Proving => new Checking<Task, Report>({ start });

/** How many answers make one task: so many that nobody waits for the messages, and so few that one hears of them. */
const AT_ONCE = 24;

/** Answers to a line-up, in random order, all or so many; first of all the one that is said to beat it. */
export function answersTo(black: string, count: number, answer: string | undefined): Task[] {
  const drawn = some(everyLineUp(), count).map(lineUp);
  const tasks: Task[] = [];
  for (let at = 0; at < drawn.length; at += AT_ONCE)
    tasks.push({ lineUp: black, answers: drawn.slice(at, at + AT_ONCE) });
  return answer === undefined ? tasks : [{ lineUp: black, answers: [answer] }, ...tasks];
}

export const answersOf = (task: Task): number => ('answers' in task ? task.answers.length : 1);
