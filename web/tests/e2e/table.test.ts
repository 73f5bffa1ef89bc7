// A table as a place: nothing shifts, wrong clicks are answered, fingers and arrow keys do what one
// expects, and the rules are at hand.

import type { CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { complaints } from './axe';
import { drawn, heard, House, leave, settled } from './house';
import { KAMISADO_MATCH } from './known-games';
import { cell, kamisadoMove, kamonTurn, moved, square, status } from './players';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());
afterEach(() => expect(house.problems()).toEqual([]));

const me = { kind: 'me' } as const;
const computer = { kind: 'level', level: 1 } as const;
const PHONE = { width: 390, height: 844, hasTouch: true };
const SMALL = { width: 360, height: 640, hasTouch: true };
const LAPTOP = { width: 1366, height: 657 };

const middle = async (page: Page, name: string): Promise<{ x: number; y: number }> => {
  const box = await square(page, name).boundingBox();
  if (!box) throw new Error(`${name} cannot be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** A finger that goes from one square to another in small steps. */
async function swipe(page: Page, from: string, to: string): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const [start, end] = [await middle(page, from), await middle(page, to)];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [{ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) {
    await touch('touchMove', step / 10);
    await drawn(page);
  }
  await touch('touchEnd', 1);
  await session.detach();
}

describe('a finger', () => {
  test('carries a tower that can move, and scrolls the page from anywhere else', async () => {
    const page = await house.sit({ game: 'kamisado', seats: [me, me] }, PHONE);
    await swipe(page, 'd1', 'd4');
    await moved(page, 1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await square(page, 'd4').getAttribute('aria-label')).toMatch(/Black, yellow tower/);
    await swipe(page, 'c6', 'c8');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.context().close();
  });
});

describe('what cannot be done', () => {
  /** Places are marked as disabled, and clicked nevertheless; what happens meanwhile takes the word away. */
  const refuses = (page: Page, place: Locator, why: string | RegExp): Promise<void> =>
    expect
      .poll(async () => {
        await place.click({ force: true });
        await drawn(page);
        return (await page.locator('.note').allInnerTexts()).join();
      })
      .toMatch(why);

  test('in Kamisado is answered with the reason, to be read and heard', async () => {
    const page = await house.sit({ game: 'kamisado', seats: [me, me] }, LAPTOP);
    await refuses(page, square(page, 'd5'), 'First choose one of your towers');
    await kamisadoMove(page, 'd1d5');
    await moved(page, 1);
    // White must move orange.
    await refuses(
      page,
      square(page, 'e8'),
      'Only the orange tower may move: Black landed on orange.',
    );
    await refuses(page, square(page, 'c1'), 'That tower belongs to Black');
    await refuses(page, square(page, 'h4'), 'The orange tower can’t go there');
    expect(await complaints(page)).toEqual([]);
    await expect.poll(() => heard(page)).toMatch(/Only the orange tower may move/);
    // It goes when something happens.
    await kamisadoMove(page, 'a8a5');
    await moved(page, 2);
    expect(await status(page)).not.toMatch(/can’t go there/);
    await page.context().close();
  });

  test('in Kamon too', async () => {
    const page = await house.sit({ game: 'kamon', seats: [me, me] }, LAPTOP);
    await refuses(page, cell(page, 'd4'), /The first pawn goes on the border|forbidden cell/);
    await kamonTurn(page);
    await moved(page, 1);
    await refuses(
      page,
      page.locator('[data-cell]:has(.kb-pawn)'),
      /There’s already a pawn on that cell/,
    );
    await refuses(
      page,
      page.locator('[data-cell].kb-cell-none:has(.kb-token)').first(),
      /shares neither crest nor number with/,
    );
    expect(await complaints(page)).toEqual([]);
    await page.context().close();
  });
});

/** Where everything is that has a place of its own. */
const layout = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      ['.above', '.board', '.turn', '.below', '.offers', '.actions', '.talk'].flatMap((part) => {
        const box = document.querySelector(`.table > ${part}`)?.getBoundingClientRect();
        const at = box && [box.x, box.y + scrollY, box.width, box.height].map(Math.round);
        return at ? [[part, at.join()]] : [];
      }),
    ),
  );

test('nothing shifts: moves, offers and their answers, an outage', async () => {
  const [amy, ben] = await house.meet({ game: 'kamisado' }, LAPTOP, PHONE);
  for (const page of [amy, ben]) await page.locator('.strip').waitFor();
  await settled(amy);
  await settled(ben);
  const before = [await layout(amy), await layout(ben)];
  const same = async (when: string): Promise<void> =>
    expect([await layout(amy), await layout(ben)], when).toEqual(before);
  await kamisadoMove(amy, 'd1d5');
  await moved(ben, 1);
  await same('a move');
  await square(ben, 'd8').click();
  await ben.locator('.note').waitFor();
  await same('a refusal');
  await amy.getByRole('button', { name: 'Take back' }).click();
  await ben.getByRole('button', { name: 'Decline' }).waitFor();
  await same('an offer');
  await ben.getByRole('button', { name: 'Decline' }).click();
  await amy.locator('.strip', { hasText: 'would rather not let you take it back' }).waitFor();
  await same('its answer');
  await house.killServer();
  await amy.getByText(/^Disconnected/).waitFor();
  await ben.getByText(/^Disconnected/).waitFor();
  await same('an outage');
  // Whoever cannot reach the server does not know who is away.
  expect(await amy.getByText('away').count()).toBe(0);
  await house.startServer();
  await amy.getByText('Connected again').waitFor();
  await ben.getByText(/^Disconnected/).waitFor({ state: 'hidden' });
  await same('the end of it');
  expect(await amy.getByText('away').count()).toBe(0);
  await amy.context().close();
  await ben.context().close();
});

test('the arrow keys step through the moves, and walk on the board for who came by keyboard', async () => {
  const page = await house.sit({ game: 'kamisado', seats: [me, me] }, LAPTOP);
  for (const [at, move] of ['d1d5', 'a8a5'].entries()) {
    await kamisadoMove(page, move);
    await moved(page, at + 1);
  }
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Move 1 of 2').first().waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Move 1 of 2').first().waitFor({ state: 'hidden' });
  // By keyboard one comes to the tower that has to move.
  const stop = page.locator('[data-square][tabindex="0"]');
  expect(await stop.getAttribute('aria-label')).toMatch(/Black, .+ tower, selected/);
  await stop.focus();
  await page.keyboard.press('ArrowUp');
  expect(await page.getByText(/Move \d of 2/).count()).toBe(0);
  await page.context().close();
});

test('the rules open over the table, and Escape brings back to where one was', async () => {
  for (const game of ['kamisado', 'kamon', 'kami']) {
    const others = game === 'kami' ? [computer, computer, computer] : [computer];
    const page = await house.sit({ game, seats: [me, ...others] }, LAPTOP);
    const before = page.url();
    const button = page.getByRole('button', { name: 'Rules' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('heading', { level: 2 }).nth(2).waitFor();
    await settled(page);
    expect(await complaints(page), game).toEqual([]);
    // A link within the rules leads nowhere else.
    await page.getByRole('dialog').getByRole('link').first().click();
    expect(page.url()).toBe(before);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.context().close();
  }
});

test('the fill names who chooses at one device, and fits a small phone', async () => {
  const page = await house.sit({ game: 'kamisado', seats: [me, me] }, SMALL);
  const moves = KAMISADO_MATCH.split(' ');
  const fill = moves.findIndex((move) => /left|right/.test(move));
  for (const [at, move] of moves.slice(0, fill).entries()) {
    await kamisadoMove(page, move);
    await moved(page, at + 1);
  }
  const panel = page.locator('.kb-question');
  await panel.waitFor();
  expect(await panel.innerText()).toMatch(/Guest \d+ \((Black|White)\) won the round/);
  const inside = await page.evaluate(() => {
    const board = document.querySelector('.kb-kamisado')!.getBoundingClientRect();
    return [...document.querySelectorAll('.kb-question, .kb-choice')].every((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return (
        left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom
      );
    });
  });
  expect(inside).toBe(true);
  await page.context().close();
});

test('there is a chat with people, and none with computers or alone', async () => {
  const alone = await house.sit({ game: 'kamon', seats: [me, computer] });
  await alone.getByRole('tab', { name: 'Moves' }).waitFor();
  expect(await alone.getByRole('textbox', { name: 'Say something' }).count()).toBe(0);
  expect(await alone.getByRole('tab', { name: /Chat/ }).count()).toBe(0);
  await alone.context().close();
});

test('the chat leaves room for the moves, whatever the height of the window', async () => {
  for (const [width, height] of [
    [1280, 736],
    [1280, 800],
    [1440, 900],
  ] as const) {
    const [amy, ben] = await house.meet({ game: 'kamisado' }, { width, height });
    await square(amy, 'd1').click();
    await square(amy, 'd5').click();
    await moved(amy, 1);
    // Five lines and a heading.
    const room = await amy.locator('ol:has([data-step])').evaluate((list) => list.clientHeight);
    expect(room, `${width}×${height}`).toBeGreaterThan(180);
    await leave(amy, ben);
  }
});

test('who looks on is told so, with how many others', async () => {
  const player = await house.sit({ game: 'kamisado', seats: [me, me], public: true });
  const path = new URL(player.url()).pathname;
  const one = await house.visit(path);
  await one.getByText('You’re watching').waitFor();
  const two = await house.visit(path);
  await one.getByText('so is one other person').waitFor();
  expect(await complaints(two)).toEqual([]);
  for (const page of [player, one, two]) await page.context().close();
});

test('“Skip to the content” discards nothing, and Back finds the page as it was', async () => {
  const page = await house.visit('/new?game=kamisado', { width: 1000, height: 500 });
  await page.getByRole('radio', { name: 'Kamon' }).check();
  await page.locator('.skip').focus();
  await page.keyboard.press('Enter');
  expect(await page.getByRole('radio', { name: 'Kamon' }).isChecked()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');

  await house.go(page, '/rules/kamisado');
  await settled(page);
  await page.evaluate(() => scrollTo(0, 1200));
  await page.getByRole('link', { name: 'About' }).dispatchEvent('click');
  await page.waitForURL(/about/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.context().close();
});
