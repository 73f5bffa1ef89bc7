// What must work in every browser, once in each of them; all the rest is tried in one (tests/e2e).

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BROWSERS } from './browsers';
import type { Page } from './page';
import { moved, moves, OVER, playByKeyboard, playByMouse, type Game } from './players';
import { Visit } from './visit';
import { words } from './words';

const ME = { kind: 'me' } as const;
const COMPUTER = { kind: 'level', level: 1 } as const;

/** The shortest kind of each. */
const OPTIONS: Record<Game, Record<string, string>> = {
  kamisado: {},
  kami: { players: '2' },
  kamon: {},
};

async function isFine(...pages: Page[]): Promise<void> {
  for (const page of pages) expect(await page.problems()).toEqual([]);
}

describe.each(BROWSERS)('in %s', (name) => {
  const visit = new Visit(name);
  beforeAll(() => visit.open(), 180_000);
  afterAll(() => visit.close());

  const sit = (game: Game): Promise<Page> =>
    visit.sit({ game, options: OPTIONS[game], seats: [ME, COMPUTER] });

  // A whole game with one hand, and the beginning of another with the other hand.
  test.each([
    ['kamisado', playByKeyboard],
    ['kami', playByMouse],
    ['kamon', playByMouse],
  ] as const)('a whole game of %s', async (game, play) => {
    const page = await sit(game);
    await play(page, game);
    const result = await page.run((over) => document.querySelector(over)?.textContent, OVER);
    expect(result).toMatch(/won|lost|draw/);
    // It is kept: a reload shows the same.
    const count = await moves(page);
    await page.reload();
    await page.see([OVER, result ?? '']);
    await moved(page, count);
    expect(await moves(page)).toBe(count);
    await isFine(page);
  });

  test.each([
    ['kamisado', 'the mouse', playByMouse],
    ['kami', 'the keyboard', playByKeyboard],
    ['kamon', 'the keyboard', playByKeyboard],
  ] as const)('%s with nothing but %s', async (game, _, play) => {
    const page = await sit(game);
    await play(page, game, 4);
    await isFine(page);
  });

  test('somebody follows an invitation, and they play', async () => {
    const amy = await visit.sit({ game: 'kamisado', seats: [ME, { kind: 'invited' }] });
    const link = await amy.until(
      'to see the invitation',
      () => document.querySelector<HTMLTextAreaElement>('textarea[readonly]')?.value,
    );
    const { pathname, search } = new URL(link);
    const ben = await visit.page(pathname + search, 'friend');
    await ben.click(['button', words('invited-play')]);
    await playByMouse(amy, 'kamisado', 1);
    await moved(ben, 1);
    await playByMouse(ben, 'kamisado', 2);
    await moved(amy, 2);
    await isFine(amy, ben);
  });

  test('positions are judged by the engines that came with the page', async () => {
    const page = await visit.page('/analysis/kamisado?moves=d1d5');
    const fetched = await page.until('to see moves judged', () => {
      const judged = document.querySelectorAll('.verdicts ol li').length > 0;
      const entries = performance.getEntriesByType('resource');
      return judged ? entries.map(({ name }) => new URL(name).pathname) : undefined;
    });
    expect(fetched.filter((path) => path.endsWith('.wasm')).length).toBe(1);
    expect(fetched).not.toContain('/api/analyses');
    await isFine(page);
  });

  test('the server goes away and comes back, and the game goes on', async () => {
    const page = await visit.sit({ game: 'kamon', seats: [ME, COMPUTER] });
    await playByMouse(page, 'kamon', 2);
    await visit.killServer();
    // Whatever is said about the next attempt comes after the first words.
    const lost = words('connection-lost', { seconds: 1 }).slice(0, 12);
    await page.until('to hear of it', (lost) => document.body.innerText.includes(lost), lost);
    await visit.startServer();
    await page.until('to be back', (lost) => !document.body.innerText.includes(lost), lost);
    await playByMouse(page, 'kamon', (await moves(page)) + 2);
    await isFine(page);
  });
});
