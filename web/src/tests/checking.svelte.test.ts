import { beforeEach, expect, test } from 'vitest';
import { Checking, type Hand, type Plan } from '../core/checking.svelte';

interface Report {
  positions: number;
  wrong?: boolean;
}

class Fake implements Hand<number, Report> {
  static all: Fake[] = [];
  tasks: number[] = [];
  ended = false;
  onmessage: Hand<number, Report>['onmessage'] = null;
  onerror: Hand<number, Report>['onerror'] = null;

  constructor() {
    Fake.all.push(this);
  }
  postMessage(task: number): void {
    this.tasks.push(task);
  }
  terminate(): void {
    this.ended = true;
  }
  answer(report: Report): void {
    this.onmessage?.({ data: report });
  }
}

let clock = 0;
const checking = (hands = 1): Checking<number, Report> =>
  new Checking({ start: () => new Fake(), hands, now: () => clock });
const plan = (...tasks: number[]): Plan<number, Report> => ({
  tasks,
  weight: () => 10,
  settles: (_, { wrong }) => wrong === true,
});
const hand = (at: number): Fake => Fake.all[at]!;

beforeEach(() => {
  Fake.all = [];
  clock = 0;
});

test('every task is done once, and it tells how far it is', () => {
  const check = checking(2);
  check.begin(plan(1, 2, 3));
  expect([check.status, check.done, check.total]).toEqual(['running', 0, 30]);
  clock = 100;
  hand(1).answer({ positions: 5 });
  expect([check.done, check.positions, check.left]).toEqual([10, 5, 200]);
  hand(0).answer({ positions: 5 });
  expect(check.status).toBe('running');
  hand(1).answer({ positions: 5 });
  expect([check.status, check.done, check.positions]).toEqual(['over', 30, 15]);
  expect(Fake.all.flatMap(({ tasks }) => tasks).sort()).toEqual([1, 2, 3]);
  expect(Fake.all.every(({ ended }) => ended)).toBe(true);
});

test('it can be stopped and goes on where it was, and the time between does not count', () => {
  const check = checking();
  check.begin(plan(1, 2));
  clock = 50;
  hand(0).answer({ positions: 1 });
  check.stop();
  expect([check.status, check.done, hand(0).ended]).toEqual(['stopped', 10, true]);
  // What it still had to say comes too late.
  hand(0).answer({ positions: 1 });
  expect(check.done).toBe(10);
  clock = 1000;
  check.resume();
  expect(hand(1).tasks).toEqual([2]);
  clock = 1100;
  hand(1).answer({ positions: 1 });
  expect([check.status, check.done, check.left]).toEqual(['over', 20, 0]);
  check.resume();
  expect(check.status).toBe('over');
});

test('an answer that settles it ends all workers', () => {
  const check = checking(2);
  check.begin(plan(1, 2, 3));
  hand(0).answer({ positions: 1, wrong: true });
  expect([check.status, check.done]).toEqual(['over', 10]);
  expect(Fake.all.every(({ ended }) => ended)).toBe(true);
});

test('a worker that dies is noticed, and its task is done again', () => {
  const check = checking();
  check.begin(plan(1, 2));
  hand(0).onerror?.(new Error('out of memory'));
  expect(check.status).toBe('broken');
  check.resume();
  expect([check.status, hand(1).tasks]).toEqual(['running', [1]]);
});

test('where there are no workers it says so', () => {
  const check = new Checking<number, Report>({
    start: () => {
      throw new ReferenceError('Worker is not defined');
    },
    hands: 1,
  });
  check.begin(plan(1));
  expect(check.status).toBe(typeof Worker === 'function' ? 'broken' : 'missing');
});

test('a new check forgets the one before', () => {
  const check = checking();
  check.begin(plan(1, 2));
  hand(0).answer({ positions: 1 });
  check.begin(plan(3));
  expect([check.done, check.total, check.positions]).toEqual([0, 10, 0]);
  expect(hand(0).ended).toBe(true);
  check.forget();
  expect([check.status, check.total]).toEqual(['idle', 0]);
});
