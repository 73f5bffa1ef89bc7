// What is solved: tried on the board, and played.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parsePosition } from '../../games/kamon/position';
import { complaints } from './axe';
import { heard, House, settled } from './house';
import { moved, square } from './players';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

test('the first moves that win have numbers, and any can be tried to the end', async () => {
  const page = await house.visit('/solved');
  await settled(page);
  const part = page.locator('section', { hasText: 'whoever opens can always win' });
  expect(await page.locator('.marks .large').count()).toBe(16);
  await square(part, 'b1').click();
  await square(part, 'b7').click();
  await page.getByText('b1–b7 wins, in 17 moves with perfect play.').waitFor();
  expect(await page.locator('.marks .large').count()).toBe(0);
  const next = page.getByRole('button', { name: 'Next move' });
  for (let move = 2; move <= 17; move += 1) {
    await next.click();
    await page.getByText(`Move ${move} of 17`).waitFor();
  }
  expect(await next.getAttribute('aria-disabled')).toBe('true');
  expect(await complaints(page)).toEqual([]);
  await part.getByRole('button', { name: 'Back to the start' }).click();
  expect(await page.locator('.marks .large').count()).toBe(16);

  await square(part, 'a1').click();
  await square(part, 'a7').click();
  await page.getByText('a1–a7 loses: White wins in 3 moves').waitFor();
  await page.context().close();
});

test('both sides can be played against the best computer', async () => {
  const page = await house.visit('/solved');
  await page.getByRole('button', { name: 'Hold out as White' }).click();
  await page.waitForURL(/\/(local|table)/);
  // Black, who opens, is the computer.
  await page.getByText('Tatsu').first().waitFor();
  await page.locator('.kb-trail').first().waitFor();
  await house.go(page, '/solved');
  await page.getByRole('button', { name: 'Play Black and win' }).click();
  await page.waitForURL(/\/(local|table)/);
  await page.getByText('Tatsu').first().waitFor();
  await page.context().close();
});

test('a line-up of Black is answered by White, or wins against every answer', async () => {
  const page = await house.visit('/solved');
  const part = page.locator('section', { hasText: 'Tournament set-up' });
  await part.getByRole('button', { name: 'Ready' }).click();
  await part.getByText('White answers like this, and wins').waitFor();
  // The usual line-up of Black, and the same from the other end as its answer.
  await square(part, 'a8')
    .and(part.getByLabel(/orange/i))
    .first()
    .waitFor();
  expect(await complaints(page)).toEqual([]);
  await part.getByRole('button', { name: 'Show me one that wins' }).click();
  await part.getByText('White has no answer').waitFor();
  await part.getByRole('button', { name: 'Back to the start' }).click();
  await part.getByText('press “Ready”').waitFor();
  await part.getByRole('button', { name: 'Ready' }).waitFor();

  await part.getByRole('button', { name: 'Answer as White' }).click();
  await page.waitForURL(/\/(local|table)/);
  // The computer has lined up; now it is the visitor's turn to.
  await page.getByRole('button', { name: 'Ready' }).waitFor();
  await page.context().close();
});

const tournament = (page: Page): Locator =>
  page.locator('section', { hasText: 'Tournament set-up' });

test('a line-up is proven against some answers and against all, with a stop between', async () => {
  const page = await house.visit('/solved');
  const part = tournament(page);
  await part.getByText('press “Ready”').waitFor();
  await settled(page);
  // All but “Ready”, which goes with the choice.
  const before = (await places(part)).slice(1);
  await part.getByRole('button', { name: 'Check 100 at random' }).click();
  // One that wins was put on the board.
  await part.getByText('Proven: Black wins against each of these 100 answers.').waitFor();
  await part.getByText('White has no answer').waitFor();
  await expect.poll(() => heard(page)).toContain('Black wins against each of these 100 answers');
  await settled(page);
  expect(await complaints(page)).toEqual([]);

  const check = part.getByRole('group', { name: 'Checking the line-up' });
  const bar = part.getByRole('progressbar', { name: 'Checking the line-up' });
  const done = (): Promise<number> =>
    bar.evaluate((element) => (element as HTMLProgressElement).value);
  await part.getByRole('button', { name: 'Check all 40,320 answers' }).click();
  await expect.poll(() => bar.getAttribute('max')).toBe('40320');
  await expect.poll(done).toBeGreaterThan(0);
  await part.getByText(/of 40,320 answers tried: Black wins against each/).waitFor();
  await check.getByRole('button', { name: 'Stop' }).click();
  await check.getByRole('button', { name: 'Continue' }).waitFor();
  const stopped = await done();
  expect(stopped).toBeLessThan(40_320);
  await check.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(done).toBeGreaterThan(stopped);
  await check.getByRole('button', { name: 'Stop' }).click();
  expect(await places(part)).toEqual(before);
  // What was found of one line-up says nothing of another.
  await part.getByRole('button', { name: 'Back to the start' }).click();
  await part.getByText('To check another one, line it up first.').waitFor();
  expect(await done()).toBe(0);
  await page.context().close();
});

test('a line-up that loses is proven to, with the answer on the board', async () => {
  const page = await house.visit('/solved');
  const part = tournament(page);
  await part.getByRole('button', { name: 'Ready' }).click();
  await part.getByText('White answers like this, and wins').waitFor();
  await part.getByText('This proves who wins with the line-up on the board.').waitFor();
  await part.getByRole('button', { name: 'Check all 40,320 answers' }).click();
  await part.getByText('Proven: White wins with the answer on the board.').waitFor();
  await page.context().close();
});

test('the strategy and the table are checked in the browser, and can be taken home', async () => {
  const page = await house.visit('/solved', { width: 390, height: 844 });
  await page.getByRole('button', { name: 'Check the list' }).click();
  // What is read aloud stands at the foot of the page as well.
  await page
    .locator('section')
    .getByText('Black wins: 13,277 positions, 3,363 moves of the list.')
    .waitFor();
  const part = tournament(page);
  await part.getByRole('button', { name: 'Check 20 line-ups at random' }).click();
  await part.getByText('Proven: 15 line-ups lose to the answer we have, and 5 beat 10').waitFor();
  const taken = async (what: Locator): Promise<[string, string]> => {
    const [file] = await Promise.all([page.waitForEvent('download'), what.click()]);
    return [file.suggestedFilename(), readFileSync(await file.path(), 'utf8')];
  };
  const [name, text] = await taken(part.getByRole('button', { name: 'All line-ups' }));
  expect(name).toBe('kamisado-line-ups.txt');
  expect(text.trim().split('\n').length).toBe(40_320);
  expect(text).toContain('\ngrpkybon unbeaten\n');
  for (const [link, file] of [
    ['The list of positions and moves', 'kamisado/strategy.txt'],
    ['The program that proves who wins', 'kamisado/proof/search.js'],
    ['The 200 positions, with who wins and how', 'kamon/openings.txt'],
    ['layouts that are solved', 'kamon/layouts.txt'],
  ] as const) {
    const [, text] = await taken(page.getByRole('link', { name: link }));
    expect(text).toBe(readFileSync(join(import.meta.dirname, '../../games', file), 'utf8'));
  }
  expect(await complaints(page)).toEqual([]);
  await page.context().close();
});

test('a browser without workers and a worker that cannot be had are told of', async () => {
  const page = await house.visit('/solved');
  const part = tournament(page);
  const gone = /assets\/worker-/;
  await page.context().route(gone, (route) => route.abort());
  await part.getByRole('button', { name: 'Check 100 at random' }).click();
  await part.getByText('The check has broken off.').waitFor();
  await page.context().unroute(gone);
  await part.getByRole('button', { name: 'Continue' }).click();
  await part.getByText('Proven: Black wins against each of these 100 answers.').waitFor();
  await page.evaluate(() => Object.assign(window, { Worker: undefined }));
  await part.getByRole('button', { name: 'Check 100 at random' }).click();
  await part.getByText('web workers, which this browser doesn’t have').waitFor();
  await page.context().close();
});

/** Which of the positions of Kamon is shown, as the file has it. */
async function kamonShown(part: Locator): Promise<{ number: number; line: string[] }> {
  const text = await part.getByText(/^Position \d+ of 200/).innerText();
  const number = Number(/\d+/.exec(text)?.[0]);
  const file = join(import.meta.dirname, '../../games/kamon/openings.txt');
  return { number, line: readFileSync(file, 'utf8').split('\n')[number - 1]?.split('\t') ?? [] };
}

const kamonPart = (page: Page): Locator =>
  page.locator('section', { hasText: 'Kamon after six moves' });

/** Where the buttons of a part are, from its top. */
const places = (part: Locator): Promise<number[]> =>
  part.evaluate((section) =>
    [...section.querySelectorAll('button')].map(
      (button) => button.getBoundingClientRect().top - section.getBoundingClientRect().top,
    ),
  );

test('who wins a position of Kamon is guessed, and then told with a move that keeps it', async () => {
  const page = await house.visit('/solved', { width: 390, height: 844 });
  const part = kamonPart(page);
  await part.getByText('Black, who is to move, wins 149 of these positions (75%)').waitFor();
  await part.locator('.kb-kamon-table').waitFor();
  await settled(page);
  const before = await places(part);
  const results = { black: 'Black', white: 'White', draw: 'Draw' } as const;
  const met = new Set<string>();
  // A win for either side comes soon, wherever somebody begins.
  for (let guesses = 1; !met.has('black') || !met.has('white'); guesses += 1) {
    const { number, line } = await kamonShown(part);
    const [, result = '', move = ''] = line;
    const isRight = guesses % 2 === 1;
    const guess = isRight === (result === 'black') ? 'black' : 'white';
    expect(await part.locator('.marks circle').count()).toBe(0);
    await part.getByRole('button', { name: results[guess], exact: true }).click();
    const verdict = guess === result ? 'Right' : 'Not quite';
    const what = result === 'draw' ? 'it’s a draw' : `${results[result as 'black']} wins`;
    await part.getByText(`${verdict}: ${what}.`).waitFor();
    // One circle, and one around it that sets it off.
    expect(await part.locator('.marks circle').count()).toBe(move === '-' ? 0 : 2);
    if (move === '-') await part.getByText('Black is lost, whatever the move.').waitFor();
    else await part.getByText(`${move} is a move that`).waitFor();
    // It is too late for another guess.
    await part.getByRole('button', { name: 'Draw', exact: true }).click({ force: true });
    expect(await part.getByText(new RegExp(`guessed \\d+ of ${guesses}$`)).count()).toBe(1);
    expect(await places(part)).toEqual(before);
    if (guesses === 1) expect(await complaints(page)).toEqual([]);
    met.add(result);
    await part.getByRole('button', { name: 'Another one' }).click();
    await part.getByText(`Position ${(number % 200) + 1} of 200`).waitFor();
  }
  await page.context().close();
});

test('a solved position of Kamon is played on from there, with either side', async () => {
  const page = await house.visit('/solved');
  for (const [side, moves] of [
    ['Black', 6],
    ['White', 7],
  ] as const) {
    const part = kamonPart(page);
    const { line } = await kamonShown(part);
    await part.getByRole('button', { name: `Play ${side}` }).click();
    await page.waitForURL(/\/local/);
    await page.getByText('Komai').first().waitFor();
    // After six moves it is Black's turn: the visitor's, or the computer's, who moves at once.
    await moved(page, moves);
    const holding = page.locator('main [data-cell]', { has: page.locator('.kb-pawn') });
    const pawns = await holding.evaluateAll((cells) =>
      cells.map((cell) => cell.getAttribute('data-cell')),
    );
    const expected = [...parsePosition(line[0] ?? '').cells].filter(
      ([, content]) => content === 'black' || content === 'white',
    );
    expect(pawns).toEqual(expect.arrayContaining(expected.map(([cell]) => cell)));
    expect(pawns.length).toBe(moves);
    await house.go(page, '/solved');
  }
  await page.context().close();
});

test('a whole layout of Kamon is guessed, and played from the first move', async () => {
  const page = await house.visit('/solved');
  const part = page.locator('section', { hasText: 'Kamon from the first move' });
  const file = readFileSync(join(import.meta.dirname, '../../games/kamon/layouts.txt'), 'utf8');
  const lines = file.trim().split('\n');
  const text = await part.getByText(/^Position \d+ of \d+/).innerText();
  expect(text).toContain(`of ${lines.length}`);
  const [, result, move] = lines[Number(/\d+/.exec(text)?.[0]) - 1]?.split('\t') ?? [];
  await part.getByRole('button', { name: 'Draw', exact: true }).click();
  await part.getByText(result === 'draw' ? 'Right: it’s a draw.' : 'Not quite: ').waitFor();
  if (move !== '-') await part.getByText(`${move} is a move that`).waitFor();
  await part.getByRole('button', { name: 'Play White' }).click();
  await page.waitForURL(/\/local/);
  // Black, the computer, begins.
  await moved(page, 1);
  expect(await page.locator('main [data-cell] .kb-pawn').count()).toBe(1);
  await page.context().close();
});
