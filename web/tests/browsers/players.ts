// People at a board in any browser: with the mouse, or with nothing but the keyboard.

import { KAMI_CLICKS, KAMISADO_CLICKS, KAMON_CLICKS } from '../e2e/clicks';
import { pointAt, type Key, type Page } from './page';

const CLICKS = { kamisado: KAMISADO_CLICKS, kami: KAMI_CLICKS, kamon: KAMON_CLICKS };
export type Game = keyof typeof CLICKS;

/** What is said once the game is over. */
export const OVER = '.status.over .what';
const MOVE = 'ol [data-step]';
/** More moves than there are in any game. */
const ALL = 10_000;
/** Before the test runner gives up, so that it is said how far it came. */
const TOO_LONG = 600_000;

export const moves = (page: Page): Promise<number> => page.count(MOVE);
export const moved = (page: Page, count: number): Promise<void> =>
  page.see(`ol [data-step="${count}"]`);

/** Runs in the page: whether the game is over or there are so many moves. */
const isDone = (over: string, move: string, enough: number): boolean =>
  document.querySelector(over) !== null || document.querySelectorAll(move).length >= enough;

/** Does one thing after the other until there are so many moves or the game is over. */
async function until(page: Page, enough: number, doSomething: () => Promise<void>): Promise<void> {
  const end = Date.now() + TOO_LONG;
  while (!(await page.run(isDone, OVER, MOVE, enough))) {
    if (Date.now() > end) throw new Error(`not over after ${await moves(page)} moves`);
    await doSomething();
  }
}

/** Clicks whatever can be clicked. */
export const playByMouse = (page: Page, game: Game, enough = ALL): Promise<void> =>
  until(page, enough, async () => {
    const point = await page.run(pointAt, CLICKS[game]);
    if (point) await page.clickAt(point);
  });

/**
 * Runs in the page: the key that leads from where the focus is to the first of these things. A board is
 * one stop of the Tab key, in which arrows walk from place to place.
 */
function keyTo(selectors: readonly string[]): Key | null {
  const goal = selectors.map((selector) => document.querySelector(selector)).find(Boolean);
  const at = document.activeElement;
  if (!goal || !at) return null;
  if (at === goal) return 'Enter';
  const isOnBoard = at.getAttribute('tabindex') === '0' && at.closest('.kb')?.contains(goal);
  if (!isOnBoard || goal.getAttribute('tabindex') !== '-1') return 'Tab';
  const [from, to] = [at.getBoundingClientRect(), goal.getBoundingClientRect()];
  const right = to.x + to.width / 2 - from.x - from.width / 2;
  const down = to.y + to.height / 2 - from.y - from.height / 2;
  if (Math.abs(down) > to.height * 0.4) return down > 0 ? 'ArrowDown' : 'ArrowUp';
  return right > 0 ? 'ArrowRight' : 'ArrowLeft';
}

/** The same by keyboard. */
export const playByKeyboard = (page: Page, game: Game, enough = ALL): Promise<void> =>
  until(page, enough, async () => {
    const key = await page.run(keyTo, CLICKS[game]);
    if (key) await page.press(key);
  });
