import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { complaints } from './axe';
import { heard, House } from './house';
import { kamiTurn, playUntil, roundIsOver, type Turn } from './players';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());
afterEach(() => expect(house.problems()).toEqual([]));

const machine = { kind: 'level', level: 1 } as const;

test('a round for four with three machines, by touch on a phone', async () => {
  const page = await house.visit('/', { width: 360, height: 640, hasTouch: true });
  await page.getByRole('button', { name: 'Play now: Kami', exact: true }).click();
  await page.waitForURL(/\/table\//);
  expect(await playUntil(page, kamiTurn, roundIsOver)).toBeGreaterThan(2);
  await page
    .getByText(/wins? the round/)
    .first()
    .waitFor();
  await expect.poll(() => heard(page)).toMatch(/wins? the round: /);
  expect(await complaints(page)).toEqual([]);
  await page.context().close();
});

test('a duel against a machine, with Mercenaries', async () => {
  const page = await house.sit(
    { game: 'kami', options: { players: '2' }, seats: [{ kind: 'me' }, machine] },
    { scheme: 'dark' },
  );
  expect(await page.getByRole('toolbar', { name: 'Mercenaries' }).getByRole('button').count()).toBe(
    8,
  );
  const mercenary = page.locator('.kb-piles .kb-playable').first();
  await playUntil(page, kamiTurn, async () => (await mercenary.count()) > 0);
  await mercenary.click();
  const raised = page.locator('.kb-piles .kb-raised');
  if ((await raised.count()) > 0) await raised.click();
  await expect.poll(() => heard(page)).toMatch(/Guest \d+ (attacks|defends) .+\(Mercenary\)/);
  await playUntil(page, kamiTurn, roundIsOver);
  await expect.poll(() => heard(page)).toMatch(/The round is void|wins? the round/);
  expect(await complaints(page)).toEqual([]);
  await page.context().close();
});

test('three on one device: nobody sees the hand of another', async () => {
  const page = await house.visit('/new?game=kami', { width: 360, height: 740 });
  await page.getByRole('radio', { name: 'On this device' }).check();
  await page.getByRole('radio', { name: 'Three' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/table\//);
  const pass = page.getByRole('button', { name: /show my cards/ });
  const shown = (): Promise<number> => page.locator('.kb-hand [data-source], .kb-peep').count();
  await pass.waitFor();
  expect(await shown()).toBe(0);
  expect(await complaints(page)).toEqual([]);
  await pass.click();
  await page.locator('.kb-hand [data-source]').first().waitFor();
  let handed = 0;
  const turn: Turn = async () => {
    if ((await pass.count()) === 0) return kamiTurn(page);
    expect(await shown()).toBe(0);
    await pass.click();
    handed += 1;
    return true;
  };
  await playUntil(page, turn, roundIsOver);
  expect(handed).toBeGreaterThan(2);
  await page.context().close();
});

test('after a reload in the middle of a turn it goes on where it was', async () => {
  const page = await house.sit({
    game: 'kami',
    options: { players: '2' },
    seats: [{ kind: 'me' }, machine],
  });
  const attack = page.getByText(/now attack/);
  await playUntil(page, kamiTurn, async () => (await attack.count()) > 0);
  await page.reload();
  await attack.waitFor();
  expect(await page.locator('.kb-playable').count()).toBeGreaterThan(0);
  await page.context().close();
});
