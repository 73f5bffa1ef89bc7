// All pages, with something to see on each.

import type { Page } from 'playwright-core';

export const STATIC = [
  '/',
  '/new',
  '/watch',
  '/settings',
  '/account',
  '/fair',
  '/about',
  '/nowhere',
];
const GAMES = ['kamisado', 'kami', 'kamon'];

/** The addresses of all pages, after somebody has set up a table of each game. */
export async function pagesOf(page: Page): Promise<string[]> {
  const tables = await page.evaluate(async (games) => {
    const post = async (path: string, body?: unknown): Promise<{ id: string; name: string }> =>
      (
        await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          ...(body ? { body: JSON.stringify(body) } : {}),
        })
      ).json() as Promise<{ id: string; name: string }>;
    const { name } = await post('/api/guests');
    const ids: string[] = [];
    for (const game of games) {
      const machine = { kind: 'level', level: 1 };
      const seats = [
        { kind: 'me' },
        ...Array.from({ length: game === 'kami' ? 3 : 1 }, () => machine),
      ];
      ids.push((await post('/api/tables', { game, options: {}, seats, public: true })).id);
    }
    const open = { game: 'kamisado', options: {}, seats: [{ kind: 'me' }, { kind: 'invited' }] };
    ids.push((await post('/api/tables', open)).id);
    return { ids, name };
  }, GAMES);
  return [
    ...STATIC,
    `/people/${encodeURIComponent(tables.name)}`,
    ...tables.ids.map((id) => `/table/${id}`),
    `/table/${tables.ids[0]}/sheet`,
  ];
}
