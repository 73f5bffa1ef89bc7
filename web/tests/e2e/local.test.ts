// Games that the browser keeps: against the computer and around one screen, with no server in between.

import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, leave } from './house';
import {
  isOver,
  kamisadoMove,
  kamisadoTurn,
  kamiTurn,
  kamonTurn,
  moved,
  playUntil,
  result,
  roundIsOver,
  status,
  type Turn,
} from './players';

const house = new House();

beforeAll(() => house.open());
afterAll(async () => {
  expect(house.problems()).toEqual([]);
  await house.close();
});

/** What a page asks the server about tables. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(tables|guests)/.test(pathname)) paths.push(`${request.method()} ${pathname}`);
  });
  return paths;
}

async function playNow(page: Page, game: string): Promise<void> {
  const play = page.getByRole('button', { name: `Play now: ${game}`, exact: true });
  await play.click();
  await page.waitForURL(/\/(table|local)\b/);
  // On a busy machine the server opens the first table, because nobody waits for the engines for long.
  while (page.url().includes('/table/')) {
    await page.getByRole('link', { name: 'Kamidana' }).first().click();
    await play.click();
    await page.waitForURL(/\/(table|local)\b/);
  }
  await page.locator('main .status').waitFor();
}

/** Sets up a game of Kamisado with a choice of the form; see `playNow`. */
async function setUp(choice: string): Promise<Page> {
  const page = await house.visit('/new?game=kamisado');
  for (;;) {
    await page.getByRole('radio', { name: choice, exact: true }).check();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.waitForURL(/\/(table|local)\b/);
    if (page.url().includes('/local')) return page;
    await page.goBack();
  }
}

const GAMES: [string, Turn][] = [
  ['Kamisado', kamisadoTurn],
  ['Kamon', kamonTurn],
  ['Kami', kamiTurn],
];

test.each(GAMES)('a whole game of %s asks the server nothing', async (game, turn) => {
  const page = await house.visit('/');
  const paths = asked(page);
  await playNow(page, game);
  await playUntil(page, turn, game === 'Kami' ? roundIsOver : isOver);
  if (game !== 'Kami') expect(await result(page)).not.toBe('');
  expect(paths).toEqual([]);
  await leave(page);
});

test('a game is as it was left, in the list of the first page', async () => {
  const page = await house.visit('/');
  await playNow(page, 'Kamisado');
  await kamisadoMove(page, 'd1d5');
  await moved(page, 2);
  const address = page.url();
  const context = page.context();
  await page.close();
  const later = await house.visitIn(context, '/');
  await later.getByRole('link', { name: /Kamisado.*Your turn/s }).click();
  await later.locator('main .status').waitFor();
  expect(later.url()).toBe(address);
  await moved(later, 2);
  expect(await status(later)).toContain('Your turn');
  await leave(later);
});

test('it can be taken back, given up, looked at and played again', async () => {
  const page = await house.visit('/');
  await playNow(page, 'Kamisado');
  await kamisadoMove(page, 'd1d5');
  await moved(page, 2);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.locator('ol [data-step]').first().waitFor({ state: 'detached' });
  await kamisadoMove(page, 'd1d4');
  await moved(page, 2);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.locator('.status.over').waitFor();
  const first = page.url();
  const { pathname, search } = new URL(first);
  await page.getByRole('link', { name: 'Review' }).first().click();
  await page.waitForURL(/\/analysis\?table=~/);
  await page.locator('.kb').first().waitFor();
  // Not back: the analysis changes its address as it finds more, which may come in between.
  await house.go(page, pathname + search);
  await page.getByRole('button', { name: 'Rematch' }).first().click();
  await page.waitForURL((url) => /\/local\?table=/.test(url.href) && url.href !== first);
  await page.locator('main .status').waitFor();
  await leave(page);
});

test('two tabs of a table around one screen see the same', async () => {
  const page = await setUp('On this device');
  const { pathname, search } = new URL(page.url());
  const other = await house.visitIn(page.context(), pathname + search);
  await kamisadoMove(page, 'd1d5');
  await moved(other, 1);
  await kamisadoMove(other, 'a8a5');
  await moved(page, 2);
  await leave(page);
});

/** What somebody's clock shows, in seconds. */
async function clock(page: Page): Promise<number> {
  const text = await page.locator('.clock').last().innerText();
  const [, minutes = '', seconds = ''] = /(\d+):(\d+)/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

test('the time that nobody was there is charged to nobody', async () => {
  const page = await setUp('3 min + 2 s');
  await kamisadoMove(page, 'd1d5');
  await moved(page, 2);
  const before = await clock(page);
  const address = page.url().slice(house.url.length);
  const context = page.context();
  await page.close();
  // A day goes by.
  await context.clock.install({ time: Date.now() + 86_400_000 });
  const later = await house.visitIn(context, address);
  await moved(later, 2);
  expect(await clock(later)).toBeGreaterThan(before - 30);
  await leave(later);
});

test('a finished game is brought to the archive, where everybody sees what it is', async () => {
  const page = await house.visit('/account');
  await page.request.post(`${house.url}/api/accounts`, {
    data: { name: 'Amy', password: 'correct horse battery' },
  });
  await house.go(page, '/');
  await playNow(page, 'Kamisado');
  await kamisadoMove(page, 'd1d5');
  await moved(page, 2);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.locator('.status.over').waitFor();
  await house.go(page, '/local');
  await page.getByRole('button', { name: 'To the archive' }).click();
  await page.getByRole('link', { name: 'In the archive' }).click();
  await page.waitForURL(/\/table\//);
  await page.getByRole('tab', { name: 'Game' }).click();
  await page.getByText('played locally').waitFor();
  const stranger = await house.visit('/archive');
  await stranger
    .getByText(/played locally/)
    .first()
    .waitFor();
  await leave(page, stranger);
});

test('games are listed, taken away and deleted; what is missing is said to be', async () => {
  const page = await house.visit('/');
  await playNow(page, 'Kamisado');
  const { pathname, search } = new URL(page.url());
  await house.go(page, '/local');
  await page.getByRole('link', { name: /Kamisado/ }).waitFor();
  const taken = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all' }).click();
  expect((await taken).suggestedFilename()).toBe('kamidana.ndjson');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Nothing here yet').waitFor();
  await house.go(page, pathname + search);
  await page.getByRole('heading', { name: 'There is no such table' }).waitFor();
  await leave(page);
});
