// People at a board: some play what they are told, some the first thing they are offered.

import type { Locator, Page } from 'playwright-core';
import { KAMISADO_CLICKS, KAMI_CLICKS, KAMON_CLICKS } from './clicks';
import { drawn } from './house';

/** What is said once the game is over. */
const over = (page: Page) => page.locator('.status.over .what');

export const isOver = async (page: Page): Promise<boolean> => (await over(page).count()) > 0;
export const result = (page: Page): Promise<string> => over(page).innerText();
export const status = (page: Page): Promise<string> => page.locator('main .status').innerText();
export const moves = (page: Page): Promise<number> => page.locator('ol [data-step]').count();
export const roundIsOver = async (page: Page): Promise<boolean> =>
  (await isOver(page)) || (await page.locator('.kb-round-end').count()) > 0;

/** A deal that is cancelled (for four) ends a round too, perhaps before anybody else had a turn. */
export const roundIsWon = async (page: Page): Promise<boolean> =>
  (await page
    .locator('.kb-round-end')
    .getByText(/wins? the round/)
    .count()) > 0;

/** Of the board at the table: in pictures of other boards nothing can be chosen. */
export const square = (page: Page | Locator, name: string) =>
  page.locator(`:not([inert] *)[data-square="${name}"]`);
export const cell = (page: Page, name: string) =>
  page.locator(`:not([inert] *)[data-cell="${name}"]`);

/** Waits until so many moves are in the list. */
export const moved = (page: Page, count: number): Promise<void> =>
  page.locator(`ol [data-step="${count}"]`).waitFor();

/** Plays a move or a fill that is written down. */
export async function kamisadoMove(page: Page, move: string): Promise<void> {
  if (/^(left|right)$/.test(move)) return page.locator(`[data-action="${move}"]`).click();
  await square(page, move.slice(0, 2)).click();
  await square(page, move.slice(2)).click();
}

export async function drag(page: Page, from: string, to: string): Promise<void> {
  const middle = async (name: string): Promise<[number, number]> => {
    const box = await square(page, name).boundingBox();
    if (!box) throw new Error(`${name} cannot be seen`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 5 });
  await page.mouse.up();
}

/** Does one thing, if there is something to do. */
export type Turn = (page: Page) => Promise<boolean>;

async function click(page: Page, selector: string): Promise<boolean> {
  const found = page.locator(selector).first();
  if ((await found.count()) === 0) return false;
  await found.click({ timeout: 1000 }).catch(() => undefined);
  return true;
}

/** Clicks the first of these that is there. */
const clicks =
  (selectors: readonly string[]): Turn =>
  async (page) => {
    for (const selector of selectors) if (await click(page, selector)) return true;
    return false;
  };

export const kamisadoTurn = clicks(KAMISADO_CLICKS);
export const kamonTurn = clicks(KAMON_CLICKS);
export const kamiTurn = clicks(KAMI_CLICKS);

/** Plays until `done`, and says how many things were done. */
export async function playUntil(
  page: Page,
  turn: Turn,
  done: (page: Page) => Promise<boolean>,
  seconds = 600,
): Promise<number> {
  const end = Date.now() + seconds * 1000;
  let turns = 0;
  while (!(await done(page))) {
    if (Date.now() > end) throw new Error(`not done after ${turns} turns`);
    if (await turn(page)) turns += 1;
    await drawn(page);
  }
  return turns;
}
