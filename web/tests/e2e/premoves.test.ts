// A move is planned while the other side thinks, and played the moment its turn comes.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Setup } from '../../src/core/types';
import { complaints } from './axe';
import { heard, House, leave } from './house';
import { cell, drag, kamisadoMove, moved, moves, square, status } from './players';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());
afterEach(() => expect(house.problems()).toEqual([]));

const clock = { kind: 'fischer', initial: 300, increment: 0 } as const;

/** Two people at a table with a clock, at a tempo in which everything takes its time. */
const meet = (setup: Partial<Setup>): Promise<[Page, Page]> =>
  house.meet({ time: clock, ...setup }, { tempo: 'slow' });

const planned = (page: Page) => page.locator('.kb-plan');

test('towers are planned, called off, and the one that is called moves at once', async () => {
  const [amy, ben] = await meet({ game: 'kamisado' });
  await kamisadoMove(ben, 'e8e5');
  await planned(ben).waitFor();
  expect(await status(ben)).toContain('Planned: ');
  expect(await complaints(ben)).toEqual([]);
  await ben.keyboard.press('Escape');
  await planned(ben).waitFor({ state: 'detached' });
  // One plan for each tower; a click on one calls it off.
  await kamisadoMove(ben, 'e8e5');
  await drag(ben, 'h8', 'h5');
  await kamisadoMove(ben, 'a8a5');
  await expect.poll(() => planned(ben).count()).toBe(3);
  await square(ben, 'h5').click();
  await expect.poll(() => planned(ben).count()).toBe(2);
  expect(await moves(amy)).toBe(0);
  // She calls the tower on a8.
  await kamisadoMove(amy, 'd1d5');
  await moved(amy, 2);
  await moved(ben, 2);
  expect(await square(ben, 'a5').getAttribute('aria-label')).toContain('White');
  expect(await planned(ben).count()).toBe(0);
  await leave(amy, ben);
});

test('a plan that has become impossible is dropped with a word', async () => {
  const [amy, ben] = await meet({ game: 'kamisado' });
  await kamisadoMove(amy, 'd1d5');
  await moved(ben, 1);
  await kamisadoMove(amy, 'd5d6');
  await planned(amy).waitFor();
  await kamisadoMove(ben, 'a8a5');
  await moved(amy, 2);
  await planned(amy).waitFor({ state: 'detached' });
  expect(await status(amy)).toContain('Your planned move isn’t possible now');
  expect(await moves(amy)).toBe(2);
  await leave(amy, ben);
});

test('who does not want to plan does not', async () => {
  const [amy, ben] = await meet({ game: 'kamisado' });
  await house.go(ben, '/settings');
  await ben.getByRole('checkbox', { name: /Premoves/ }).uncheck();
  await ben.goBack();
  await square(ben, 'e8').click();
  await ben
    .locator('#main')
    .getByText(/^It’s Guest \d+’s turn\.$/)
    .waitFor();
  await leave(amy, ben);
});

test('a cell of Kamon is planned, and played without another click', async () => {
  const [amy, ben] = await meet({ game: 'kamon' });
  const lit = amy.locator('[aria-label$=", you can play here"]').first();
  const hers = await lit.getAttribute('data-cell');
  const crest = /: (\S+)/.exec((await lit.getAttribute('aria-label')) ?? '')?.[1];
  const same = ben.locator(`[data-cell]:not([data-cell="${hers}"])[aria-label*=": ${crest} "]`);
  const his = (await same.first().getAttribute('data-cell')) ?? '';
  await cell(ben, his).focus();
  await ben.keyboard.press('Enter');
  await planned(ben).waitFor();
  expect(await complaints(ben)).toEqual([]);
  expect(await heard(ben)).toContain('Planned: ');
  await cell(amy, hers!).click();
  await moved(amy, 2);
  await expect.poll(() => cell(amy, his).getAttribute('aria-label')).toContain('white pawn');
  await leave(amy, ben);
});
