import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Study, StudyQuestion } from '../../core/types';
import { Desk, from } from '../desk.svelte';

/** A server whose positions are the moves that led to them; every third one has no string. */
const study = vi.hoisted(() => vi.fn());
vi.mock('../../core/api', () => ({ api: { study, record: () => Promise.resolve('record') } }));

function steps(position: string, moves: readonly string[]): Study['steps'] {
  return ['', ...moves].map((action, at) => {
    const text = [position, ...moves.slice(0, at)].join('-');
    return {
      seat: action ? 1 : null,
      action: action || null,
      position: text.split('-').length % 3 === 0 ? null : text,
    };
  }) as unknown as Study['steps'];
}

beforeEach(() => {
  study.mockReset().mockImplementation((question: StudyQuestion) => {
    if ('record' in question)
      return Promise.resolve({ game: 'kami', steps: steps('r', ['a', 'b', 'c']) });
    if (question.moves?.includes('bad')) return Promise.reject(new Error('refused'));
    const { game, position = 'start', moves = [] } = question;
    return Promise.resolve({ game, steps: steps(position, moves) });
  });
});

const actions = (desk: Desk): string => desk.steps.flatMap(({ action }) => action ?? []).join(' ');

async function opened(kind: 'position' | 'table', attempt?: Desk['attempt']): Promise<Desk> {
  const desk = new Desk();
  const source =
    kind === 'table'
      ? ({ kind, table: 'id' } as const)
      : ({ kind, game: 'kami', position: 's', moves: ['a', 'b'] } as const);
  await desk.open({ source, at: undefined, attempt });
  return desk;
}

describe('the desk', () => {
  test('asks about a step from the last position that has a string', () => {
    expect(from(steps('s', ['a', 'b', 'c']), 2)).toEqual({ position: 's-a', moves: ['b'] });
    expect(from(steps('s', ['a', 'b', 'c']), 3)).toEqual({ position: 's-a-b-c', moves: [] });
  });

  test('goes on at the end of moves somebody makes', async () => {
    const desk = await opened('position');
    await desk.play('c');
    expect(actions(desk)).toBe('a b c');
    expect(desk.branch).toBeUndefined();
    expect(desk.source).toMatchObject({ moves: ['a', 'b', 'c'] });
  });

  test('follows the line where the same move is made', async () => {
    const desk = await opened('position');
    desk.go(0);
    study.mockClear();
    await desk.play('a');
    expect(desk.shown).toBe(1);
    expect(study).not.toHaveBeenCalled();
  });

  test('tries another move from the middle, and a third from there, and leaves', async () => {
    const desk = await opened('position');
    desk.go(1);
    await desk.play('x');
    await desk.play('y');
    expect([actions(desk), desk.branch, desk.shown]).toEqual(['a x y', 1, 3]);
    expect(desk.attempt).toEqual({ from: 1, moves: ['x', 'y'] });
    desk.go(2);
    await desk.play('z');
    expect(actions(desk)).toBe('a x z');
    desk.leave();
    expect([actions(desk), desk.shown]).toEqual(['a b', 1]);
  });

  test('never adds to a record, and asks about it by its moves', async () => {
    const desk = await opened('table');
    expect(desk.asked()).toEqual({ record: 'record', ply: 3 });
    await desk.play('d');
    expect([actions(desk), desk.branch]).toEqual(['a b c d', 3]);
    expect(desk.asked()).toEqual({ game: 'kami', position: 'r-a-b-c-d', moves: [] });
    desk.go(2);
    expect(desk.asked()).toEqual({ record: 'record', ply: 2 });
  });

  test('lays out a line and begins before its first move', async () => {
    const desk = await opened('table');
    desk.go(1);
    await desk.follow(['x', 'y']);
    expect([actions(desk), desk.shown]).toEqual(['a x y', 1]);
  });

  test('opens with the moves that were tried', async () => {
    const desk = await opened('table', { from: 2, moves: ['x'] });
    expect([actions(desk), desk.branch]).toEqual(['a b x', 2]);
  });

  test('changes nothing when a move is refused', async () => {
    const desk = await opened('position');
    await expect(desk.play('bad')).rejects.toThrow('refused');
    expect([actions(desk), desk.refusals, desk.waiting]).toEqual(['a b', 1, false]);
  });
});
