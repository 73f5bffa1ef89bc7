import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/core/language';
import { complaints } from './axe';
import { House, settled } from './house';
import { KAMON_GAMES } from './known-games';
import { isOver, kamisadoTurn, playUntil } from './players';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());
afterEach(() => expect(house.problems()).toEqual([]));

/** Black throws away a won round with the first move and, after a gift, again with the fifteenth. */
const RECORD = `[Game "kamisado"]
[Length "single"]
[Setup "usual"]
[Black "Amy"]
[White "Ben"]
[Result "white 0-1"]

Round 1  0-0
Start: ngrykpbo | ngrykpbo
1. 桃↗2桃 | 桃↖2茶
2. 茶↗4茶 | 茶↑4桃
3. 桃↑3黄 | 黄↗2橙
4. 橙↑1赤 | 赤↗1青
5. 青↑2桃 | 桃↑2青
6. 青↑1紫 | 紫↖1緑
7. 緑↑5桃 | 桃↗2青
8. 青↖2紫 | 紫↑1赤
9. 赤↑2茶 | 茶↗3桃
Won: white brown home-row 1
`;

const DEAL = '4 LCCAOOTF,SSSSLAAT,SSSSLCAI,SSLCOOFI 1';
const LAYOUT =
  'k2f2w5c2/f1l6c5w1k4/m2f6f4k5l2m4/k3l5l4.f5l3k6/w3c3w4m5w2c6/m1w6c4m3c1/k1l1f3m6 b -';

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('Position or record').fill(text);
  await page.getByRole('button', { name: 'Open' }).click();
}

const verdicts = (page: Page) => page.getByRole('list', { name: 'Moves, best first' });

test('a pasted record: verdicts, where it was lost, the best line', async () => {
  const page = await house.visit('/analysis');
  await paste(page, RECORD);
  await page.getByRole('heading', { name: 'Amy and Ben' }).waitFor();

  // It begins where it turned: said in a sentence, marked, and with what would have been better.
  await page.getByText('Amy lost it with move 15').waitFor();
  await page.getByText('first with move 1.').waitFor();
  expect(await page.locator('[data-step="15"]').innerText()).toContain('the game was lost here');
  expect(await page.getByRole('slider').inputValue()).toBe('14');
  await verdicts(page).getByText('proven').first().waitFor();
  await verdicts(page)
    .getByRole('button', { name: /played.*loss/ })
    .waitFor();
  await page.locator('.status').getByText('win').waitFor();

  // At the end all mistakes are told, and each leads to where it happened.
  await page.getByRole('slider').press('End');
  await page.getByRole('region', { name: 'Mistakes' }).getByRole('button').first().click();
  expect(await page.getByRole('slider').inputValue()).toBe('0');
  await page.locator('.status').getByText('win').waitFor();

  // The shortest win is laid out and plays itself on the board.
  await page.getByRole('button', { name: 'Show the shortest win' }).click();
  await page.getByText('Variation after move 0').waitFor();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  const moves = page.locator('ol [data-step]');
  expect(await moves.count()).toBe(17);
  await page.getByRole('slider').press('End');
  await page.getByText('Amy won').waitFor();

  // A link brings all of it back, and the variation can be left.
  await page.waitForURL(/try=0-/);
  await page.reload();
  await page.getByText('Variation after move 0').waitFor();
  await page.getByRole('button', { name: 'Leave the variation' }).click();
  await page.waitForURL((url) => !url.search.includes('try='));
  expect(await moves.count()).toBe(18);
  await page.context().close();
});

test.each([
  ['kamisado', RECORD],
  ['kamon', `${KAMON_GAMES.edges.layout} b -\n${KAMON_GAMES.edges.moves}`],
])('of a finished game of %s everything is seen at once on a laptop', async (_, text) => {
  const [width, height] = [1366, 657];
  const page = await house.visit('/analysis', { width, height });
  await paste(page, text);
  await page.getByText(/lost it with move|the turning point:/).waitFor();
  await verdicts(page).getByText('played').waitFor();
  const parts = {
    board: page.locator('.kb-svg[role="grid"]'),
    sentence: page.getByRole('region', { name: 'Turning point' }),
    verdicts: verdicts(page),
    moves: page.getByRole('region', { name: 'Moves', exact: true }),
  };
  for (const [name, part] of Object.entries(parts)) {
    const box = await part.boundingBox();
    expect(box && box.y + box.height, name).toBeLessThanOrEqual(height);
    expect(box?.height, name).toBeGreaterThan(60);
  }
  // The move that is talked about can be seen in the list.
  const list = await parts.moves.boundingBox();
  const mark = await page.locator('.mark.strong').boundingBox();
  expect(mark!.y + mark!.height).toBeLessThanOrEqual(list!.y + list!.height);
  await page.context().close();
});

test('a link to a step of a finished game opens there and stays there', async () => {
  const page = await house.visit('/analysis');
  await paste(page, RECORD);
  await page.getByText('Amy lost it with move 15').waitFor();
  await page.locator('[data-step="3"]').click();
  await page.waitForURL(/at=3/);
  await page.reload();
  await page.getByText('Amy lost it with move 15').waitFor();
  expect(await page.getByRole('slider').inputValue()).toBe('3');
  await page.context().close();
});

test('moves are tried on the board and from the list, and the keys walk through them', async () => {
  const page = await house.visit('/analysis');
  await paste(page, 'd1d5');
  await page.locator('[data-square="a8"]').waitFor();
  const moves = page.locator('ol [data-step]');
  // The orange tower has to move, so it is chosen already.
  await page.locator('[data-square="a3"]').click();
  await moves.nth(1).waitFor();
  await verdicts(page).getByRole('button').first().click();
  await moves.nth(2).waitFor();
  await page.waitForURL(/moves=d1d5,a8a3,/);
  await page.getByRole('heading', { level: 1 }).focus();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowLeft');
  await page.waitForURL(/at=1/);
  // Another move from the middle is a variation.
  await page.locator('[data-square="a7"]').click();
  await page.getByText('Variation after move 1').waitFor();
  await page.getByRole('button', { name: 'Leave the variation' }).click();
  expect(await moves.count()).toBe(3);
  await page.context().close();
});

test('what cannot be read is said in words', async () => {
  const page = await house.visit('/analysis');
  const alert = page.getByRole('alert').filter({ hasText: /\w/ });
  await paste(page, 'Hello!');
  await alert.getByText('neither a position nor a record').waitFor();
  await paste(page, 'OBPKYRGN/8/8/8/8/8/8/ngrykpb1 b - 1 0-0');
  await alert.getByText('something wrong with this Kamisado position').waitFor();
  await alert.getByText('Check this part: the board.').waitFor();
  await paste(page, '[Game "chess"]');
  await alert.getByText('chess').waitFor();
  await page.goto(`${house.url}/analysis#record=broken`);
  await page.reload();
  await alert.getByText('This link is damaged').waitFor();
  await page.goto(`${house.url}/analysis/kamon?position=xx&moves=`);
  await alert.getByText('something wrong with this Kamon position').waitFor();
  await page.context().close();
});

describe('a position set up by hand', () => {
  test('Kamisado: towers, teeth, side and colour, and a refusal in words', async () => {
    const page = await house.visit('/analysis/kamisado');
    await page.locator('[data-square="d1"]').click();
    await page.locator('[data-square="d5"]').click();
    await page.getByText('3y4', { exact: false }).waitFor();
    const tooth = page
      .getByRole('group', { name: /Dragon teeth of Black/ })
      .getByRole('button', { name: /red tower/ });
    await tooth.click();
    const open = page.getByRole('button', { name: 'Analyse this position' });
    await open.click();
    await page.getByText('something wrong with this Kamisado position').waitFor();
    await page.getByLabel('Length').selectOption({ label: 'Standard' });
    await page.getByRole('radio', { name: 'White' }).check();
    await page.getByLabel('What has to be played').selectOption('Orange');
    await open.click();
    await page.getByText('White moves the orange tower').waitFor();
    await verdicts(page).getByRole('button').first().waitFor();
    // It can be changed again from there.
    await page.getByRole('tab', { name: 'Share' }).click();
    await page.getByRole('link', { name: 'Change the position' }).click();
    await page.getByText('ngr+1kpbo w o 3 1-0', { exact: false }).waitFor();
    await page.context().close();
  });

  test('Kamon: pawns on a random layout', async () => {
    const page = await house.visit('/analysis/kamon');
    const cell = page.locator('[role="gridcell"][aria-label*=":"]:not([aria-label*="forbidden"])');
    await cell.first().waitFor();
    // A border cell that is no corner and not forbidden.
    const border = page.locator(
      ['a2', 'a3'].map((name) => `[data-cell="${name}"]:not([aria-label*="forbidden"])`).join(','),
    );
    await border.first().click();
    await page.getByText('White to move').waitFor();
    await page.getByRole('button', { name: 'Analyse this position' }).click();
    await page.getByText('White to play').waitFor();
    await verdicts(page).getByText('estimate').first().waitFor();
    await page.getByRole('tab', { name: 'Overview' }).click();
    await page.getByText('would be the first to run out of cells').waitFor();
    await page.context().close();
  });

  test('Kami: a hand by choice, the rest by chance', async () => {
    const page = await house.visit('/analysis/kami');
    await page.getByRole('radio', { name: 'Duel' }).check();
    await page.getByRole('button', { name: 'Clear the table' }).click();
    for (let card = 0; card < 2; card += 1)
      await page
        .getByRole('button', { name: /^Empress/ })
        .first()
        .click();
    await page.getByText('2 of 8').waitFor();
    await page.getByRole('button', { name: 'Deal the rest' }).click();
    await page.getByRole('button', { name: 'Analyse this position' }).click();
    await page.getByRole('tab', { name: 'Hands' }).click();
    await page.getByRole('heading', { name: 'All hands' }).waitFor();
    await page.getByText('Face-down Mercenaries').waitFor();
    await page.context().close();
  });
});

test('a round of Kami with open hands: every action has its value in points', async () => {
  const page = await house.visit('/analysis');
  await paste(page, DEAL);
  await verdicts(page)
    .getByText(/points?$/)
    .first()
    .waitFor();
  await page.getByRole('tab', { name: 'Hands' }).click();
  expect(await page.getByText('Empress').count()).toBeGreaterThan(0);
  await page.context().close();
});

test('a finished game is analysed from its table', async () => {
  const page = await house.visit('/');
  await page.getByRole('button', { name: 'Play now: Kamisado' }).click();
  await page.waitForURL(/\/(table|local)\b/);
  await playUntil(page, kamisadoTurn, isOver);
  await page.getByRole('link', { name: 'Review' }).first().click();
  await page.waitForURL(/\/analysis\?table=/);
  await page.getByText(/lost it with move|the turning point:|before the first move/).waitFor();
  // It is among the own games as well.
  await page.goto(`${house.url}/analysis`);
  await page.getByRole('heading', { name: 'Your finished games' }).waitFor();
  await page.context().close();
});

test.each([
  ['desktop', 'light', 'all', 1280, 800],
  ['phone', 'light', 'all', 360, 740],
  ['phone', 'dark', 'colours', 360, 740],
] as const)(
  'axe finds nothing on a %s in the %s theme, in every part',
  async (_, scheme, about, width, height) => {
    const page = await house.visit('/analysis', { scheme, width, height });
    const check = async (what: string): Promise<void> => {
      expect(await complaints(page, about), what).toEqual([]);
      expect(await overflow(page), what).toBe(0);
    };
    await paste(page, 'nonsense');
    await check('beginning');
    for (const game of ['kamisado', 'kami', 'kamon']) {
      await page.goto(`${house.url}/analysis/${game}`);
      await page.getByRole('button', { name: 'Analyse this position' }).waitFor();
      await settled(page);
      await check(`set-up of ${game}`);
    }
    for (const text of [RECORD, DEAL, `${LAYOUT}\ne6 c2`]) {
      await page.goto(`${house.url}/analysis`);
      await paste(page, text);
      await page.getByRole('tablist').waitFor();
      const back = page.getByRole('button', { name: 'One move back' });
      if ((await back.count()) > 0) await back.click();
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await settled(page);
        await check(`${text.slice(0, 20)} ${await tab.innerText()}`);
      }
    }
    await page.context().close();
  },
);

test.each(Object.keys(LANGUAGES))('in %s everything has words and fits a phone', async (locale) => {
  const page = await house.visit('/', { locale, width: 320, height: 640 });
  const desk = `/analysis/kamisado?position=${'OBPKYRGN/8/8/3y4/8/8/8/ngr1kpbo_w_o_3_0-0'}&moves=a8a3`;
  const forms = ['kamisado', 'kami', 'kamon'].map((game) => `/analysis/${game}`);
  for (const path of ['/analysis', ...forms, desk]) {
    await page.goto(house.url + path);
    await page.locator('main h1:not(.soft)').waitFor();
    await settled(page);
    const tabs = await page.getByRole('tab').all();
    for (const tab of tabs.length > 0 ? tabs : [undefined]) {
      await tab?.click();
      expect(await overflow(page), path).toBe(0);
      const mute = await page
        .locator('main :is(button, a, legend, h1, h2, label, option):visible')
        .evaluateAll(
          (all) => all.filter((one) => !one.textContent?.trim() && !one.ariaLabel).length,
        );
      expect(mute, path).toBe(0);
    }
  }
  await page.context().close();
});
