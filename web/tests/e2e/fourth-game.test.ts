// A game that only the server knows: the site has not a line about Nim.

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { complaints } from './axe';
import { House } from './house';
import { WITH_NIM } from './server';
import { isOver, moves, playUntil, result } from './players';

const house = new House(WITH_NIM);
beforeAll(() => house.open());
afterAll(() => house.close());
afterEach(() => expect(house.problems()).toEqual([]));

test('it is found, set up by its own options, played by keyboard and mouse, and looked at again', async () => {
  const page = await house.visit('/');
  await page.getByRole('button', { name: 'Play now: Nim' }).waitFor();
  await house.go(page, '/new?game=nim');
  await page.getByRole('radio', { name: 'On this device' }).check();
  await page.getByText('More options').click();
  await page.getByLabel(/how many stones each heap has/).fill('1-2');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/(table|local)\b/);
  const choice = (action: string) => page.getByRole('button', { name: action, exact: true });
  await choice('b2').click();
  await choice('a1').focus();
  expect(await complaints(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => isOver(page)).toBe(true);
  expect(await result(page)).toMatch(/won/);
  expect(await moves(page)).toBe(2);
  expect(await complaints(page)).toEqual([]);
  await page.getByRole('link', { name: 'Review' }).first().click();
  await page.waitForURL(/\/analysis/);
  await page.getByRole('slider').press('End');
  await page.getByText('0-0').first().waitFor();
  await page.context().close();
});

test('it is played against the machine with one click', async () => {
  const page = await house.visit('/');
  await page.getByRole('button', { name: 'Play now: Nim' }).click();
  await page.waitForURL(/\/(table|local)\b/);
  const takes = async () => {
    const choice = page.locator('.kb-plain-choices [data-action]').first();
    if ((await choice.count()) === 0) return false;
    await choice.click({ timeout: 1000 }).catch(() => undefined);
    return true;
  };
  await playUntil(page, takes, isOver);
  expect(await result(page)).toMatch(/You (won|lost)/);
  await page.context().close();
});
