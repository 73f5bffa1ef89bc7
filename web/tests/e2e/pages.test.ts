import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/core/language';
import { House } from './house';
import { pagesOf } from './pages';
import { isOver, kamisadoTurn, kamiTurn, playUntil } from './players';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());
afterEach(() => expect(house.problems()).toEqual([]));

async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** Nothing sticks out to the side. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(Object.keys(LANGUAGES))('in %s', (locale) => {
  test('every page has words and fits a phone', async () => {
    const page = await house.visit('/', { width: 360, height: 640, locale });
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    for (const path of await pagesOf(page)) {
      await page.goto(house.url + path);
      await page.locator('main h1').waitFor({ state: 'attached' });
      await page.waitForTimeout(300);
      expect(await page.locator('main h1').innerText(), path).not.toBe('');
      expect(await overflow(page), path).toBe(0);
      const empty = await page
        .locator('main :is(button, a, legend, h2, label):visible')
        .evaluateAll(
          (all) =>
            all.filter((one) => !one.textContent?.trim() && !one.getAttribute('aria-label')).length,
        );
      expect(empty, path).toBe(0);
    }
    await page.context().close();
  });
});

describe.each(['light', 'dark'] as const)('axe finds nothing in the %s theme', (scheme) => {
  test('on any page', async () => {
    const page = await house.visit('/', { scheme });
    for (const path of await pagesOf(page)) {
      await page.goto(house.url + path);
      await page.locator('main h1').waitFor({ state: 'attached' });
      await page.waitForTimeout(700);
      expect(await complaints(page), path).toEqual([]);
    }
    await page.context().close();
  });

  test('at a table on a phone, in every part, and after the end', async () => {
    const page = await house.visit('/', { scheme, width: 360, height: 640 });
    await page.getByRole('button', { name: 'Play now: Kamisado' }).click();
    await page.waitForURL(/\/table\//);
    await page.locator('[role="gridcell"]').first().waitFor();
    for (const tab of ['Moves', 'Chat', 'Game']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await complaints(page), tab).toEqual([]);
    }
    await page.getByRole('tab', { name: 'Moves' }).click();
    await playUntil(page, kamisadoTurn, isOver);
    expect(await complaints(page), 'over').toEqual([]);
    await page.context().close();
  });
});

test('a move can be made on a small phone without scrolling', async () => {
  for (const [game, last] of [
    ['Kamisado', '[data-square="a1"]'],
    ['Kamon', '[data-cell="g1"]'],
  ] as const) {
    const page = await house.visit('/', { width: 360, height: 640 });
    await page.getByRole('button', { name: `Play now: ${game}` }).click();
    await page.locator(last).waitFor();
    await page.locator('main .status').waitFor();
    const box = await page.locator(last).boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0), game).toBeLessThanOrEqual(640);
    const status = await page.locator('main .status').boundingBox();
    expect((status?.y ?? 999) + (status?.height ?? 0), game).toBeLessThanOrEqual(640);
    await page.context().close();
  }
});

test('the whole way to a first move works by keyboard', async () => {
  const page = await house.visit('/');
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  for (let step = 0; step < 20 && !(await focused()).startsWith('Play now'); step += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/table\//);
  await page.locator('[role="gridcell"][tabindex="0"]').first().waitFor();
  await page.locator('[role="gridcell"][tabindex="0"]').first().focus();
  const label = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  for (let step = 0; step < 8 && !/can move$/.test(await label()); step += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  for (let step = 0; step < 8 && !/target$/.test(await label()); step += 1)
    await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.locator('ol [data-step="1"]').waitFor();
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
  await page.getByLabel('What you call it').fill('my bot');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await page.getByText('Keep it, it is not shown again').waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete the account' }).click();
  expect(await complaints(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the account' }).click();
  await page.getByText('The account is deleted').waitFor();
  await page.context().close();
});

test('a Kami table has no fault either', async () => {
  const page = await house.visit('/', { width: 360, height: 640 });
  await page.getByRole('button', { name: 'Play now: Kami', exact: true }).click();
  await page.waitForURL(/\/table\//);
  let turns = 0;
  await playUntil(page, kamiTurn, async () => turns++ > 20 || (await isOver(page)));
  expect(await complaints(page)).toEqual([]);
  await page.context().close();
});
