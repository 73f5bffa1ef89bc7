import { beforeAll, describe, expect, test } from 'vitest';
import { words } from '../../../src/core/i18n.svelte';
import { coach } from '../coach';
import type { KamisadoView, Landings } from '../view';

beforeAll(() => words.need('kamisado'));

const reader = { you: 1, names: { 1: 'Amy', 2: 'Piyo' } };
const view = { choices: { kind: 'list', actions: ['d1d4', 'd1d5'] } } as unknown as KamisadoView;
const quiet = { wins: false, calls: 'green', stands: 'b8', home: [] } as const;
const danger = { wins: false, calls: 'orange', stands: 'h4', home: ['h1'] } as const;
const outlook = (landings: object): Landings => ({ kind: 'landings', landings }) as Landings;

describe('the coach', () => {
  test('says which tower a landing calls, and warns of one that walks home', () => {
    const known = outlook({ d1d4: quiet, d1d5: danger });
    expect(coach.consequence('d1d4', known, reader)).toEqual({
      text: 'If you land on green, Piyo must move the green tower.',
    });
    expect(coach.consequence('d1d5', known, reader)?.warns).toBe(true);
    expect(coach.consequence('d1d5', known, reader)?.text).toMatch(/orange tower.*home row/);
    expect(coach.consequence('a1a2', known, reader)).toBeUndefined();
  });

  test('points at the tower that a landing calls, and at where it would walk', () => {
    const known = outlook({ d1d4: quiet, d1d5: danger, d1d8: { ...quiet, stands: null } });
    expect(coach.points?.('d1d4', known)).toEqual({ pieces: ['b8'], goals: [] });
    expect(coach.points?.('d1d5', known)).toEqual({ pieces: ['h4'], goals: ['h1'] });
    expect(coach.points?.('d1d8', known)).toBeUndefined();
  });

  test('says first what is dangerous, and nothing of it if there is a win', () => {
    expect(coach.advice(view, undefined, reader)?.warns).toBeUndefined();
    expect(coach.advice(view, outlook({ d1d4: quiet, d1d5: danger }), reader)).toEqual({
      text: 'Careful, these colours would let Piyo reach your home row: Orange.',
      warns: true,
    });
    expect(coach.advice(view, outlook({ d1d5: danger }), reader)?.text).toMatch(/^Whatever you do/);
    const wins = outlook({ d1d8: { ...quiet, wins: true, calls: null }, d1d5: danger });
    expect(coach.advice(view, wins, reader)?.text).toMatch(/far row now/);
  });

  test('knows what somebody points at', () => {
    const board = document.createElement('div');
    board.className = 'kb';
    const square = (name: string, selected = ''): string =>
      `<i data-square="${name}" ${selected}><b></b></i>`;
    board.innerHTML = square('d1', 'aria-selected="true"') + square('d4') + square('e4');
    const at = (name: string): Element => board.querySelector(`[data-square="${name}"] b`)!;
    expect(coach.considered(at('d4'), view)).toBe('d1d4');
    expect(coach.considered(at('e4'), view)).toBeUndefined();
  });
});
