import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/core/language';
import games from '../../src/tests/games.json';
import { complaints } from './axe';
import { House, settled } from './house';
import { pagesOf } from './pages';
import { isOver, kamisadoMove, kamisadoTurn, moved, playUntil, square } from './players';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());
afterEach(() => expect(house.problems()).toEqual([]));

const SMALL = { width: 320, height: 640 };

/** What has no words, or words with a hole. */
const gaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (element: Element): boolean => element.getClientRects().length > 0;
    const named = (element: Element): boolean =>
      !!element.textContent?.trim() || !!element.getAttribute('aria-label')?.trim();
    const empty = [...document.querySelectorAll('h1, h2, button, a, legend, label, [role="tab"]')]
      .filter((element) => shown(element) && !named(element))
      .map((element) => element.outerHTML);
    const broken = /\{.*\}|\$\w+|undefined|NaN/.exec(document.body.innerText) ?? [];
    const labels = [...document.querySelectorAll('[aria-label=""], [title=""]')];
    return [...empty, ...broken, ...labels.map((element) => element.outerHTML)];
  });

/** Nothing sticks out to the side. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Pages that have tests of their own for all of this, in more states than one. */
const OWN = /^analysis/;
const GAMES = ['kamisado', 'kami', 'kamon'];

test('what the test of the words knows of the games is what the server says', async () => {
  const page = await house.visit('/');
  expect(await house.ask(page.context(), '/games')).toEqual(games);
  await page.context().close();
});

describe.each(Object.keys(LANGUAGES))('in %s', (locale) => {
  test('from the first page to a first move', async () => {
    const page = await house.visit('/', { locale });
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    await page.locator('.game .button.primary').first().click();
    await page.waitForURL(/\/(table|local)\b/);
    await kamisadoMove(page, 'd1d5');
    await moved(page, 2);
    expect(await gaps(page)).toEqual([]);
    await page.context().close();
  });

  test('every page has words and fits a very small phone', async () => {
    const page = await house.visit('/', { ...SMALL, locale });
    // Of the pages that each game has, every language looks at those of another game.
    const game = GAMES[Object.keys(LANGUAGES).indexOf(locale) % GAMES.length] ?? '';
    for (const [name, path] of await pagesOf(house, page.context())) {
      if (GAMES.some((one) => one !== game && name.endsWith(`-${one}`))) continue;
      if (OWN.test(name)) continue;
      await house.go(page, path);
      await settled(page);
      expect(await gaps(page), name).toEqual([]);
      expect(await overflow(page), name).toBe(0);
    }
    await page.context().close();
  });
});

test('the language is chosen from a list, and stays', async () => {
  const page = await house.visit('/', { locale: 'ja' });
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Türkçe');
  await page.getByRole('link', { name: 'Ayarlar' }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Ayarlar' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('tr');
  await page.context().close();
});

describe('axe finds nothing', () => {
  test('on any page, light or dark', async () => {
    const page = await house.visit('/');
    for (const [name, path] of await pagesOf(house, page.context())) {
      if (OWN.test(name)) continue;
      await house.go(page, path);
      await settled(page);
      expect(await complaints(page), name).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await complaints(page, 'colours'), `${name}, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
    await page.context().close();
  });

  test.each(['light', 'dark'] as const)(
    'at a table on a phone, in every part, %s',
    async (scheme) => {
      const about = scheme === 'dark' ? 'colours' : 'all';
      const page = await house.visit('/', { scheme, ...SMALL });
      await page.getByRole('button', { name: 'Menu' }).click();
      expect(await complaints(page, about), 'menu').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Play now: Kamisado' }).click();
      await page.waitForURL(/\/(table|local)\b/);
      await square(page, 'a1').waitFor();
      for (const tab of ['Moves', 'Game']) {
        await page.getByRole('tab', { name: tab }).click();
        expect(await complaints(page), tab).toEqual([]);
      }
      await page.getByRole('tab', { name: 'Moves' }).click();
      await playUntil(page, kamisadoTurn, isOver);
      expect(await complaints(page, about), 'over').toEqual([]);
      await page.getByRole('slider').press('Home');
      expect(await complaints(page, about), 'replay').toEqual([]);
      await page.context().close();
    },
  );
});

test('the whole way to a first move works by keyboard', async () => {
  const page = await house.visit('/');
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  for (let step = 0; step < 20 && !(await focused()).startsWith('Play now'); step += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/(table|local)\b/);
  await page.locator('.table [role="gridcell"][tabindex="0"]').focus();
  const label = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  for (let step = 0; step < 8 && !/can move$/.test(await label()); step += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  for (let step = 0; step < 8 && !/target$/.test(await label()); step += 1)
    await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await moved(page, 1);
  await page.context().close();
});

test('an account: register, sign out, sign in, make a token, leave', async () => {
  const page = await house.visit('/account');
  const name = `Amy${Date.now() % 100_000}`;
  const enter = async (kind: string): Promise<void> => {
    await page.getByRole('radio', { name: kind }).check();
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Password').fill('correct horse battery');
    await page.getByRole('button', { name: kind }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
  };
  await enter('New account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
  await enter('Sign in');
  await page.getByLabel('Label').fill('my bot');
  await page.getByRole('button', { name: 'Create a token' }).click();
  await page.getByText('it will not be shown again').waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete account' }).click();
  expect(await complaints(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await page.getByText('Your account has been deleted').waitFor();
  await page.context().close();
});

test('the deals of a finished game can be checked, and a forged one does not fit', async () => {
  const page = await house.sit({
    game: 'kami',
    options: { players: '2' },
    seats: [{ kind: 'me' }, { kind: 'me' }],
  });
  await page.getByRole('button', { name: /show my cards/ }).waitFor();
  await page.getByRole('tab', { name: 'Game' }).click();
  const hash = await page.locator('code').innerText();
  const id = new URL(page.url()).pathname.split('/')[2];
  // Resigning ends the game, but not before somebody has played.
  for (let seen = 0; seen < 2; seen += 1) {
    const { view } = await house.ask<{ view: { choices: { actions: string[] } } }>(
      page.context(),
      `/tables/${id}`,
    );
    const action = view.choices.actions[0];
    await house.ask(page.context(), `/tables/${id}/actions`, { action, seen });
  }
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Fair-deal check' }).click();
  const record = page.getByLabel('Record of a finished game');
  await expect.poll(() => record.inputValue()).toMatch(/\[Game "kami"\]/);
  await page.getByLabel(/Hashes you noted/).fill(hash);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByRole('heading', { name: 'Everything matches' }).waitFor();
  await page.getByText(hash).waitFor();
  expect(await complaints(page)).toEqual([]);
  const forged = hash.replace(/^./, (one) => (one === '0' ? '1' : '0'));
  await page.getByLabel(/Hashes you noted/).fill(forged);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByRole('heading', { name: 'This does not match' }).waitFor();
  await page.getByText(`No shuffle of this game has the hash ${forged}.`).waitFor();
  await record.fill(`${await record.inputValue()}\nnonsense`);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByText('This record cannot be replayed').waitFor();
  await page.context().close();
});
