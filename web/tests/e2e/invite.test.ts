// Inviting a friend: the address is the invitation, and one click begins the game.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/core/language';
import { complaints } from './axe';
import { House, leave, type Visitor } from './house';
import { kamisadoMove, moved } from './players';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());
afterEach(() => expect(house.problems()).toEqual([]));

const PHONE: Visitor = { width: 360, height: 640, hasTouch: true };

/** Somebody who waits for a friend; the address bar becomes the invitation. */
async function inviter(setup: object = {}, visitor: Visitor = {}): Promise<Page> {
  const page = await house.visit('/', visitor);
  await house.ask(page.context(), '/guests', {});
  const seats = [{ kind: 'me' }, { kind: 'invited' }];
  const { id } = await house.ask<{ id: string }>(page.context(), '/tables', {
    game: 'kamisado',
    options: {},
    seats,
    ...setup,
  });
  await house.go(page, `/table/${id}`);
  return page;
}

const address = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

test('a friend opens the address of the inviter, types a name and plays', async () => {
  const amy = await inviter();
  await amy.waitForURL(/\?key=[0-9a-f]{16}$/);
  const link = await amy.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toBe(amy.url());
  expect(await complaints(amy), 'inviting').toEqual([]);

  const ben = await house.visit(address(amy), PHONE);
  await ben.getByRole('heading', { name: /^Guest \d+ invites you to Kamisado$/ }).waitFor();
  await ben.getByText('You play White.').waitFor();
  expect(await complaints(ben), 'invited').toEqual([]);
  await ben.getByRole('button', { name: 'How it works in 30 seconds' }).click();
  await ben
    .getByRole('dialog')
    .getByText(/reaches the far row wins/)
    .waitFor();
  expect(await complaints(ben), 'how it works').toEqual([]);
  await ben.keyboard.press('Escape');
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Play', exact: true }).click();
  await amy.getByRole('link', { name: 'Ben', exact: true }).waitFor();
  // Whoever pressed Play is at the beginning of the page, not nowhere.
  await expect
    .poll(() => ben.evaluate(() => document.activeElement?.tagName.toLowerCase()))
    .toBe('h1');
  // The key opens nothing any more, and is gone from both addresses.
  for (const page of [amy, ben]) await page.waitForURL((url) => url.search === '');
  await kamisadoMove(amy, 'd1d5');
  await moved(ben, 1);

  // Whoever comes too late looks on.
  const cho = await house.visit(new URL(link).pathname + new URL(link).search);
  await moved(cho, 1);
  expect(await cho.getByRole('button', { name: 'Play', exact: true }).count()).toBe(0);
  await leave(amy, ben, cho);
});

test('a name that a member has is not taken, and another one is put in its place', async () => {
  const member = await house.visit('/');
  await house.ask(member.context(), '/accounts', {
    name: 'Benedikta',
    password: 'correct horse battery',
  });
  const amy = await inviter();
  await amy.waitForURL(/\?key=/);
  const ben = await house.visit(address(amy));
  const name = ben.getByLabel('Your name');
  await name.fill('Benedikta');
  await ben.getByRole('button', { name: 'Play', exact: true }).click();
  await ben.getByText('A member is already called Benedikta.', { exact: false }).waitFor();
  expect(await name.inputValue()).toMatch(/^Benedikta \d\d$/);
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  expect(await complaints(ben), 'name taken').toEqual([]);
  await ben.getByRole('button', { name: 'Play', exact: true }).click();
  await amy.getByRole('link', { name: /^Benedikta \d\d$/ }).waitFor();
  await leave(member, amy, ben);
});

test('the code holds the address, and can be shown large', async () => {
  const amy = await inviter();
  await amy.getByRole('button', { name: 'Enlarge the QR code' }).click();
  const code = amy.getByRole('dialog').getByRole('img', { name: 'QR code of the invitation' });
  const box = await code.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(380);
  expect(await complaints(amy)).toEqual([]);
  await amy.keyboard.press('Escape');
  await leave(amy);
});

test('without the key nobody sits down, and is told why', async () => {
  const amy = await inviter();
  await amy.waitForURL(/\?key=/);
  const path = new URL(amy.url()).pathname;
  const without = await house.visit(path);
  await without.getByText('The free seat is kept for someone', { exact: false }).waitFor();
  expect(await complaints(without)).toEqual([]);
  const wrong = await house.visit(`${path}?key=0000000000000000`);
  await wrong.getByRole('button', { name: 'Play', exact: true }).click();
  await wrong.getByText('This link does not open a seat.', { exact: false }).waitFor();
  await leave(amy, without, wrong);
});

test('an open table is joined from the first page with one click', async () => {
  const amy = await inviter({
    game: 'kamon',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    public: true,
  });
  const ben = await house.visit('/');
  await ben.getByRole('button', { name: /^Join: Kamon/ }).click();
  await ben.waitForURL(/\/(table|local)\b/);
  await amy
    .getByText(/^Your turn/)
    .first()
    .waitFor();
  await leave(amy, ben);
});

test('links to tables that are not there say so', async () => {
  for (const path of ['/table/xyz', '/table/000000000000', '/table/%3Cb%3E']) {
    const page = await house.visit(path);
    await page.getByRole('heading', { name: 'There is no such table' }).waitFor();
    expect(await complaints(page), path).toEqual([]);
    await page.context().close();
  }
  const page = await house.visit('/people/Nobody%20at%20all');
  await page.getByRole('heading', { name: 'Nobody here is called Nobody at all' }).waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.context().close();
});

test('people around one device have names, also when they play again', async () => {
  const page = await house.visit('/new?game=kamon');
  await page.getByRole('radio', { name: 'On this device' }).check();
  await page.getByLabel('Your name').fill('Mum');
  await page.getByLabel('Other player’s name').fill('Admin');
  // Where nobody else looks on, everybody is called as they like.
  await page.getByText('More options').click();
  await page.getByLabel('Anyone may find and watch it').check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByText('This name could be taken for the site itself.', { exact: false }).waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.getByLabel('Other player’s name').fill('Zoë');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/\/(table|local)\b/);
  await page.getByText('Mum to play').first().waitFor();
  await page.getByText('Zoë').first().waitFor();
  await page.context().close();
});

test('asking somebody unknown is answered beside the name', async () => {
  const page = await house.visit('/new?game=kamisado');
  await page.getByRole('radio', { name: 'A specific player' }).check();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Nobody at all');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const note = page.getByText('Nobody here is called that.');
  await note.waitFor();
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  const [field, bar] = await Promise.all([note.boundingBox(), page.locator('.go').boundingBox()]);
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.context().close();
});

describe.each(Object.keys(LANGUAGES))('in %s', (locale) => {
  test('an invitation has all its words and fits a small phone', async () => {
    const amy = await inviter({ game: 'kami', options: { players: '2' } }, { locale });
    await amy.waitForURL(/\?key=/);
    const ben = await house.visit(address(amy), { ...PHONE, locale });
    for (const page of [amy, ben]) {
      const text = await page.locator('main').innerText();
      expect(text).not.toMatch(/\{|undefined|NaN/);
      const sticksOut = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sticksOut).toBe(0);
    }
    await leave(amy, ben);
  });
});

test('whoever is nobody meets no error', async () => {
  const context = (await house.visit('/about')).context();
  const errors: string[] = [];
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await house.go(page, '/');
  await page.waitForLoadState('networkidle');
  expect(errors).toEqual([]);
  await context.close();
});
