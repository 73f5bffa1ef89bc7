// The coach: in games against the computer, and nowhere else.

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { complaints } from './axe';
import { House } from './house';
import { isOver, kamisadoMove, kamisadoTurn, moved, playUntil, result, square } from './players';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());
afterEach(() => expect(house.problems()).toEqual([]));

const single = { game: 'kamisado', options: { length: 'single' } };
const computer = { kind: 'level', level: 8 } as const;

test('a beginner is told what follows, and after a defeat which move lost it', async () => {
  const page = await house.sit({ ...single, seats: [{ kind: 'me' }, computer] });
  const coach = page.getByRole('region', { name: 'Coach' });
  await coach.getByText('which tower Tatsu must move next').waitFor();
  await playUntil(page, kamisadoTurn, isOver);
  expect(await result(page)).toMatch(/You lost/);
  const show = coach.getByRole('button', { name: 'Show me' });
  await show.waitFor();
  expect(await coach.innerText()).toMatch(
    /let Tatsu’s \w+ tower through|This move lost the game: /,
  );
  // The card over the board says the same, and leads there, too.
  const card = page.getByRole('region', { name: 'You lost' });
  expect(await card.innerText()).toMatch(/let Tatsu’s \w+ tower through|This move lost the game: /);
  await card.getByRole('button', { name: 'Show me' }).waitFor();
  expect(await complaints(page)).toEqual([]);
  await show.click();
  await page.getByRole('button', { name: 'Back to the game' }).waitFor();
  // Once more from there: the same game, as far as it was not lost.
  const lost = page.url();
  await coach.getByRole('button', { name: 'Try again from here' }).click();
  await page.waitForURL((url) => url.href !== lost && url.pathname.startsWith('/table/'));
  await coach.getByRole('button', { name: 'Hint' }).waitFor();
  expect(await isOver(page)).toBe(false);
  await page.context().close();
});

test('whoever points at a square hears and sees which tower it calls, and may ask for a hint', async () => {
  const page = await house.sit({ ...single, seats: [{ kind: 'me' }, computer] });
  const coach = page.getByRole('region', { name: 'Coach' });
  await square(page, 'd1').click();
  await square(page, 'd4').hover();
  await coach.getByText(/If you land on \w+, Tatsu must move the \w+ tower/).waitFor();
  expect(await page.locator('.kb-ring-called').count()).toBe(1);
  await coach.getByRole('button', { name: 'Hint' }).click();
  await coach.getByRole('button', { name: 'Hint' }).hover();
  await coach.getByText(/^Try this: /).waitFor();
  await page.context().close();
});

test('whoever switches the coach off has none from then on', async () => {
  const page = await house.sit({ ...single, seats: [{ kind: 'me' }, computer] });
  const coach = page.getByRole('region', { name: 'Coach' });
  await coach.getByRole('button', { name: 'Switch the coach off' }).click();
  const on = coach.getByRole('button', { name: 'Coach' });
  expect(await on.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.reload();
  await coach.getByRole('button', { name: 'Coach' }).waitFor();
  expect(await coach.innerText()).not.toMatch(/tower/);
  await house.go(page, '/settings');
  await page.getByRole('checkbox', { name: /coach/i }).check();
  await page.context().close();
});

test('on a laptop the coach leaves room for the moves, and keeps its own height', async () => {
  const laptop = { width: 1366, height: 657 };
  const page = await house.sit({ ...single, seats: [{ kind: 'me' }, computer] }, laptop);
  const height = async (): Promise<number | undefined> =>
    (await page.getByRole('region', { name: 'Coach' }).boundingBox())?.height;
  const before = await height();
  await kamisadoMove(page, 'd1d5');
  await moved(page, 2);
  const list = page.locator('ol:has([data-step])');
  const [line, all] = await Promise.all([
    list.locator('.turn').first().boundingBox(),
    list.boundingBox(),
  ]);
  expect(all!.height / line!.height).toBeGreaterThanOrEqual(5);
  expect(await height()).toBe(before);
  await page.context().close();
});

test('around one device nobody is helped', async () => {
  const page = await house.sit({ ...single, seats: [{ kind: 'me' }, { kind: 'me' }] });
  expect(await page.getByRole('region', { name: 'Coach' }).count()).toBe(0);
  await page.context().close();
});
