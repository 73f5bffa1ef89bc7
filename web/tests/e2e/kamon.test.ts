import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { complaints } from './axe';
import { heard, House } from './house';
import { KAMON_GAMES } from './known-games';
import { cell, isOver, kamonTurn, moved, playUntil, result, status } from './players';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());
afterEach(() => expect(house.problems()).toEqual([]));

const ENDS = {
  edges: /joined the two (Snake|Tortoise|Dragon) edges/,
  loop: /pawns closed a loop/,
  block: /has no cell left to play on/,
  full: /The board is full/,
} as const;

test('a game against the machine', async () => {
  const page = await house.visit('/');
  await page.getByRole('button', { name: 'Play now: Kamon' }).click();
  await page.waitForURL(/\/(table|local)\b/);
  await playUntil(page, kamonTurn, isOver);
  expect(await result(page)).toMatch(/You (won|lost)|A draw/);
  await page.context().close();
});

test('nobody sees the layout before everybody sits', async () => {
  const amy = await house.sit({ game: 'kamon', seats: [{ kind: 'me' }, { kind: 'invited' }] });
  const link = new URL(await amy.getByRole('textbox', { name: 'Link' }).inputValue());
  const ben = await house.visit(link.pathname + link.search);
  for (const page of [amy, ben]) {
    await page.getByRole('heading', { name: /^(Invite a friend|Guest \d+ invites you)/ }).waitFor();
    expect(await page.getByRole('application').count()).toBe(0);
    expect(await complaints(page)).toEqual([]);
  }
  await ben.getByRole('button', { name: 'Play', exact: true }).click();
  for (const page of [amy, ben]) {
    await cell(page, 'a1').waitFor();
  }
  await amy.context().close();
  await ben.context().close();
});

test.each(Object.entries(KAMON_GAMES))('a known game ends: %s', async (kind, game) => {
  const scheme = kind === 'loop' || kind === 'full' ? 'dark' : 'light';
  const page = await house.visit('/new?game=kamon', { scheme });
  await page.getByRole('radio', { name: 'On this device' }).check();
  await page.getByText('More options').click();
  await page.getByLabel(/Token layout/).fill(game.layout);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/(table|local)\b/);
  for (const [at, move] of game.moves.split(' ').entries()) {
    await cell(page, move).click();
    await moved(page, at + 1);
  }
  const side = { black: 'Black', white: 'White', draw: '' }[game.winner];
  expect(await result(page)).toMatch(side ? new RegExp(`\\(?${side}\\)? won`) : /A draw/);
  expect(await status(page)).toMatch(ENDS[game.reason]);
  const told = side ? new RegExp(`${side} wins: `) : /A draw: the board is full/;
  await expect.poll(() => heard(page)).toMatch(told);
  // What decided it is drawn: the chain, the loop with what it encloses, or the pile struck out.
  const drawn = {
    edges: '.kb-chain',
    loop: '.kb-cell-enclosed',
    block: '.kb-blocked',
    full: '.kb-pawn-white',
  }[game.reason];
  expect(await page.locator(drawn).count()).toBeGreaterThan(0);
  expect(await complaints(page)).toEqual([]);
  await page.context().close();
});
