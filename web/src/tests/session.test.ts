import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../core/api';
import { session } from '../core/session.svelte';
import type { Me, Stage, Summary } from '../core/types';

const game = (id: string, stage: Stage): Summary => ({ id, stage, number: 3 }) as Summary;

const me = { id: 1, name: 'Amy', games: [game('one', 'running'), game('two', 'running')] };
const asked = vi.spyOn(api, 'me').mockResolvedValue({ ...me, games: [] } as unknown as Me);

const listed = (): string[] | undefined => session.me?.games.map(({ id }) => id);

beforeEach(() => {
  session.me = me as unknown as Me;
});
afterEach(() => asked.mockClear());

test('of a move at one of your tables the page is told all it needs', () => {
  session.concerned('two', { number: 12, stage: 'running', your_turn: true });
  expect(listed()).toEqual(['two', 'one']);
  expect(session.me?.games[0]?.number).toBe(12);
  session.concerned('one', { number: 30, stage: 'over', your_turn: false });
  expect(listed()).toEqual(['two']);
  expect(asked).not.toHaveBeenCalled();
});

test('what it cannot know, it asks for', () => {
  session.concerned('three', { number: 1, stage: 'waiting', your_turn: false });
  expect(asked).toHaveBeenCalledTimes(1);
  session.concerned('one', null);
  expect(asked).toHaveBeenCalledTimes(2);
});
