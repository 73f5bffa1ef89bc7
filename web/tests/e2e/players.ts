// People who play without thinking: they take the first thing they are offered.

import type { Page } from 'playwright-core';

/** What is said once the game is over. */
const over = (page: Page) => page.locator('.status.over .what');

export const isOver = async (page: Page): Promise<boolean> => (await over(page).count()) > 0;
export const result = (page: Page): Promise<string> => over(page).innerText();

/** Does one thing, if there is something to do. */
export type Turn = (page: Page) => Promise<boolean>;

async function click(page: Page, selector: string): Promise<boolean> {
  const found = page.locator(selector).first();
  if ((await found.count()) === 0) return false;
  await found.click({ timeout: 1000 }).catch(() => undefined);
  return true;
}

export const kamisadoTurn: Turn = async (page) => {
  const square = (mark: string) => `[role="gridcell"][aria-label$=", ${mark}"]`;
  for (const mark of ['wins the round', 'Sumo push', 'target'])
    if (await click(page, square(mark))) return true;
  if (await click(page, '.kb-choice, .kb-panel button')) return true;
  return click(page, square('can move'));
};

export const kamonTurn: Turn = (page) =>
  click(page, '[role="gridcell"][aria-label$=", you can play here"]');

/** One tap raises a card, a second one plays it. The last copy of a kind lies on top. */
export const kamiTurn: Turn = async (page) => {
  const card = '.kb-hand .kb-playable:last-child';
  if (await click(page, card)) return click(page, `${card}.kb-raised`);
  return click(page, '[data-answer="play"], [data-answer="keep"], [data-answer="pass"]');
};

/** Plays until `done`, and says how many things were done. */
export async function playUntil(
  page: Page,
  turn: Turn,
  done: (page: Page) => Promise<boolean>,
  seconds = 150,
): Promise<number> {
  const end = Date.now() + seconds * 1000;
  let turns = 0;
  while (!(await done(page))) {
    if (Date.now() > end) throw new Error(`not done after ${turns} turns`);
    if (await turn(page)) turns += 1;
    await page.waitForTimeout(60);
  }
  return turns;
}
