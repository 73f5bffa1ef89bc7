// What is solved: tried on the board, and played.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaints } from './axe';
import { House, settled } from './house';
import { square } from './players';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

test('the first moves that win have numbers, and any can be tried to the end', async () => {
  const page = await house.visit('/solved');
  await settled(page);
  expect(await page.locator('.marks .large').count()).toBe(16);
  await square(page, 'b1').click();
  await square(page, 'b7').click();
  await page.getByText('b1–b7 wins, in 17 moves with perfect play.').waitFor();
  expect(await page.locator('.marks .large').count()).toBe(0);
  const next = page.getByRole('button', { name: 'Next move' });
  for (let move = 2; move <= 17; move += 1) {
    await next.click();
    await page.getByText(`Move ${move} of 17`).waitFor();
  }
  expect(await next.getAttribute('aria-disabled')).toBe('true');
  expect(await complaints(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to the start' }).click();
  expect(await page.locator('.marks .large').count()).toBe(16);

  await square(page, 'a1').click();
  await square(page, 'a7').click();
  await page.getByText('a1–a7 loses: White wins in 3 moves').waitFor();
  await page.context().close();
});

test('both sides can be played against the best computer', async () => {
  const page = await house.visit('/solved');
  await page.getByRole('button', { name: 'Hold out as White' }).click();
  await page.waitForURL(/\/(local|table)/);
  // Black, who opens, is the computer.
  await page.getByText('Tatsu').first().waitFor();
  await page.locator('.kb-trail').first().waitFor();
  await house.go(page, '/solved');
  await page.getByRole('button', { name: 'Play Black and win' }).click();
  await page.waitForURL(/\/(local|table)/);
  await page.getByText('Tatsu').first().waitFor();
  await page.context().close();
});
