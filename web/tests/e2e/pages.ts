// All pages, with something to see on each.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { House } from './house';

/** What routes.ts says; as a text, because it cannot run outside of a browser. */
const ROUTES = readFileSync(join(import.meta.dirname, '../../src/routes.ts'), 'utf8');
const PATHS = [...ROUTES.matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path);

const GAMES = ['kamisado', 'kami', 'kamon'] as const;

/** The addresses of all pages by a name for each, after a guest has set up a table of each game. */
export async function pagesOf(house: House, context: BrowserContext): Promise<Map<string, string>> {
  const { name } = await house.ask<{ name: string }>(context, '/guests', {});
  const sit = async (setup: object): Promise<string> =>
    (await house.ask<{ id: string }>(context, '/tables', { options: {}, ...setup })).id;
  const tables: [string, string][] = [];
  for (const game of GAMES) {
    const machine = { kind: 'level', level: 1 };
    const machines = game === 'kami' ? [machine, machine, machine] : [machine];
    tables.push([game, await sit({ game, seats: [{ kind: 'me' }, ...machines], public: true })]);
  }
  const seats = [{ kind: 'me' }, { kind: 'invited' }];
  const waiting = await sit({ game: 'kamisado', seats });

  const values: Record<string, readonly (readonly [string, string])[]> = {
    game: GAMES.map((game) => [game, game]),
    name: [['guest', encodeURIComponent(name)]],
    id: [...tables, ['waiting', waiting]],
  };
  const pages = new Map([['nowhere', '/nowhere']]);
  for (const path of PATHS) {
    const parameter = /:(\w+)/.exec(path)?.[1];
    const filled = parameter ? values[parameter] : [['', ''] as const];
    if (!filled) throw new Error(`what stands for :${parameter} in ${path}?`);
    for (const [word, value] of filled) {
      // The cards of a game that runs are nobody's business.
      if (path.endsWith('/sheet') && word === 'kami') continue;
      const as = (text: string): string => path.replace(/:\w+/, text);
      pages.set(as(word).slice(1).replaceAll('/', '-') || 'home', as(value));
    }
  }
  return pages;
}
