import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { complaints } from './axe';
import type { Page } from 'playwright-core';
import type { KamiView } from '../../games/kami/view';
import type { TableState } from '../../src/core/types';
import { drawn, heard, House } from './house';
import { kamiTurn, playUntil, roundIsOver, roundIsWon, type Turn } from './players';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());
afterEach(() => expect(house.problems()).toEqual([]));

const machine = { kind: 'level', level: 1 } as const;

test('a round for four with three machines, by touch on a phone', async () => {
  const page = await house.visit('/', { width: 360, height: 640, hasTouch: true });
  await page.getByRole('button', { name: 'Play now: Kami', exact: true }).click();
  await page.waitForURL(/\/(table|local)\b/);
  expect(await playUntil(page, kamiTurn, roundIsWon)).toBeGreaterThan(2);
  await page
    .getByText(/wins? the round/)
    .first()
    .waitFor();
  await expect.poll(() => heard(page)).toMatch(/wins? the round: /);
  expect(await complaints(page)).toEqual([]);
  await page.context().close();
});

test('a duel against a machine, with Mercenaries', async () => {
  const page = await house.sit(
    { game: 'kami', options: { players: '2' }, seats: [{ kind: 'me' }, machine] },
    { scheme: 'dark' },
  );
  // The machine may lead, and with both cards of a pile, which keeps its place.
  const piles = page.getByRole('toolbar', { name: 'Mercenaries' });
  expect(await piles.locator('.kb-card-button, .kb-pile-gone').count()).toBe(8);
  const mercenary = page.locator('.kb-piles .kb-playable').first();
  await playUntil(page, kamiTurn, async () => (await mercenary.count()) > 0);
  await mercenary.click();
  const raised = page.locator('.kb-piles .kb-raised');
  if ((await raised.count()) > 0) await raised.click();
  await expect.poll(() => heard(page)).toMatch(/You (attack|defend) with .+\(Mercenary\)/);
  await playUntil(page, kamiTurn, roundIsOver);
  await expect.poll(() => heard(page)).toMatch(/The round is void|wins? the round/);
  expect(await complaints(page)).toEqual([]);
  await page.context().close();
});

test('three on one device: nobody sees the hand of another', async () => {
  const page = await house.visit('/new?game=kami', { width: 360, height: 740 });
  await page.getByRole('radio', { name: 'On this device' }).check();
  await page.getByRole('radio', { name: 'Three' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/(table|local)\b/);
  const pass = page.getByRole('button', { name: /show my cards/ });
  const shown = (): Promise<number> => page.locator('.kb-hand [data-source], .kb-peep').count();
  await pass.waitFor();
  expect(await shown()).toBe(0);
  expect(await complaints(page)).toEqual([]);
  await pass.click();
  await page.locator('.kb-hand [data-source]').first().waitFor();
  let handed = 0;
  const turn: Turn = async () => {
    if ((await pass.count()) === 0) return kamiTurn(page);
    expect(await shown()).toBe(0);
    await pass.click();
    handed += 1;
    return true;
  };
  await playUntil(page, turn, roundIsOver);
  expect(handed).toBeGreaterThan(2);
  await page.context().close();
});

/** A table for four at one device at which somebody is asked about the deal who does not lead. */
async function askedInSecret(): Promise<Page> {
  for (let tries = 0; tries < 60; tries += 1) {
    const me = { kind: 'me' } as const;
    const page = await house.sit({ game: 'kami', seats: [me, me, me, me] });
    const id = new URL(page.url()).pathname.split('/').pop() ?? '';
    const { view } = await house.ask<TableState>(page.context(), `/tables/${id}`);
    const { round } = (view as KamiView).board;
    if (round.phase === 'demoralised' && round.turn !== round.first) return page;
    await page.context().close();
  }
  throw new Error('nobody was dealt five Soldiers');
}

test('four on one device: everybody looks, so nobody learns who was dealt five Soldiers', async () => {
  const page = await askedInSecret();
  const title = page.locator('#pass-title');
  const looked: string[] = [];
  let kept = 0;
  while (looked.length < 5) {
    await title.waitFor();
    looked.push(await title.innerText());
    expect(await page.locator('.kb-acts').count()).toBe(looked.length < 5 ? 0 : 1);
    expect(await page.locator('.kb-hand [data-source]').count()).toBe(0);
    await page.getByRole('button', { name: /show my cards/ }).click();
    await expect.poll(() => page.locator('.kb-hand [data-source]').count()).toBe(8);
    const keep = page.locator('[data-answer="keep"]');
    const seen = page.getByRole('button', { name: 'I’ve seen them' });
    if ((await keep.count()) > 0) {
      await keep.click();
      kept += 1;
    } else if (looked.length < 5) await seen.click();
  }
  expect(kept).toBeGreaterThan(0);
  expect(new Set(looked.slice(0, 4)).size).toBe(4);
  expect(looked[4]).toBe(looked[0]);
  expect(await page.locator('.kb-playable').count()).toBeGreaterThan(0);
  await page.context().close();
});

test('the focus stays on the table, whatever is done there', async () => {
  const page = await house.sit({
    game: 'kami',
    options: { players: '2' },
    seats: [{ kind: 'me' }, machine],
  });
  const playable = page.locator('.kb-playable, [data-answer]');
  for (let done = 0; done < 6; done += 1) {
    await playable.first().waitFor();
    await playable.first().focus();
    await page.keyboard.press('Enter');
    if ((await page.locator('.kb-raised').count()) > 0) await page.keyboard.press('Enter');
    await drawn(page);
    expect(await page.locator('.kb :focus').count()).toBe(1);
  }
  await page.context().close();
});

test('after a reload in the middle of a turn it goes on where it was', async () => {
  const page = await house.sit({
    game: 'kami',
    options: { players: '2' },
    seats: [{ kind: 'me' }, machine],
  });
  const attack = page.getByText(/now attack/);
  await playUntil(page, kamiTurn, async () => (await attack.count()) > 0);
  await page.reload();
  await attack.waitFor();
  expect(await page.locator('.kb-playable').count()).toBeGreaterThan(0);
  await page.context().close();
});
