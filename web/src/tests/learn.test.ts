// The courses and the rules as data, and a lesson without a server.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../games';
import type { LearnModule } from '../../games/module';
import type { Study, View } from '../core/types';
import { LANGUAGES } from '../core/language';
import { anything, canFail, courseKeys, type Step } from '../learn/course';
import { Lesson } from '../learn/lesson.svelte';

const courses = await Promise.all(
  GAMES.map(async ({ id, learn }) => [id, (await learn!()).default] as const),
);
const ids = ({ rules }: LearnModule): string[] =>
  rules.flatMap(({ id, rules }) => [id, ...rules.flatMap((rule) => rule.ids)]);

describe.each(courses)('%s', (game, learn) => {
  test('every step has a name of its own, something to do and a rule', () => {
    const names = learn.course.map(({ id }) => id);
    expect(new Set(names).size).toBe(names.length);
    for (const { id, goals, rule } of learn.course) {
      expect(goals.length, id).toBeGreaterThan(0);
      expect(ids(learn), id).toContain(rule);
    }
  });

  test('every anchor of the rules is one', () => {
    expect(new Set(ids(learn)).size).toBe(ids(learn).length);
  });

  test('every picture a rule asks for is there', () => {
    const wanted = learn.rules.flatMap(({ rules }) =>
      rules.flatMap(({ picture }) => picture ?? []),
    );
    expect(wanted.filter((name) => !learn.pictures?.[name])).toEqual([]);
  });

  test.each(Object.keys(LANGUAGES))('a step says little at once in %s', (language) => {
    const file = join(import.meta.dirname, `../../../locales/${language}/${game}.ftl`);
    const bundle = new FluentBundle(language);
    bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
    for (const key of courseKeys(game, learn.course)) {
      const value = bundle.getMessage(key)?.value;
      const words = value ? bundle.formatPattern(value).split(/\s+/).length : 0;
      expect(words, key).toBeLessThanOrEqual(40);
    }
  });
});

describe('a lesson', () => {
  const asked: string[][] = [];
  beforeEach(() => void asked.splice(0));

  /** A server to which every move is legal, and which says how many there were. */
  const study = ({ moves = [] }: { moves?: readonly string[] }): Promise<Study> => {
    asked.push([...moves]);
    const steps = Array.from({ length: moves.length + 1 }, (_, at) => ({
      seat: null,
      action: null,
      position: null,
      insight: null,
      view: {
        to_act: 1,
        viewer: { seat: 1 },
        choices: { kind: 'list', actions: [] },
        board: { game: 'kamon', last: moves[at - 1] ?? null },
      } as unknown as View,
    }));
    const total = steps.length;
    const study = { game: 'kamon', options: null, players: null, result: null, total, steps };
    return Promise.resolve(study);
  };
  const shown = (lesson: Lesson): unknown =>
    (lesson.view?.board as { last?: unknown } | undefined)?.last;
  const make = (step: Partial<Step>, pause = () => Promise.resolve()): Lesson =>
    new Lesson(
      'kamon',
      { id: 'x', rule: 'P1', goals: [{ solution: 'c3' }], ...step },
      {},
      { study: study as never, pause },
    );

  test('begins behind the moves that led to its position', async () => {
    const lesson = make({ moves: ['a2', 'b1'] });
    await lesson.begin();
    expect(asked).toEqual([['a2', 'b1']]);
    expect([shown(lesson), lesson.solved, lesson.busy]).toEqual(['b1', false, false]);
  });

  test('shows a wrong move and takes it back', async () => {
    const seen: unknown[] = [];
    const lesson: Lesson = make({ moves: ['a2'] }, () => {
      seen.push(shown(lesson));
      return Promise.resolve();
    });
    await lesson.begin();
    await lesson.play('d4');
    expect(seen).toEqual(['d4']);
    expect([shown(lesson), lesson.wrong, lesson.solved]).toEqual(['a2', true, false]);
    await lesson.play('c3');
    expect(asked.at(-1)).toEqual(['a2', 'c3']);
    expect([shown(lesson), lesson.wrong, lesson.solved]).toEqual(['c3', false, true]);
  });

  test('goes on after the replies, goal by goal', async () => {
    const lesson = make({
      goals: [
        { solution: 'c3', replies: ['c4', 'c5'] },
        { solution: 'd1', also: anything },
      ],
    });
    await lesson.begin();
    await lesson.help();
    expect([shown(lesson), lesson.reached]).toEqual(['c5', 1]);
    await lesson.play('e2');
    expect(asked.at(-1)).toEqual(['c3', 'c4', 'c5', 'e2']);
    expect(lesson.solved).toBe(true);
    await lesson.begin();
    expect([lesson.reached, shown(lesson)]).toEqual([0, null]);
  });

  test('says when the server cannot be reached', async () => {
    const lesson = new Lesson(
      'kamon',
      courses[0]![1].course[0]!,
      {},
      {
        study: () => Promise.reject(new Error('offline')),
        pause: () => Promise.resolve(),
      },
    );
    await lesson.begin();
    expect(lesson.problem).toBeInstanceOf(Error);
    expect([lesson.busy, lesson.solved, lesson.refusals]).toEqual([false, false, 1]);
  });

  test('has words for a wrong move only where there is one', () => {
    const step = (also?: () => boolean): Step => ({
      id: 'x',
      rule: 'P1',
      goals: [{ solution: 'c3', ...(also ? { also } : {}) }],
    });
    expect([canFail(step()), canFail(step(anything))]).toEqual([true, false]);
  });
});
