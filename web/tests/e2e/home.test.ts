// A home page that lives, and the same boards wherever games are listed.

import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Setup } from '../../src/core/types';
import { complaints } from './axe';
import { drawn, House, leave, settled, type Visitor } from './house';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());
afterEach(() => expect(house.problems()).toEqual([]));

const CLOCK = { kind: 'fischer', initial: 600, increment: 0 } as const;
/** Somebody with an account, or a guest. */
async function somebody(name?: string, visitor: Visitor = {}): Promise<Page> {
  const page = await house.visit('/about', visitor);
  const known = { name: name ?? '', password: 'correct horse battery' };
  await (name
    ? house.ask(page.context(), '/accounts', known)
    : house.ask(page.context(), '/guests', {}));
  return page;
}

const idOf = async (context: BrowserContext, setup: Partial<Setup>): Promise<string> => {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const whole = { options: {}, public: true, seats, ...setup };
  return (await house.ask<{ id: string }>(context, '/tables', whole)).id;
};
const wants = (page: Page, id: string, want: string): Promise<unknown> =>
  house.ask(page.context(), `/tables/${id}/wants`, { want });
const acts = (page: Page, id: string, action: string): Promise<unknown> =>
  house.ask(page.context(), `/tables/${id}/actions`, { action });

/** A game of Kamisado between two; the first one begins. */
async function begun(amy: Page, ben: Page, setup: Partial<Setup> = {}): Promise<string> {
  const id = await idOf(amy.context(), { game: 'kamisado', time: CLOCK, ...setup });
  await wants(ben, id, 'sit');
  return id;
}

const card = (page: Page, id: string) => page.locator(`a.card[href="/table/${id}"]`);
const board = (page: Page, id: string) => card(page, id).locator('.mini svg').first();

test('your games come with their boards, those that wait for you first', async () => {
  const [amy, ben] = [await somebody(), await somebody()];
  const theirs = await begun(amy, ben);
  await acts(amy, theirs, 'd1d5');
  const hers = await begun(amy, ben);
  await house.go(amy, '/');
  await board(amy, hers).waitFor();
  await board(amy, theirs).waitFor();
  const links = await amy
    .locator('a.card.beside')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(links).toEqual([`/table/${hers}`, `/table/${theirs}`]);
  expect(await card(amy, hers).innerText()).toMatch(/Your turn\s+(10:00|9:\d\d)/);
  expect(await card(amy, theirs).innerText()).toMatch(/Their turn/);
  // Ben moves, and it is her turn there, too, without a reload.
  await acts(ben, theirs, 'a8a5');
  await card(amy, theirs).getByText('Your turn').waitFor();
  await amy.getByText('Your turn in 2 games').waitFor();
  expect(await complaints(amy)).toEqual([]);
  await wants(amy, hers, 'resign');
  await wants(amy, theirs, 'resign');
  await leave(amy, ben);
});

test('two who want the same game and clock find each other with one click each', async () => {
  const [amy, ben] = [await house.visit('/'), await house.visit('/')];
  const clock = (page: Page) => page.getByRole('button', { name: /opponent for Kamon, 5 min/ });
  await clock(amy).click();
  await amy.getByText('Looking for an opponent').waitFor();
  expect(await complaints(amy)).toEqual([]);
  await ben.getByRole('button', { name: /Kamon, 5 min \+ 5 s: one is waiting/ }).waitFor();
  // One may look around meanwhile, and call it off.
  await amy.getByRole('link', { name: 'Learn', exact: true }).click();
  await amy.waitForURL(/\/learn$/);
  await amy.getByRole('button', { name: 'Cancel' }).click();
  await amy.getByText('Looking for an opponent').waitFor({ state: 'hidden' });
  await ben.getByRole('button', { name: /Kamon, 5 min \+ 5 s$/ }).waitFor();
  await house.go(amy, '/');
  await clock(amy).click();
  await ben.getByRole('button', { name: /one is waiting/ }).waitFor();
  await clock(ben).click();
  await ben.waitForURL(/\/table\//);
  await amy.waitForURL((url) => url.href === ben.url());
  await amy.locator('.player').first().waitFor();
  const id = new URL(ben.url()).pathname.split('/')[2] ?? '';
  await wants(amy, id, 'abort');
  await leave(amy, ben);
});

test('three who want a game of three find each other, also when the first one leaves', async () => {
  const [amy, ben, cho] = [await house.visit('/'), await house.visit('/'), await house.visit('/')];
  const kind = (page: Page) => page.getByRole('combobox', { name: /Kami: Number of players/ });
  const clock = (page: Page) => page.getByRole('button', { name: /opponent for Kami, 5 min/ });
  for (const page of [amy, ben, cho]) await kind(page).selectOption('Three');
  await clock(amy).click();
  await amy.getByText('Looking for players').waitFor();
  await ben.getByRole('button', { name: /Kami, 5 min \+ 5 s: one is waiting/ }).waitFor();
  // Those who look for a duel do not see it.
  await kind(ben).selectOption('Duel');
  await ben.getByRole('button', { name: /Kami, 5 min \+ 5 s$/ }).waitFor();
  await kind(ben).selectOption('Three');
  await clock(ben).click();
  await ben.getByText('Players: 2 of 3').waitFor();
  await amy.getByText('Players: 2 of 3').waitFor();
  expect(await complaints(ben)).toEqual([]);
  // Ben stands up again, and Amy goes on waiting.
  await ben.getByRole('button', { name: 'Cancel' }).click();
  await amy.getByText('Players: 1 of 3').waitFor();
  await clock(ben).click();
  await ben.getByText('Players: 2 of 3').waitFor();
  // Amy leaves; Ben waits on at a table of his own.
  await amy.getByRole('button', { name: 'Cancel' }).click();
  await ben.getByText('Players: 1 of 3').waitFor();
  await clock(cho).click();
  await cho.getByText('Players: 2 of 3').waitFor();
  await clock(amy).click();
  await amy.waitForURL(/\/table\//);
  for (const page of [ben, cho]) await page.waitForURL((url) => url.href === amy.url());
  const id = new URL(amy.url()).pathname.split('/')[2] ?? '';
  await wants(amy, id, 'abort');
  await leave(amy, ben, cho);
});

test('whoever comes by sees a game being played, and how it goes on', async () => {
  const [amy, ben, cho] = [await somebody(), await somebody(), await house.visit('/')];
  const id = await begun(amy, ben);
  await board(cho, id).waitFor();
  const look = (): Promise<string> => card(cho, id).locator('.mini').innerHTML();
  const before = await look();
  await acts(amy, id, 'd1d5');
  await expect.poll(look).not.toBe(before);
  await house.go(cho, '/watch');
  await board(cho, id).waitFor();
  const dee = await house.visit(`/table/${id}`);
  await card(cho, id).getByText('1 watching').waitFor();
  await cho.getByRole('radio', { name: 'Kamon' }).check();
  await card(cho, id).waitFor({ state: 'detached' });
  await cho.getByRole('radio', { name: 'Kamisado' }).check();
  await board(cho, id).waitFor();
  expect(await complaints(cho)).toEqual([]);
  await wants(ben, id, 'resign');
  await leave(amy, ben, cho, dee);
});

describe('what is important is seen at once', () => {
  const SIZES = {
    'a laptop': { width: 1366, height: 650 },
    'a laptop at 200 %': { width: 683, height: 325 },
    'a phone on its side': { width: 844, height: 390 },
    'a phone': { width: 390, height: 844 },
    'a small phone': { width: 360, height: 640 },
  };
  const below = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('.game .now, .game .pairing')]
        .filter((element) => element.getBoundingClientRect().bottom > innerHeight)
        .map((element) => element.getAttribute('aria-label') ?? ''),
    );

  test.each(Object.entries(SIZES))('on %s', async (_, size) => {
    const page = await house.visit('/', size);
    await settled(page);
    expect(await below(page)).toEqual([]);
    await page.context().close();
  });

  test('on a laptop with a game that waits', async () => {
    const [amy, ben] = [await somebody(undefined, SIZES['a laptop']), await somebody()];
    const id = await begun(amy, ben);
    await house.go(amy, '/');
    await settled(amy);
    expect(await below(amy)).toEqual([]);
    expect(await card(amy, id).isVisible()).toBe(true);
    await wants(amy, id, 'resign');
    await leave(amy, ben);
  });
});

test('finished games are found in the archive, with the last position', async () => {
  const [amy, ben] = [await somebody('Amy Archived'), await somebody('Ben Archived')];
  const id = await begun(amy, ben);
  await acts(amy, id, 'd1d5');
  await wants(ben, id, 'resign');
  await house.go(ben, '/archive');
  await board(ben, id).waitFor();
  await ben.getByRole('searchbox', { name: 'Player' }).fill('amy archived');
  await ben.getByRole('button', { name: 'Search' }).click();
  await ben.waitForURL(/player=amy/);
  await board(ben, id).waitFor();
  expect(await card(ben, id).innerText()).toMatch(/Amy Archived\s+\(won\)/);
  expect(await complaints(ben)).toEqual([]);
  await ben.getByRole('radio', { name: 'Kamon' }).check();
  await ben.getByText('No finished games match').waitFor();
  await ben.getByRole('searchbox', { name: 'Player' }).fill('nobody at all');
  await ben.keyboard.press('Enter');
  await ben.getByRole('main').getByRole('alert').waitFor();
  await leave(amy, ben);
});

test('a profile tells ratings, statistics and how the two of you did', async () => {
  const [amy, ben] = [await somebody('Amy Profile'), await somebody('Ben Profile')];
  for (const loser of [ben, ben, amy]) {
    const id = await begun(amy, ben, { rated: true });
    // A game that nobody has begun does not count.
    await acts(amy, id, 'd1d5');
    await acts(ben, id, 'a8a5');
    await wants(loser, id, 'resign');
  }
  await house.go(ben, '/people/Amy%20Profile');
  await ben.getByRole('heading', { name: 'Amy Profile against you' }).waitFor();
  const rows = ben.getByRole('row', { name: /Kamisado/ });
  expect(await rows.first().innerText()).toMatch(/Kamisado\s+3\s+2\s+0\s+1\s+67/);
  expect(await rows.count()).toBe(2);
  await ben.locator('.plot svg').waitFor();
  expect(await ben.locator('.rating').innerText()).toMatch(/Rapid\s+[\d,]+\?\s+3 games/);
  await ben.locator('a.card .mini svg').first().waitFor();
  expect(await complaints(ben)).toEqual([]);
  // The same rating stands beside the name wherever she sits.
  const value = /[\d,]+\?/.exec(await ben.locator('.rating b').innerText())?.[0] ?? 'none';
  const id = await begun(amy, ben, { rated: true });
  await house.go(ben, `/table/${id}`);
  await ben.locator('.player').getByText(value, { exact: true }).waitFor();
  await wants(amy, id, 'resign');
  await leave(amy, ben);
});

test('the leaderboard has a ladder for each kind of game and speed', async () => {
  const page = await house.visit('/leaderboard');
  await page.getByText('First place is up for grabs').waitFor();
  await page.getByRole('radio', { name: 'Kami duel' }).check();
  await page.getByRole('radio', { name: 'Rapid' }).check();
  await page.waitForURL(/ladder=kami-2&speed=rapid/);
  await page.getByText('First place is up for grabs').waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.reload();
  expect(await page.getByRole('radio', { name: 'Kami duel' }).isChecked()).toBe(true);
  await page.context().close();
});

test('who looks for what is not there is shown what is', async () => {
  const page = await house.visit('/people/Nobody%20Atall');
  await page.getByRole('heading', { name: 'Nobody here is called Nobody Atall' }).waitFor();
  expect(await complaints(page)).toEqual([]);
  await house.go(page, '/nowhere/at/all');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Kamon' }).click();
  await page.waitForURL(/\/learn\/kamon/);
  await page.context().close();
});

type Timed = typeof globalThis & { shifts: number };

/** Runs in the page: adds up whatever moves by itself. */
function time(): void {
  const kept = globalThis as Timed;
  kept.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      kept.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

test('nothing moves while lists and boards arrive', async () => {
  const [amy, ben] = [await somebody('Amy Still'), await somebody('Ben Still')];
  const over = await begun(amy, ben, { rated: true });
  await wants(ben, over, 'resign');
  const id = await begun(amy, ben);
  await amy.context().addInitScript(time);
  const profile = '/people/Ben%20Still';
  const staysStill = async (path: string, width: number, height: number): Promise<void> => {
    await amy.setViewportSize({ width, height });
    await house.go(amy, path);
    await settled(amy);
    await drawn(amy);
    const shifts = await amy.evaluate(() => (globalThis as Timed).shifts);
    expect(shifts, `${path} ${width}`).toBeLessThan(0.02);
  };
  for (const path of ['/', '/watch', '/archive', '/leaderboard', profile]) {
    await staysStill(path, 1366, 650);
    await staysStill(path, 390, 844);
  }
  // Who looks at a profile may be known last of all.
  const about = [profile, `${profile}/statistics`].map((path) =>
    amy.waitForResponse((response) => response.url().endsWith(`/api${path}`)),
  );
  await amy.route('**/api/me', async (route) => {
    await Promise.all(about);
    await drawn(amy);
    await route.continue();
  });
  await staysStill(profile, 390, 844);
  await wants(amy, id, 'resign');
  await leave(amy, ben);
});
