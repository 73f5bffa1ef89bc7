import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Study } from '../../src/core/types';
import { COURSE as KAMI } from '../../games/kami/course';
import { RULES as KAMI_RULES } from '../../games/kami/rules';
import { COURSE as KAMISADO } from '../../games/kamisado/course';
import { RULES as KAMISADO_RULES } from '../../games/kamisado/rules';
import { COURSE as KAMON } from '../../games/kamon/course';
import { RULES as KAMON_RULES } from '../../games/kamon/rules';
import { canFail, reaches, type Course, type Step } from '../../src/learn/course';
import { complaints } from './axe';
import { drawn, heard, House } from './house';
import { cell, kamisadoMove, square } from './players';

const GAMES = ['kamisado', 'kami', 'kamon'] as const;
type GameId = (typeof GAMES)[number];
const COURSES: Record<GameId, Course> = { kamisado: KAMISADO, kami: KAMI, kamon: KAMON };
const RULES = { kamisado: KAMISADO_RULES, kami: KAMI_RULES, kamon: KAMON_RULES };

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());
afterEach(() => expect(house.problems()).toEqual([]));

// The server knows the rules: what the courses and the rules show has to be true for it.

async function study(
  game: GameId,
  position: string | undefined,
  moves: readonly string[],
): Promise<Study> {
  const response = await fetch(`${house.url}/api/studies`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: house.url },
    body: JSON.stringify({ game, position, moves }),
  });
  if (!response.ok) throw new Error(`${position} ${moves.join(' ')}: ${await response.text()}`);
  return (await response.json()) as Study;
}

const steps = GAMES.flatMap((game) => COURSES[game].map((step) => [game, step.id, step] as const));

describe('what the courses show', () => {
  test.each(steps)(
    '%s: %s can be solved, and got wrong only where there is a reason',
    async (game, _, step: Step) => {
      const moves = [...(step.moves ?? [])];
      let failures = 0;
      for (const goal of step.goals) {
        const { view } = (await study(game, step.position, moves)).steps.at(-1)!;
        expect(view.to_act).not.toBeNull();
        const legal =
          view.choices.kind === 'list'
            ? view.choices.actions
            : [view.choices.letters, goal.solution];
        expect(legal).toContain(goal.solution);
        for (const action of legal) {
          const after = (await study(game, step.position, [...moves, action])).steps.at(-1)!.view;
          if (!reaches(goal, { action, after })) failures += 1;
          // Whatever is right, the others can answer as they are meant to.
          else if (goal.replies)
            await study(game, step.position, [...moves, action, ...goal.replies]);
        }
        moves.push(goal.solution, ...(goal.replies ?? []));
      }
      expect(failures > 0).toBe(canFail(step));
    },
  );

  test('Kamon: only the right tokens keep White from finishing', async () => {
    const step = COURSES.kamon.find(({ id }) => id === 'safe')!;
    const first = (await study('kamon', step.position, [])).steps[0]!.view;
    const wins = async (action: string): Promise<boolean> => {
      const { view } = (await study('kamon', step.position, [action])).steps.at(-1)!;
      const replies = view.choices.kind === 'list' ? view.choices.actions : [];
      const ends = await Promise.all(
        replies.map((reply) => study('kamon', step.position, [action, reply])),
      );
      return ends.some(({ steps }) => steps.at(-1)!.view.outcome.state === 'decisive');
    };
    for (const action of first.choices.kind === 'list' ? first.choices.actions : [])
      expect(reaches(step.goals[0]!, { action, after: first }), action).toBe(!(await wins(action)));
  });
});

const diagrams = GAMES.flatMap((game) =>
  RULES[game].flatMap(({ rules }) =>
    rules.flatMap(({ diagrams = [] }) => diagrams.map((one) => [game, one.id, one] as const)),
  ),
);

test.each(diagrams)(
  'the diagram of %s %s is a position, and what it shows is legal',
  async (game, _, { position, moves = [], show = [] }) => {
    await study(game, position, [...moves, ...show]);
  },
);

// In the browser.

const said = (page: Page) => page.locator('.words .shown');
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const solved = (page: Page) => page.locator('.foot .primary').waitFor();

/** Plays a move of any game with the mouse, or Kamon with the keys. */
async function play(page: Page, game: GameId, move: string): Promise<void> {
  if (game === 'kamon') return cell(page, move).press('Enter');
  if (game === 'kamisado') {
    if (move.length !== 8) return kamisadoMove(page, move);
    // The first two of the usual line-up change places.
    await square(page, 'a1').click();
    await square(page, 'b1').click();
    return page.getByRole('button', { name: 'Ready' }).click();
  }
  const answer = page.locator(`[data-answer="${move}"]`);
  if ((await answer.count()) > 0) return answer.click();
  const card = page.locator(`[data-source="${move.charAt(1)}"].kb-playable`).last();
  // Where there is a choice, a card is taken first.
  await card.click();
  await drawn(page);
  const raised = page.locator('.kb-raised');
  if ((await raised.count()) > 0) await raised.click();
}

/** The sentence of a step once so many goals are reached. */
const reached = (page: Page, count: number): Promise<void> =>
  page.locator(`.words p.shown:nth-of-type(${count + 1})`).waitFor();

const PHONE = { width: 360, height: 740 };

/** Sentence, board and buttons are seen without scrolling. */
const end = (page: Page): Promise<number> =>
  page.locator('.foot').evaluate((foot) => foot.getBoundingClientRect().bottom);

test.each(GAMES)('%s: a course to its end, and a game', async (game) => {
  const page = await house.visit(`/learn/${game}`, PHONE);
  for (const [at, step] of COURSES[game].entries()) {
    await page.getByText(`Step ${at + 1} of ${COURSES[game].length}`, { exact: true }).waitFor();
    for (const [count, goal] of step.goals.entries()) {
      await page.locator('.play .kb:not(.kb-waiting)').waitFor();
      await reached(page, count);
      expect(await end(page), step.id).toBeLessThanOrEqual(PHONE.height);
      await play(page, game, goal.solution);
      await reached(page, count + 1);
    }
    await solved(page);
    if (at === 0) await expect.poll(() => heard(page)).toContain(await said(page).innerText());
    await next(page).click();
  }
  await page.getByRole('heading', { name: /^You can play/ }).waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/(table|local)\b/);
  await page.locator('.kb').waitFor();
  await house.go(page, '/learn');
  await page.getByText('All done').waitFor();
  await page.context().close();
});

test('a wrong move is explained and taken back; progress is kept', async () => {
  const page = await house.visit('/learn/kamisado');
  await page.getByRole('button', { name: 'Show me' }).click();
  await solved(page);
  await next(page).click();
  await page.getByRole('heading', { name: 'Forward only' }).waitFor();
  expect(await next(page).isDisabled()).toBe(true);

  await kamisadoMove(page, 'g1g4');
  await page.locator('.words .shown', { hasText: 'That was straight ahead' }).waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.locator('[data-square="g1"][aria-selected]').waitFor();
  await kamisadoMove(page, 'g1e3');
  await solved(page);
  expect(await heard(page)).toContain('That was straight ahead');
  await next(page).click();
  await page.getByRole('heading', { name: 'The colour decides' }).waitFor();

  await page.reload();
  await page.getByRole('heading', { name: 'The colour decides' }).waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('heading', { name: 'Forward only' }).waitFor();
  expect(await next(page).isEnabled()).toBe(true);
  await house.go(page, '/learn');
  await page.getByText('2 of 18 steps done').waitFor();
  await page.getByRole('link', { name: 'Continue: Kamisado' }).click();
  await page.getByRole('button', { name: 'Back to the first step' }).click();
  await page.getByRole('heading', { name: 'Any tower' }).waitFor();
  await page.context().close();
});

test('a course speaks another language at once', async () => {
  const page = await house.visit('/learn/kamon', { locale: 'de' });
  await page.getByRole('heading', { name: 'Am Rand' }).waitFor();
  await page.getByRole('combobox').selectOption('Français');
  await page.getByRole('heading', { name: 'Sur le bord' }).waitFor();
  await page.context().close();
});

test('the rules: anchors, diagrams that can be played, and nothing that moves', async () => {
  const page = await house.visit('/rules/kamisado#S8');
  const anchor = page.locator('#S8');
  await anchor.waitFor();
  const top = (): Promise<number> => anchor.evaluate((one) => one.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(400);

  // A permalink changes the address and nothing else.
  await page.getByRole('link', { name: 'Rule D6', exact: true }).click();
  expect(page.url()).toMatch(/#D6$/);
  const figure = page.locator('.entry', { has: page.locator('#D6') }).locator('figure');
  const place = figure.locator('.place');
  const height = await place.evaluate((one) => one.getBoundingClientRect().height);
  await figure.locator('.kb').waitFor();
  expect(await place.evaluate((one) => one.getBoundingClientRect().height)).toBeCloseTo(height, 0);

  await figure.getByRole('button', { name: 'Show it' }).click();
  await figure.locator('[data-square="f8"][aria-label*="Black, yellow"]').waitFor();
  await figure.getByRole('button', { name: 'Back to the start' }).click();
  await figure.locator('[data-square="a2"]').click();
  await figure.locator('[data-square="a6"]').click();
  await figure.locator('[data-square="a6"][aria-label*="Black, brown"]').waitFor();
  await page.context().close();
});
