// A game the site knows nothing of but what the server says.

import type { Game } from '../../src/core/types';
import type { GameManifest } from '../module';

type Known = Pick<Game, 'id' | 'title'> & Partial<Game>;

export const plainManifest = (game: Known): GameManifest => ({
  id: game.id,
  name: game.title,
  shape: 'wide',
  sound: 'wood',
  quick: Object.fromEntries(
    (game.options ?? [])
      .filter(({ id }) => id === 'players')
      .map(({ id, kind }) => [id, String(kind.default)]),
  ),
  kind: (options) => Object.entries(options),
  load: async () => ({ default: (await import('.')).plainGame(game) }),
  analysis: () => import('./analysis'),
});
