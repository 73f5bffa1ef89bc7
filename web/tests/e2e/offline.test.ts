// Without a network and without a server: what was visited once opens, is read, learned and analysed.

import { cpSync, readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { complaints } from './axe';
import { heard, House, kept, settled } from './house';
import { learnAndProve } from './journeys';
import { kamonTurn, moves, playUntil } from './players';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());
afterEach(async () => {
  await house.comeBack();
  expect(house.problems()).toEqual([]);
});

const offline = (page: Page) => page.getByRole('status').getByText('Offline', { exact: true });

test('all that needs no server works without one, and the rest comes back by itself', async () => {
  const page = await house.visit('/');
  await kept(page);
  await page.context().setOffline(true);
  await house.vanish();

  await page.reload();
  await offline(page).waitFor();
  await page.getByText('Games with other people are back').waitFor();
  await expect.poll(() => heard(page)).not.toContain('cannot be reached');
  expect(await complaints(page)).toEqual([]);

  // An address that was never opened, in a language that was never read.
  await house.go(page, '/rules/kamon');
  await settled(page);
  expect(await page.locator('.kb').count()).toBeGreaterThan(3);
  await page.getByRole('combobox').selectOption('Türkçe');
  await page.getByRole('heading', { name: 'Kamon kuralları' }).waitFor();
  await page.getByRole('combobox').selectOption('English');

  await learnAndProve(house, page);

  // A game against the computer, and the same one again.
  await house.go(page, '/');
  await page.getByRole('button', { name: 'Play now: Kamon' }).click();
  await page.waitForURL(/\/local\?/);
  await playUntil(page, kamonTurn, async () => (await moves(page)) >= 4);
  await page.reload();
  await expect.poll(() => moves(page)).toBeGreaterThanOrEqual(4);

  // What needs the server says so, and waits for it.
  await page.getByRole('link', { name: 'Watch' }).click();
  await page.getByRole('heading', { name: 'Not available right now' }).waitFor();
  expect(await complaints(page)).toEqual([]);
  await house.comeBack();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Watch', level: 1 }).waitFor();
  await offline(page).waitFor({ state: 'hidden' });
  await page.context().close();
});

test('a server that is gone is noticed though the network is there, and nothing personal is kept', async () => {
  const page = await house.sit({ game: 'kamon', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await kept(page);
  await house.vanish();
  // What is there stays where it is.
  await page.getByText(/^Disconnected/).waitFor();
  expect(await page.locator('.kb').count()).toBe(1);
  await page.reload();
  await page.getByRole('heading', { name: 'Not available right now' }).waitFor();
  const addresses = await page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(addresses.length).toBeGreaterThan(100);
  expect(addresses.filter((path) => !/^\/(assets\/.+|icon.*|favicon\.ico)?$/.test(path))).toEqual(
    [],
  );
  await house.comeBack();
  await page
    .getByText(/^Your turn/)
    .first()
    .waitFor();
  await page.context().close();
});

test('a new version is announced, waits for the end of a game, and comes to one tab at a time', async () => {
  const worker = 'dist/worker.js';
  const folder = mkdtempSync(join(tmpdir(), 'kamidana-version-'));
  cpSync(worker, join(folder, 'worker.js'));
  try {
    const seats = [{ kind: 'me' }, { kind: 'me' }] as const;
    const table = await house.sit({ game: 'kamon', seats: [...seats] });
    await kept(table);
    const one = await house.visitIn(table.context(), '/');
    const two = await house.visitIn(table.context(), '/');
    const older = readFileSync(worker, 'utf8');
    const newer = older.replace(/([`"'])[0-9a-f]{16}\1/, '$1fedcba9876543210$1');
    expect(newer).not.toBe(older);
    writeFileSync(worker, newer);
    await one.evaluate(async () => (await navigator.serviceWorker.ready).update());

    const reload = (page: Page) => page.getByRole('button', { name: 'New version: Reload' });
    await reload(one).waitFor();
    await reload(two).waitFor();
    expect(await complaints(one)).toEqual([]);
    expect(await reload(table).count()).toBe(0);
    // Nobody was moved yet; then one is, and only that one.
    const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { old: true }));
    const isOld = (page: Page) => page.evaluate(() => 'old' in globalThis);
    await Promise.all([one, two, table].map(mark));
    await reload(one).click();
    await expect.poll(() => isOld(one)).toBe(false);
    await one.locator('main h1').waitFor();
    expect(await reload(one).count()).toBe(0);
    expect(await Promise.all([two, table].map(isOld))).toEqual([true, true]);
    // A page that the old version has not loaded yet still comes to the old tab.
    await two.getByRole('link', { name: 'Settings' }).click();
    await two.getByRole('heading', { name: 'Settings' }).waitFor();
    await reload(two).click();
    await expect.poll(() => isOld(two)).toBe(false);
    await table.getByRole('link', { name: 'Learn' }).click();
    await reload(table).waitFor();
    await one.context().close();
  } finally {
    cpSync(join(folder, 'worker.js'), worker);
    rmSync(folder, { recursive: true });
  }
});
