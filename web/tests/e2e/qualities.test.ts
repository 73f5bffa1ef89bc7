import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { GameId, Wish } from '../../src/core/types';
import { drawn, House, settled, type Visitor } from './house';
import { pagesOf } from './pages';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());
afterEach(() => expect(house.problems()).toEqual([]));

const KINDS: [string, GameId, Record<string, string>, number][] = [
  ['Kamisado', 'kamisado', {}, 2],
  ['Kamon', 'kamon', {}, 2],
  ['Kami for four', 'kami', { players: '4' }, 4],
  ['Kami for three', 'kami', { players: '3' }, 3],
  ['a Kami duel', 'kami', { players: '2' }, 2],
];
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
const SIZES = {
  'a desktop': DESKTOP,
  'a desktop at 200 %': { width: 640, height: 400 },
  'a phone': PHONE,
  'a phone on its side': { width: 740, height: 360 },
  'a small phone': { width: 360, height: 640 },
};

async function atTable(
  game: GameId,
  options: Record<string, string>,
  players: number,
  visitor: Visitor,
): Promise<Page> {
  const machines = Array.from({ length: players - 1 }, (): Wish => ({ kind: 'level', level: 1 }));
  const page = await house.sit({ game, options, seats: [{ kind: 'me' }, ...machines] }, visitor);
  // Until it is our turn.
  await page.locator('.kb-movable, .kb-cell-legal, .kb-playable, [data-answer]').first().waitFor();
  return page;
}

/** What is needed to make a move, and cannot be reached with the finger without scrolling. */
const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const needed = [
      '[role="gridcell"]',
      '.kb-stack > :last-child',
      '.kb-piles > button',
      '[data-answer]',
      document.querySelector('.kb-status') ? '.kb-status' : 'main .status .what',
    ];
    const reached = (element: Element): boolean => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && (element.contains(top) || top.contains(element));
    };
    return [...document.querySelectorAll(needed.join())]
      .filter((element) => !reached(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });

test.each(KINDS)('a move in %s needs no scrolling', async (_, game, options, players) => {
  const page = await atTable(game, options, players, {});
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    await drawn(page);
    expect(await outOfReach(page), name).toEqual([]);
  }
  await page.context().close();
});

/** What a finger could miss: smaller than 44 px, or, in text and on boards to learn from, than 24. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = 'a, button, select, input, summary, [role="gridcell"]';
    return [...document.querySelectorAll(controls)].flatMap((element) => {
      const label = element.closest('label');
      const { width, height } = (label ?? element).getBoundingClientRect();
      const inText = element.matches(
        'p a, dd a, .player a, ol button, .who, header .home, :not(.table *):is([role="gridcell"], .kb-card)',
      );
      const covered = element.matches('.kb-stack > :not(:last-child)');
      // A hand of eight different cards fills the narrowest phone with 42 pixels for each.
      const inHand = element.matches('.kb-hand .kb-card');
      const least = inText ? 24 : inHand ? 41 : 43.5;
      if (width === 0 || covered || element.closest('[inert], .unseen, .skip')) return [];
      // Words in a line are as high as the line.
      if (inText && getComputedStyle(element).display === 'inline') return [];
      return Math.min(width, height) >= least
        ? []
        : [`${Math.round(width)}x${Math.round(height)} ${element.outerHTML.slice(0, 140)}`];
    });
  });

test('everything on a phone is large enough for a finger', async () => {
  const page = await house.visit('/', { ...PHONE, hasTouch: true });
  for (const [name, path] of await pagesOf(house, page.context())) {
    // The pages of one game are like those of the others; the tables come below.
    if (/-(kami|kamon)$/.test(name)) continue;
    await house.go(page, path);
    await settled(page);
    expect((await tooSmall(page)).slice(0, 5), name).toEqual([]);
  }
  await page.context().close();
  for (const [name, game, options, players] of KINDS) {
    const table = await atTable(game, options, players, PHONE);
    expect((await tooSmall(table)).slice(0, 5), name).toEqual([]);
    await table.context().close();
  }
});

describe('with the colours of the system', () => {
  test.each(['light', 'dark'] as const)('what is chosen can be seen, %s', async (scheme) => {
    const visitor = { scheme, forcedColors: 'active' } as const;
    const style = (
      page: Page,
      selector: string,
      name: 'backgroundColor' | 'outlineStyle' | 'fill',
    ) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element)[name], name);
    const page = await house.visit('/new', visitor);
    const [one, other] = [':checked', ':not(:checked)'].map((state) =>
      style(page, `.choice input${state} + span`, 'backgroundColor'),
    );
    expect(await one).not.toBe(await other);
    await page.context().close();
    const table = await atTable('kamisado', {}, 2, visitor);
    expect(await style(table, '.player.acts', 'outlineStyle')).toBe('solid');
    const [black, white] = ['.side:not(.white)', '.side.white'].map((side) =>
      style(table, `.player ${side} .stone`, 'fill'),
    );
    expect(await black).not.toBe(await white);
    await table.context().close();
  });
});

type Watched = typeof globalThis & { shifts: number };

/** Runs in the page: adds up whatever moves by itself. */
function watch(): void {
  const kept = globalThis as Watched;
  kept.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      kept.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

test('nothing moves once it is there', async () => {
  for (const size of [PHONE, DESKTOP]) {
    for (const [name, game, options, players] of KINDS) {
      const page = await atTable(game, options, players, size);
      await page.context().addInitScript(watch);
      const paths = [new URL(page.url()).pathname, ...(game === 'kamon' ? ['/'] : [])];
      for (const path of paths) {
        await house.go(page, path);
        await settled(page);
        const shifts = await page.evaluate(() => (globalThis as Watched).shifts);
        expect(shifts, `${name} ${path}`).toBeLessThan(0.02);
      }
      await page.context().close();
    }
  }
});

test.each(['/', '/new', '/settings'])('%s loads little script', async (path) => {
  const page = await house.visit('/nowhere');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await house.go(page, path);
  await settled(page);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const bodies = await Promise.all(
    scripts.map(async (url) => (await page.request.get(url)).body()),
  );
  const size = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(size).toBeGreaterThan(10_000);
  expect(size).toBeLessThan(150_000);
  await page.context().close();
});
