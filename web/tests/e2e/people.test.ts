import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Setup } from '../../src/core/types';
import { complaints } from './axe';
import { House, leave, type Visitor } from './house';
import { cell, kamisadoMove, moved, result } from './players';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());
afterEach(() => expect(house.problems()).toEqual([]));

const PHONE: Visitor = { width: 360, height: 640, hasTouch: true, scheme: 'dark' };

/** Two people at a table, the second one on a phone. */
const meet = (setup: Partial<Setup>): Promise<[Page, Page]> => house.meet(setup, {}, PHONE);

/** Some things can be done on the card of the result and beside the board. */
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Presses a button and confirms it. */
async function surely(page: Page, name: string): Promise<void> {
  await press(page, name);
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

// It takes a minute until somebody is gone for good, so that begins first and ends last.
let waiting: Page;
test('somebody leaves: the other one is told, and cannot claim the win at once', async () => {
  const clock = { kind: 'fischer', initial: 300, increment: 0 } as const;
  const [amy, ben] = await meet({ game: 'kamisado', options: {}, time: clock });
  await kamisadoMove(amy, 'd1d5');
  await moved(ben, 1);
  await leave(ben);
  await amy.getByText(/Guest \d+ is away/).waitFor();
  expect(await complaints(amy)).toEqual([]);
  await surely(amy, 'Claim the win');
  await amy.getByText('They have not been away long enough.').waitFor();
  waiting = amy;
});

test('a move makes nobody ask for their games', async () => {
  const [amy, ben] = await meet({ game: 'kamisado' });
  await kamisadoMove(amy, 'd1d5');
  await moved(ben, 1);
  const asked: string[] = [];
  for (const page of [amy, ben]) {
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/me') asked.push(request.url());
    });
  }
  const moves = 6;
  for (let move = 2; move < 2 + moves; move += 1) {
    const [mover, other] = move % 2 === 0 ? [ben, amy] : [amy, ben];
    // The nearest square that the tower whose turn it is can reach.
    await mover.locator('.kb-square.kb-target').last().click();
    await moved(other, move);
  }
  // That the game has begun may have been on its way to both.
  expect(asked.length).toBeLessThanOrEqual(2);
  await leave(amy, ben);
});

test('a move is taken back if the other one agrees', async () => {
  const [amy, ben] = await meet({ game: 'kamisado' });
  await kamisadoMove(amy, 'd1d5');
  await ben.getByText('Your turn: move the orange tower').waitFor();
  await press(amy, 'Take back');
  await ben
    .getByText(/would like to take back/)
    .first()
    .waitFor();
  expect(await complaints(ben), 'offer').toEqual([]);
  await press(ben, 'Decline');
  await amy.getByText(/Guest \d+ would rather not let you take it back/).waitFor();
  await press(amy, 'Take back');
  await press(ben, 'Accept');
  await amy.getByText('Your turn: move any tower').waitFor();
  await leave(amy, ben);
});

test('a draw is offered and accepted, and then they play again with sides changed', async () => {
  const [amy, ben] = await meet({ game: 'kamon' });
  const first = amy.locator('[aria-label$=", you can play here"]').first();
  await cell(amy, (await first.getAttribute('data-cell')) ?? '').click();
  await moved(ben, 1);
  await press(amy, 'Offer a draw');
  expect(await complaints(amy), 'dialog').toEqual([]);
  await amy.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await surely(amy, 'Offer a draw');
  await ben
    .getByText(/offers a draw/)
    .first()
    .waitFor();
  await press(ben, 'Accept');
  for (const page of [amy, ben]) {
    await page.getByText('The players agreed to a draw').first().waitFor();
    expect(await result(page)).toBe('A draw');
  }
  const before = amy.url();
  await press(amy, 'Rematch');
  await amy.getByText('Waiting for the others to agree').waitFor();
  await ben.getByText(/Guest \d+ would like a rematch/).waitFor();
  expect(await complaints(ben), 'rematch').toEqual([]);
  await press(ben, 'Decline');
  await amy.getByText(/Guest \d+ doesn’t want a rematch/).waitFor();
  await press(ben, 'Rematch');
  await press(amy, 'Accept');
  await amy.waitForURL((url) => url.href !== before);
  await ben.waitForURL((url) => url.href === amy.url());
  // Amy had Black, now Ben begins.
  await ben.getByText('Start on the border').first().waitFor();
  await ben
    .getByText(/^Your turn/)
    .first()
    .waitFor();
  await leave(amy, ben);
});

test('who resigns is asked first, and loses', async () => {
  const [amy, ben] = await meet({ game: 'kamisado' });
  await kamisadoMove(amy, 'd1d5');
  await ben.getByText('Your turn: move the orange tower').waitFor();
  await kamisadoMove(ben, 'a8a5');
  await moved(amy, 2);
  await surely(amy, 'Resign');
  await amy.getByText('You resigned').first().waitFor();
  expect(await result(amy)).toBe('You lost');
  await ben
    .getByText(/Guest \d+ resigned/)
    .first()
    .waitFor();
  expect(await result(ben)).toBe('You won');
  expect(await complaints(ben), 'over').toEqual([]);
  await leave(amy, ben);
});

test('the clock of whose turn it is runs, and who has no time left loses', async () => {
  const clock = { kind: 'fischer', initial: 8, increment: 0 } as const;
  const [amy, ben] = await meet({ game: 'kamisado', time: clock });
  await kamisadoMove(amy, 'd1d5');
  await moved(ben, 1);
  await kamisadoMove(ben, 'a8a5');
  await moved(amy, 2);
  const running = amy.locator('.clock.running');
  const seconds = async (): Promise<number> =>
    Number(/(\d+)(\.\d)?\s*$/.exec(await running.innerText())?.[1]);
  const before = await seconds();
  await expect.poll(seconds).toBeLessThan(before);
  expect(await amy.locator('.clock').count()).toBe(2);
  await amy.getByText('You ran out of time').first().waitFor();
  await ben
    .getByText(/Guest \d+ ran out of time/)
    .first()
    .waitFor();
  expect(await result(amy)).toBe('You lost');
  expect(await result(ben)).toBe('You won');
  await leave(amy, ben);
});

test('they talk; who is unpleasant can be reported and muted', async () => {
  const [amy, ben] = await meet({ game: 'kamisado' });
  const say = async (page: Page, text: string): Promise<void> => {
    // On a phone the chat has a tab, beside a large board it is open.
    const tab = page.getByRole('tab', { name: /Chat/ });
    if ((await tab.count()) > 0) await tab.click();
    await page.getByRole('textbox', { name: 'Say something' }).fill(text);
    await page.keyboard.press('Enter');
  };
  await say(amy, 'Have fun!');
  await ben.getByRole('tab', { name: 'Chat 1' }).click();
  await ben.getByText('Have fun!').waitFor();
  await say(ben, 'Bah!');
  await amy.getByText('Bah!').waitFor();
  await amy.getByRole('log').getByRole('button').click();
  expect(await complaints(amy), 'chat').toEqual([]);
  await amy.getByLabel('Report to the site’s admins').fill('He is rude.');
  await amy.getByLabel('Report to the site’s admins').press('Enter');
  await amy.getByText('Thank you. Someone will look into it.').waitFor();
  expect(await complaints(amy), 'notice').toEqual([]);
  await amy.getByRole('log').getByRole('button').click();
  await surely(amy, 'Mute');
  await amy.getByText('Bah!').waitFor({ state: 'hidden' });
  await say(ben, 'Hello?');
  await ben.getByText('Hello?').waitFor();
  // Her own words come after his.
  await say(amy, 'Quiet here.');
  await amy.getByText('Quiet here.').waitFor();
  expect(await amy.getByText('Hello?').count()).toBe(0);
  // It can be undone where his games are.
  await amy.locator('.player').first().getByRole('link').click();
  await press(amy, 'Unmute');
  await amy.getByRole('button', { name: 'Mute', exact: true }).waitFor();
  await leave(amy, ben);
});

test('after a minute the win can be claimed from somebody who left', async () => {
  const claim = async (): Promise<number> => {
    if ((await waiting.getByRole('button', { name: 'Claim the win' }).count()) > 0)
      await surely(waiting, 'Claim the win');
    return waiting.getByText(/Guest \d+ left the game/).count();
  };
  await expect.poll(claim, { interval: 3000 }).toBeGreaterThan(0);
  expect(await result(waiting)).toBe('You won');
  await leave(waiting);
});
