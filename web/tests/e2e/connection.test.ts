import type { WebSocketRoute } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Setup } from '../../src/core/types';
import { complaints } from './axe';
import { House, kept } from './house';
import { kamisadoMove, kamonTurn, moved, moves, playUntil, square, isOver } from './players';

const house = new House();
/** Public, so that it is the server's. */
const AGAINST_PIYO: Partial<Setup> = {
  game: 'kamisado',
  public: true,
  seats: [{ kind: 'me' }, { kind: 'level', level: 1 }],
};
beforeAll(() => house.open());
afterAll(() => house.close());
afterEach(() => expect(house.problems()).toEqual([]));

const machine = { kind: 'level', level: 1 } as const;
const lost = /Disconnected/;

test('the server is killed and comes back, and the game goes on', async () => {
  const page = await house.sit({ game: 'kamon', seats: [{ kind: 'me' }, machine] });
  await playUntil(page, kamonTurn, async () => (await moves(page)) >= 4);
  await house.killServer();
  await page.getByText(lost).waitFor();
  expect(await complaints(page)).toEqual([]);
  const before = await moves(page);
  // What is done meanwhile is sent once the server is back.
  await kamonTurn(page);
  await page.getByText('Sending…').waitFor();
  await house.startServer();
  await page.getByText(lost).waitFor({ state: 'hidden' });
  await playUntil(
    page,
    kamonTurn,
    async () => (await moves(page)) >= before + 2 || (await isOver(page)),
  );
  await page.reload();
  await page.locator('ol [data-step]').first().waitFor();
  expect(await moves(page)).toBeGreaterThanOrEqual(before + 2);
  await page.context().close();
});

test('without a network the page says so, and comes back by itself', async () => {
  const page = await house.sit({ game: 'kamisado', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await kamisadoMove(page, 'd1d5');
  await moved(page, 1);
  await kept(page);
  await page.context().setOffline(true);
  await page.getByText(lost).waitFor();
  // A page that was never shown can be shown all the same; only a table says how it is connected.
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.getByText(lost).waitFor({ state: 'hidden' });
  await page.goBack();
  await page.context().setOffline(false);
  await page.getByText(lost).waitFor({ state: 'hidden' });
  await square(page, 'a8').waitFor();
  await kamisadoMove(page, 'a8a5');
  await moved(page, 2);
  await page.context().close();
});

/** Lets everything through that a test does not change or keep. */
function tamper(route: WebSocketRoute, change: (text: string) => string | Promise<string>): void {
  const server = route.connectToServer();
  route.onMessage(async (message) => server.send(await change(String(message))));
}

test('a slow connection: it is said that the move is on its way', async () => {
  const page = await house.sit(AGAINST_PIYO);
  await page.context().routeWebSocket(/\/socket$/, (route) =>
    tamper(route, async (text) => {
      if (text.includes('"act"')) await new Promise((later) => setTimeout(later, 1500));
      return text;
    }),
  );
  await page.reload();
  await page.locator('main .status').waitFor();
  await kamisadoMove(page, 'd1d5');
  await page.getByText('Sending…').waitFor();
  expect(await moves(page)).toBe(0);
  await moved(page, 1);
  await page.getByText('Sending…').waitFor({ state: 'hidden' });
  await page.context().close();
});

test('a move that the server refuses goes back, with the reason', async () => {
  const page = await house.sit(AGAINST_PIYO);
  let refusing = true;
  await page
    .context()
    .routeWebSocket(/\/socket$/, (route) =>
      tamper(route, (text) => (refusing ? text.replace('d1d5', 'd1d1') : text)),
    );
  await page.reload();
  await page.locator('main .status').waitFor();
  await kamisadoMove(page, 'd1d5');
  await page.getByRole('alert').getByText('The rules do not allow that').waitFor();
  expect(await complaints(page)).toEqual([]);
  expect(await square(page, 'd1').getAttribute('aria-label')).toMatch(/Black, yellow tower/);
  refusing = false;
  await kamisadoMove(page, 'd1d5');
  await moved(page, 1);
  await page.context().close();
});

test('the same person in two windows sees the same', async () => {
  const one = await house.sit({ game: 'kamisado', seats: [{ kind: 'me' }, { kind: 'me' }] });
  const two = await house.visitIn(one.context(), new URL(one.url()).pathname);
  await kamisadoMove(one, 'd1d5');
  await moved(two, 1);
  await kamisadoMove(two, 'a8a5');
  await moved(one, 2);
  await one.context().close();
});

test('who watches sees the moves as they are made', async () => {
  const seats = [{ kind: 'me' }, { kind: 'me' }] as const;
  const player = await house.sit({ game: 'kamisado', seats: [...seats], public: true });
  const watcher = await house.visit('/watch');
  const shown = watcher.locator(`a[href="${new URL(player.url()).pathname}"]`);
  await shown.locator('[data-square="d1"][aria-label*="tower"]').waitFor();
  await kamisadoMove(player, 'd1d5');
  await shown.locator('[data-square="d5"][aria-label*="tower"]').waitFor();
  await shown.click();
  await moved(watcher, 1);
  await watcher.getByText(/moves the orange tower/).waitFor();
  expect(await watcher.locator('.kb-movable').count()).toBe(0);
  await player.context().close();
  await watcher.context().close();
});
