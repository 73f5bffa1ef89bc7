import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { House } from './house';
import { isOver, kamisadoTurn, kamiTurn, kamonTurn, playUntil, result } from './players';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());
afterEach(() => expect(house.problems()).toEqual([]));

test('a newcomer plays a round of Kamisado against the machine to its end', async () => {
  const page = await house.visit('/');
  await page.getByRole('button', { name: 'Play now: Kamisado' }).click();
  await page.waitForURL(/\/table\//);
  await playUntil(page, kamisadoTurn, isOver);
  expect(await result(page)).toMatch(/You (won|lost)/);
  // Every move is in the list, and one can go back through them.
  const moves = await page.locator('ol [data-step]').count();
  expect(moves).toBeGreaterThan(1);
  await page.getByRole('slider').press('Home');
  await page.getByText(`Move 0 of ${moves}`).first().waitFor();
  const before = page.url();
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.waitForURL((url) => url.href !== before);
  await page.locator('[role="gridcell"]').first().waitFor();
  await page.context().close();
});

test('a Kami round for four, with three machines, by touch on a phone', async () => {
  const page = await house.visit('/', { width: 360, height: 640 });
  await page.getByRole('button', { name: 'Play now: Kami', exact: true }).click();
  await page.waitForURL(/\/table\//);
  const roundOver = async (): Promise<boolean> =>
    (await isOver(page)) || (await page.locator('.kb-round-end').count()) > 0;
  expect(await playUntil(page, kamiTurn, roundOver)).toBeGreaterThan(2);
  await page.context().close();
});

test('a game of Kamon', async () => {
  const page = await house.visit('/');
  await page.getByRole('button', { name: 'Play now: Kamon' }).click();
  await page.waitForURL(/\/table\//);
  await playUntil(page, kamonTurn, isOver);
  expect(await result(page)).toMatch(/You (won|lost)|A draw/);
  await page.context().close();
});

test('the server is killed and comes back, and the game goes on', async () => {
  const page = await house.visit('/');
  await page.getByRole('button', { name: 'Play now: Kamon' }).click();
  await page.waitForURL(/\/table\//);
  const moves = () => page.locator('ol [data-step]').count();
  await playUntil(page, kamonTurn, async () => (await moves()) >= 4);
  await house.killServer();
  await page.getByText(/Not connected/).waitFor();
  const before = await moves();
  // What is done meanwhile is sent once the server is back.
  await page.waitForTimeout(300);
  await kamonTurn(page);
  await house.startServer();
  await page.getByText(/Not connected/).waitFor({ state: 'hidden', timeout: 30_000 });
  await playUntil(
    page,
    kamonTurn,
    async () => (await moves()) >= before + 2 || (await isOver(page)),
  );
  await page.reload();
  await page.locator('ol [data-step]').first().waitFor();
  expect(await moves()).toBeGreaterThanOrEqual(before);
  await page.context().close();
});

test('two people meet by a link, one offers to take back, they talk', async () => {
  const amy = await house.visit('/new?game=kamisado');
  await amy.getByRole('radio', { name: 'Friend, by link' }).check();
  await amy.getByRole('button', { name: 'Start' }).click();
  await amy.waitForURL(/\/table\//);
  const link = await amy.getByRole('textbox', { name: 'Link' }).inputValue();
  const path = new URL(link).pathname + new URL(link).search;
  const ben = await house.visit(path, { width: 360, height: 640 });
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await amy.getByText('Your turn: move any tower').waitFor();
  while (!(await kamisadoTurn(amy))) await amy.waitForTimeout(50);
  await ben
    .getByText(/Your turn|You won/)
    .first()
    .waitFor({ timeout: 20_000 })
    .catch(() => undefined);
  await playUntil(
    amy,
    kamisadoTurn,
    async () => (await amy.locator('ol [data-step]').count()) >= 1,
  );
  await amy.getByRole('button', { name: 'Take back' }).click();
  await ben.getByRole('button', { name: 'Accept' }).click();
  await amy.getByText('Your turn: move any tower').waitFor();
  await amy.getByRole('tab', { name: /Chat/ }).click();
  await amy.getByRole('textbox', { name: 'Say something' }).fill('Have fun!');
  await amy.keyboard.press('Enter');
  await ben.getByRole('tab', { name: /Chat/ }).click();
  await ben.getByText('Have fun!').waitFor();
  await amy.context().close();
  await ben.context().close();
});

test('a Kami duel on one device: nobody sees the other hand', async () => {
  const page = await house.visit('/new?game=kami');
  await page.getByRole('radio', { name: 'On this device' }).check();
  await page.getByRole('radio', { name: 'Duel' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/table\//);
  const pass = page.getByRole('button', { name: /show my cards/ });
  await pass.waitFor();
  expect(await page.locator('.kb-hand [data-source]').count()).toBe(0);
  await pass.click();
  await page.locator('.kb-hand [data-source]').first().waitFor();
  const turn = async (): Promise<boolean> => {
    if ((await pass.count()) > 0) {
      expect(await page.locator('.kb-hand [data-source]').count()).toBe(0);
      await pass.click();
      return true;
    }
    return kamiTurn(page);
  };
  const roundOver = async (): Promise<boolean> =>
    (await isOver(page)) || (await page.locator('.kb-round-end').count()) > 0;
  await playUntil(page, turn, roundOver);
  await page.context().close();
});
