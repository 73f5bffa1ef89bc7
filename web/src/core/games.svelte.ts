// The games: those the site has modules for, and whatever else the server plays.

import { GAMES } from '../../games';
import type { GameManifest, GameModule } from '../../games/module';
import { plainManifest } from '../../games/plain/manifest';
import { api } from './api';
import { words } from './i18n.svelte';
import type { Game, GameId } from './types';

class Games {
  /** What the server plays; nothing as long as it has not said. */
  served = $state.raw<readonly Game[]>([]);

  /** The games to choose from: those with a module at once, the others once they are known. */
  readonly all = $derived.by((): readonly GameManifest[] => {
    const others = this.served.filter(({ id }) => !GAMES.some((game) => game.id === id));
    return [...GAMES, ...others.map(plainManifest)];
  });

  /** What the server says of its games, from now on in `served` too. */
  async ask(): Promise<readonly Game[]> {
    this.served = await api.games();
    return this.served;
  }
}

export const games = new Games();

/** A game by its name; one that nobody knows has the plain board. */
export const manifestOf = (id: GameId): GameManifest =>
  games.all.find((game) => game.id === id) ?? plainManifest({ id, title: id });

const loaded = new Map<GameId, GameModule>();

/** The module of a game, if it has been loaded. */
export const loadedGame = (id: GameId): GameModule | undefined => loaded.get(id);

/** Gets what shows a game: its module and its words. */
export async function loadGame(id: GameId): Promise<GameModule> {
  const known = loaded.get(id);
  if (known) return known;
  const manifest = GAMES.find((game) => game.id === id) ?? (await unregistered(id));
  const [module] = await Promise.all([manifest.load(), words.need(id)]);
  loaded.set(id, module.default);
  return module.default;
}

async function unregistered(id: GameId): Promise<GameManifest> {
  const served = (await games.ask()).find((game) => game.id === id);
  return plainManifest(served ?? { id, title: id });
}
