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
  const part = page.locator('section', { hasText: 'whoever opens can always win' });
  expect(await page.locator('.marks .large').count()).toBe(16);
  await square(part, 'b1').click();
  await square(part, 'b7').click();
  await page.getByText('b1–b7 wins, in 17 moves with perfect play.').waitFor();
  expect(await page.locator('.marks .large').count()).toBe(0);
  const next = page.getByRole('button', { name: 'Next move' });
  for (let move = 2; move <= 17; move += 1) {
    await next.click();
    await page.getByText(`Move ${move} of 17`).waitFor();
  }
  expect(await next.getAttribute('aria-disabled')).toBe('true');
  expect(await complaints(page)).toEqual([]);
  await part.getByRole('button', { name: 'Back to the start' }).click();
  expect(await page.locator('.marks .large').count()).toBe(16);

  await square(part, 'a1').click();
  await square(part, 'a7').click();
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

test('a line-up of Black is answered by White, or wins against every answer', async () => {
  const page = await house.visit('/solved');
  const part = page.locator('section', { hasText: 'Tournament set-up' });
  await part.getByRole('button', { name: 'Ready' }).click();
  await part.getByText('White answers like this, and wins').waitFor();
  // The usual line-up of Black, and the same from the other end as its answer.
  await square(part, 'a8')
    .and(part.getByLabel(/orange/i))
    .first()
    .waitFor();
  expect(await complaints(page)).toEqual([]);
  await part.getByRole('button', { name: 'Show me one that wins' }).click();
  await part.getByText('White has no answer').waitFor();
  await part.getByRole('button', { name: 'Back to the start' }).click();
  await part.getByText('press “Ready”').waitFor();
  await part.getByRole('button', { name: 'Ready' }).waitFor();

  await part.getByRole('button', { name: 'Answer as White' }).click();
  await page.waitForURL(/\/(local|table)/);
  // The computer has lined up; now it is the visitor's turn to.
  await page.getByRole('button', { name: 'Ready' }).waitFor();
  await page.context().close();
});
