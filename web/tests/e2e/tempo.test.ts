// One thing at a time: what is done here is seen at once, what others do follows.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { complaints } from './axe';
import { heard, House } from './house';
import {
  isOver,
  kamiTurn,
  kamisadoTurn,
  moved,
  moves,
  playUntil,
  square,
  type Turn,
} from './players';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());
afterEach(() => expect(house.problems()).toEqual([]));

const machine = { kind: 'level', level: 1 } as const;

/** Something that was seen, when, and whether a click had made it so, with nothing in between. */
interface Sight {
  what: string;
  at: number;
  clicked: boolean;
}
type Eyes = typeof globalThis & { sights: Sight[] };

/** Runs in the page: writes down whenever what is read at `selector` changes. */
function watch([selector, attribute]: [string, string]): void {
  const eyes = globalThis as Eyes;
  eyes.sights = [];
  let clicked = false;
  let last = '';
  const look = (): void => {
    const what = [...document.querySelectorAll(selector)]
      .map((one) => one.getAttribute(attribute) ?? '')
      .sort()
      .join(' ');
    if (what !== last) eyes.sights.push({ what, at: performance.now(), clicked });
    last = what;
  };
  look();
  eyes.sights = [];
  const click = (): void => {
    clicked = true;
    setTimeout(() => (clicked = false));
  };
  addEventListener('click', click, { capture: true });
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
  });
}

const look = (page: Page, selector: string, attribute: string): Promise<void> =>
  page.evaluate(watch, [selector, attribute] as [string, string]);
const sights = (page: Page): Promise<Sight[]> => page.evaluate(() => (globalThis as Eyes).sights);

/** Lets what the server says wait until it is let through. */
async function hold(page: Page): Promise<() => void> {
  let held: (() => void)[] | undefined = [];
  let asked = false;
  await page.routeWebSocket(/\/socket/, (here) => {
    const server = here.connectToServer();
    server.onMessage((message) => {
      if (held && String(message).includes('"seen":') && asked) held.push(() => here.send(message));
      else here.send(message);
    });
    here.onMessage((message) => {
      if (String(message).includes('"act"')) asked = true;
      server.send(message);
    });
  });
  return () => {
    const all = held ?? [];
    held = undefined;
    all.forEach((send) => send());
  };
}

test('a tower moves at once, and is answered after it has landed', async () => {
  const page = await house.visit('/', { tempo: 'normal', reducedMotion: 'no-preference' });
  const release = await hold(page);
  await house.go(page, '/');
  await page.getByRole('button', { name: 'Play now: Kamisado' }).click();
  await page.waitForURL(/\/(table|local)\b/);
  await square(page, 'd1').waitFor();
  const towers = '[data-tower]';
  // Whoever begins: the machine's opening move is not what is looked at.
  await page.locator('[aria-label$=", can move"], [aria-label$=", target"]').first().waitFor();
  if ((await page.locator('[aria-label$=", target"]').count()) === 0)
    await page.locator('[aria-label$=", can move"]').first().click();
  await look(page, towers, 'transform');
  await page.locator('[aria-label$=", target"]').first().click();
  await expect.poll(() => sights(page)).toHaveLength(1);
  // The server has said nothing, and the tower stands where it was sent, before the click is over.
  expect((await sights(page))[0]!.clicked).toBe(true);
  release();
  await expect.poll(() => sights(page)).toHaveLength(2);
  const [own, answer] = await sights(page);
  expect(answer!.at - own!.at).toBeGreaterThan(600);
  expect(answer!.clicked).toBe(false);
  await page.context().close();
});

/** Lets every answer to the player wait, as if the computer thought long. */
async function holdAnswers(page: Page): Promise<() => void> {
  let held: (() => void)[] | undefined = [];
  let asked = false;
  await page.routeWebSocket(/\/socket/, (here) => {
    const server = here.connectToServer();
    server.onMessage((message) => {
      const isAnswer = /"to_act":1\b/.test(String(message)) && asked;
      if (held && isAnswer) held.push(() => here.send(message));
      else here.send(message);
    });
    here.onMessage((message) => {
      asked ||= String(message).includes('"act"');
      server.send(message);
    });
  });
  return () => {
    const all = held ?? [];
    held = undefined;
    all.forEach((send) => send());
  };
}

test('a computer that takes its time is seen to think', async () => {
  const page = await house.visit('/');
  const release = await holdAnswers(page);
  await house.ask(page.context(), '/guests', {});
  const setup = { game: 'kamon', options: {}, seats: [{ kind: 'me' }, machine] };
  const { id } = await house.ask<{ id: string }>(page.context(), '/tables', setup);
  await house.go(page, `/table/${id}`);
  await page.locator('[aria-label$=", you can play here"]').first().click();
  await moved(page, 1);
  const thinks = page.locator('.player', { hasText: 'Akari' }).getByText('thinking');
  await thinks.waitFor();
  expect(await complaints(page)).toEqual([]);
  release();
  await moved(page, 2);
  await thinks.waitFor({ state: 'detached' });
  await page.context().close();
});

test('the tempo is chosen at the table', async () => {
  const page = await house.sit(
    { game: 'kami', options: { players: '2' }, seats: [{ kind: 'me' }, machine] },
    { tempo: 'normal' },
  );
  await page.getByRole('button', { name: 'Tempo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tempo' });
  await dialog.getByRole('radio', { name: 'Step by step' }).check();
  expect(await complaints(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Next', exact: true }).waitFor();
  await page.context().close();
});

test('in Kami one sees what each of the others does', async () => {
  const page = await house.sit(
    { game: 'kami', options: { players: '4' }, seats: [{ kind: 'me' }, machine, machine, machine] },
    { tempo: 'normal' },
  );
  await look(page, 'ol [data-step]', 'data-step');
  await playUntil(page, kamiTurn, async () => (await moves(page)) > 8);
  const seen = (await sights(page)).map(({ what }) => what.split(' ').filter(Boolean).length);
  // Never two at once.
  seen.slice(1).forEach((count, at) => expect(count - seen[at]!).toBe(1));
  await page.context().close();
});

test('a click skips, and step by step waits for one', async () => {
  const page = await house.sit(
    { game: 'kami', options: { players: '4' }, seats: [{ kind: 'me' }, machine, machine, machine] },
    { tempo: 'steps' },
  );
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.waitFor();
  // A card to play, or a question about the deal.
  const own = page.locator('.kb-hand .kb-playable, [data-answer]');
  await expect
    .poll(async () => {
      if ((await own.count()) > 0) return 'own turn';
      if ((await next.getAttribute('aria-disabled')) === 'true') return 'waits for the server';
      const before = await moves(page);
      await next.click();
      await moved(page, before + 1);
      return 'next';
    })
    .toBe('own turn');
  await page.context().close();
});

/** Goes on whenever it is waited for, so that nothing passes by itself while a test looks. */
const goingOn =
  (turn: Turn): Turn =>
  async (page) => {
    const next = page.getByRole('button', { name: 'Next', exact: true });
    const waits = (await next.count()) > 0 && (await next.getAttribute('aria-disabled')) !== 'true';
    if (!waits) return turn(page);
    // What one has done oneself goes on without it.
    await next.click({ timeout: 1000 }).catch(() => undefined);
    return true;
  };

const told = async (page: Page): Promise<boolean> =>
  (await page.locator('.scene').count()) > 0 || (await isOver(page));

test('the end of a round of Kami is a scene: who won, with which card, what it counts', async () => {
  const page = await house.sit(
    { game: 'kami', options: { players: '2' }, seats: [{ kind: 'me' }, machine] },
    { tempo: 'steps', width: 360, height: 640 },
  );
  await playUntil(page, goingOn(kamiTurn), told);
  const scene = page.locator('.scene');
  const title = await scene.getByRole('heading').innerText();
  expect(title).toMatch(/won the round\. .*last card: |The round is void/i);
  expect(await complaints(page)).toEqual([]);
  // The table is the one that was played on, with all cards open.
  expect(await page.locator('.kb-laid').count()).toBeGreaterThan(0);
  const count = await moves(page);
  const next = page.getByRole('button', { name: 'Next round' });
  await next.press('Enter');
  await scene.waitFor({ state: 'detached' });
  // Looking back, the round still lies there, and the list has its last card.
  await page.locator(`ol [data-step="${count}"]`).click();
  expect(await page.locator('.kb-laid').count()).toBeGreaterThan(0);
  expect(await page.locator(`ol [data-step="${count}"]`).innerText()).toMatch(
    /attacks with .+ wins? the round|The round is void/s,
  );
  await page.context().close();
});

test('the end of a match of Kamisado is told on a card that closes and opens again', async () => {
  const page = await house.sit(
    { game: 'kamisado', options: { length: 'standard' }, seats: [{ kind: 'me' }, machine] },
    { tempo: 'steps' },
  );
  let scenes = 0;
  const turn = async (): Promise<boolean> => {
    const next = page.getByRole('button', { name: 'Next round' });
    if ((await next.count()) === 0) return goingOn(kamisadoTurn)(page);
    expect(await page.locator('.scene').innerText()).toMatch(/tower (reached|gets)/);
    scenes += 1;
    await next.click();
    await next.waitFor({ state: 'detached' });
    return true;
  };
  await playUntil(page, turn, isOver);
  expect(scenes).toBeGreaterThan(0);
  const card = page.getByRole('region', { name: /You (won|lost)/ });
  await card.waitFor();
  expect(await card.innerText()).toMatch(/tower (reached|gets)/);
  expect(await card.getByRole('row').count()).toBe(scenes + 1);
  expect(await complaints(page)).toEqual([]);
  await expect.poll(() => heard(page)).toMatch(/You (won|lost)\. .*tower/);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Result' }).click();
  await card.getByRole('button', { name: 'Close' }).click();
  await card.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Result' }).click();
  const before = page.url();
  await card.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => url.href !== before);
  await page.context().close();
});
