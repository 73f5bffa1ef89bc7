import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { GameId, Wish } from '../../src/core/types';
import { complaints } from './axe';
import { House, type Visitor } from './house';
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
const SIZES: Record<string, Visitor> = {
  'a small phone': { width: 360, height: 640, hasTouch: true },
  'a phone': { width: 360, height: 740, hasTouch: true },
  'a phone on its side': { width: 740, height: 360, hasTouch: true },
  'a desktop at 200 %': { width: 640, height: 400 },
  'a desktop': { width: 1280, height: 800 },
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

describe.each(Object.entries(SIZES))('on %s', (_, visitor) => {
  test.each(KINDS)('a move in %s needs no scrolling', async (_, game, options, players) => {
    const page = await atTable(game, options, players, visitor);
    const hidden = await page.evaluate(() => {
      const targets = [
        '[role="gridcell"]',
        '.kb-stack > :last-child',
        '.kb-piles > button',
        '[data-answer]',
        game_says(),
      ];
      function game_says(): string {
        return document.querySelector('.kb-status') ? '.kb-status' : 'main .status .what';
      }
      const reached = (element: Element): boolean => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top !== null && (element.contains(top) || top.contains(element));
      };
      return targets
        .flatMap((target) => [...document.querySelectorAll(target)])
        .filter((element) => !reached(element))
        .map((element) => element.outerHTML.slice(0, 120));
    });
    expect(hidden).toEqual([]);
    await page.context().close();
  });
});

/** What a finger could miss: smaller than 44 px, or, in text and on boards to learn from, than 24. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = 'a, button, select, input, summary, [role="gridcell"]';
    return [...document.querySelectorAll(controls)].flatMap((element) => {
      const label = element.closest('label');
      const { width, height } = (label ?? element).getBoundingClientRect();
      const inText = element.matches(
        'p a, dd a, .bar a, ol button, .who, header .home, :not(.table *):is([role="gridcell"], .kb-card)',
      );
      const covered = element.matches('.kb-stack > :not(:last-child)');
      const least = inText ? 24 : 43.5;
      if (width === 0 || covered || element.closest('[inert], .unseen, .skip')) return [];
      // Words in a line are as high as the line.
      if (inText && getComputedStyle(element).display === 'inline') return [];
      return Math.min(width, height) >= least
        ? []
        : [`${Math.round(width)}x${Math.round(height)} ${element.outerHTML.slice(0, 140)}`];
    });
  });

test('everything on a phone is large enough for a finger', async () => {
  const page = await house.visit('/', { width: 360, height: 740, hasTouch: true });
  for (const [name, path] of await pagesOf(house, page.context())) {
    await house.go(page, path);
    await page.waitForTimeout(300);
    expect((await tooSmall(page)).slice(0, 5), name).toEqual([]);
  }
  await page.context().close();
  for (const [name, game, options, players] of KINDS) {
    const table = await atTable(game, options, players, { width: 360, height: 740 });
    expect((await tooSmall(table)).slice(0, 5), name).toEqual([]);
    await table.context().close();
  }
});

describe('with the colours of the system', () => {
  test.each(['light', 'dark'] as const)('what is chosen can be seen, %s', async (scheme) => {
    const page = await house.visit('/new', { scheme, forcedColors: 'active' });
    const background = (state: string): Promise<string> =>
      page
        .locator(`.choice input${state} + span`)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await background(':checked')).not.toBe(await background(':not(:checked)'));
    await page.context().close();
    for (const [name, game, options, players] of KINDS) {
      const table = await atTable(game, options, players, { scheme, forcedColors: 'active' });
      expect(await complaints(table, 'colours'), name).toEqual([]);
      await table.context().close();
    }
  });
});

type Shifts = typeof globalThis & { shifts: number };

test('nothing moves once it is there', async () => {
  for (const size of [SIZES['a phone'], SIZES['a desktop']]) {
    for (const [name, game, options, players] of KINDS) {
      const page = await atTable(game, options, players, size ?? {});
      await page.context().addInitScript(() => {
        const kept = globalThis as Shifts;
        kept.shifts = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            kept.shifts += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const path of ['/', new URL(page.url()).pathname]) {
        await house.go(page, path);
        await page.waitForTimeout(800);
        const shifts = await page.evaluate(() => (globalThis as Shifts).shifts);
        expect(shifts, `${name} ${path}`).toBeLessThan(0.02);
      }
      await page.context().close();
    }
  }
});

test('the first load is small, and there within a second', async () => {
  for (const path of ['/', '/new', '/settings']) {
    const times: number[] = [];
    for (let visit = 0; visit < 3; visit += 1) {
      const page = await house.visit('/about');
      await page.context().close();
      const fresh = await house.visit(path);
      times.push(await fresh.evaluate(() => performance.now()));
      if (visit === 0) {
        await fresh.waitForTimeout(500);
        const scripts = await fresh.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .filter((name) => name.endsWith('.js')),
        );
        const bodies = await Promise.all(
          scripts.map(async (url) => (await fresh.request.get(url)).body()),
        );
        const size = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
        expect(size, path).toBeGreaterThan(10_000);
        expect(size, path).toBeLessThan(150_000);
      }
      await fresh.context().close();
    }
    expect(Math.min(...times), path).toBeLessThan(1000);
  }
});
