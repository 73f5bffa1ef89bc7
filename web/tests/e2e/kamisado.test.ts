import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { complaints } from './axe';
import { heard, House } from './house';
import { KAMISADO_MATCH } from './known-games';
import {
  drag,
  isOver,
  kamisadoMove,
  kamisadoTurn,
  moved,
  moves,
  playUntil,
  result,
  square,
  status,
} from './players';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());
afterEach(() => expect(house.problems()).toEqual([]));

test('a newcomer plays a round against the machine to its end, and another one', async () => {
  const page = await house.visit('/');
  await page.getByRole('button', { name: 'Play now: Kamisado' }).click();
  await page.waitForURL(/\/(table|local)\b/);
  await playUntil(page, kamisadoTurn, isOver);
  expect(await result(page)).toMatch(/You (won|lost)/);
  // Every move is in the list, and one can go back through them.
  const count = await moves(page);
  expect(count).toBeGreaterThan(1);
  await page.getByRole('slider').press('Home');
  await page.getByText(`Move 0 of ${count}`).first().waitFor();
  const before = page.url();
  await page.getByRole('button', { name: 'Rematch' }).first().click();
  await page.waitForURL((url) => url.href !== before);
  await square(page, 'a1').waitFor();
  await page.context().close();
});

test('a whole match on one device: moves, a push, a pass and fills are shown and told', async () => {
  const page = await house.visit('/new?game=kamisado', { scheme: 'dark' });
  await page.getByRole('radio', { name: 'On this device' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/(table|local)\b/);
  const why: string[] = [];
  for (const [at, move] of KAMISADO_MATCH.split(' ').entries()) {
    if (move === 'right') expect(await complaints(page), 'fill').toEqual([]);
    await kamisadoMove(page, move);
    await moved(page, at + 1);
    why.push(await status(page));
  }
  expect(why.join('\n')).toMatch(/pushed a tower onto \w+ and moves again/);
  expect(why.join('\n')).toMatch(/.+’s orange tower is blocked on orange/);
  await expect.poll(() => heard(page)).toMatch(/Black wins the match/);
  const told = await heard(page);
  expect(told).toMatch(/Black: Sumo push with the \w+ tower .+ it pushes a tower onto/);
  expect(told).toMatch(/White’s orange tower is blocked on \w\d: Black moves the orange tower/);
  expect(told).toMatch(/Black fills from the right/);
  expect(told).toMatch(/Black fills from the left/);
  expect(await result(page)).toMatch(/won/);
  await page.getByText('3 points').waitFor();

  // The score sheet has all of it, in two columns.
  await page.getByRole('tab', { name: 'Game' }).click();
  await page.getByRole('link', { name: 'Score sheet' }).click();
  await page.getByRole('columnheader', { name: 'White' }).waitFor();
  expect(await page.locator('tbody tr').count()).toBeGreaterThan(10);
  await page.getByText('Black fills from the left').waitFor();
  await page.context().close();
});

test('a standard match against the machine to its end', async () => {
  const page = await house.visit('/new?game=kamisado', { width: 360, height: 640, hasTouch: true });
  await page.getByRole('radio', { name: 'Piyo, level 1 of 8' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/(table|local)\b/);
  await playUntil(page, kamisadoTurn, isOver);
  expect(await result(page)).toMatch(/You (won|lost)/);
  // Two rounds at least, with a fill in between that everybody was told of.
  await expect.poll(() => heard(page)).toMatch(/(Black|White) fills from the (left|right)/);
  expect(await page.locator('ol').innerText()).toMatch(/fills from the/);
  await page.context().close();
});

test('a tournament: two people line up, by dragging, by tapping and by keyboard', async () => {
  const amy = await house.visit('/new?game=kamisado');
  await amy.getByRole('radio', { name: 'A friend, by link' }).check();
  await amy.getByRole('radio', { name: 'Tournament' }).check();
  await amy.getByRole('button', { name: 'Start' }).click();
  await amy.waitForURL(/\/(table|local)\b/);
  const link = await amy.getByRole('textbox', { name: 'Link' }).inputValue();
  const { pathname, search } = new URL(link);
  const ben = await house.visit(pathname + search, { width: 360, height: 640, hasTouch: true });
  expect(await complaints(ben), 'invitation').toEqual([]);
  await ben.getByRole('button', { name: 'Play', exact: true }).click();

  const label = (page: typeof amy, name: string): Promise<string | null> =>
    square(page, name).getAttribute('aria-label');
  await amy.getByText('drag them into place, or tap two to swap them').waitFor();
  await ben.getByText(/Guest \d+ lines up the towers/).waitFor();
  expect(await complaints(amy), 'set-up').toEqual([]);
  await drag(amy, 'a1', 'h1');
  expect(await label(amy, 'h1')).toMatch(/Black, brown tower/);
  // By keyboard: choose the second tower, go right, change places.
  await square(amy, 'b1').focus();
  await amy.keyboard.press('Enter');
  expect(await label(amy, 'b1')).toMatch(/selected/);
  await amy.keyboard.press('ArrowRight');
  await amy.keyboard.press('Enter');
  expect(await label(amy, 'b1')).toMatch(/Black, red tower/);
  await expect.poll(() => heard(amy)).toMatch(/The green and red towers have swapped places/);
  await amy.getByRole('button', { name: 'Ready' }).click();

  // Ben has seen it, and answers: a tap on two towers, a drag, and the rest by keyboard.
  await ben.getByText('drag them into place, or tap two to swap them').waitFor();
  expect(await label(ben, 'h1')).toMatch(/Black, brown tower/);
  await square(ben, 'h8').tap();
  await square(ben, 'a8').tap();
  expect(await label(ben, 'a8')).toMatch(/White, brown tower/);
  await drag(ben, 'c8', 'd8');
  expect(await label(ben, 'd8')).toMatch(/White, purple tower/);
  await ben.getByRole('button', { name: 'Ready' }).focus();
  await ben.keyboard.press('Enter');

  await amy.getByText('Your turn: move any tower').waitFor();
  expect(await label(amy, 'a8')).toMatch(/White, brown tower/);
  await drag(amy, 'b1', 'b4');
  await moved(ben, 3);
  await ben.getByText('Your turn: move the red tower').waitFor();
  await kamisadoTurn(ben);
  await moved(amy, 4);
  await amy.context().close();
  await ben.context().close();
});
