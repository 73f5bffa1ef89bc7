import { afterEach, expect, test, vi } from 'vitest';
import { GAMES } from '../../games';
import { api } from '../core/api';
import { gameName, modeName } from '../core/describe';
import { games, loadGame, manifestOf } from '../core/games.svelte';
import type { Game } from '../core/types';

const nim: Game = {
  id: 'nim',
  title: 'Nim',
  summary: 'Take matches.',
  options: [],
  can_be_drawn: false,
  drawn_if: null,
  has_secrets: false,
  has_chance: false,
  levels: 1,
  ladders: ['nim'],
};

afterEach(() => {
  games.served = [];
});

test('a game the server plays and the site does not know appears by itself, after the others', async () => {
  vi.spyOn(api, 'games').mockResolvedValue([nim]);
  expect(games.all.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
  await games.ask();
  expect(games.all.map(({ id }) => id)).toEqual([...GAMES.map(({ id }) => id), 'nim']);
  expect([gameName('nim'), modeName('nim', { size: '3' })]).toEqual(['Nim', '3']);
  expect(manifestOf('nim').learn).toBeUndefined();
  const module = await loadGame('nim');
  expect(module.action('take 2', {} as never)).toBe('take 2');
});

test('every game of the registry has a module with all it needs', async () => {
  for (const { id, analysis } of GAMES) {
    const module = await loadGame(id);
    expect(module.sample ?? module.Picture, id).toBeTruthy();
    expect((await analysis()).default.Editor, id).toBeTruthy();
  }
});
