// What the engines in the browser cost, beside the same engines natively, in one run:
// `make bench-browser`. It prints; only what does not depend on the machine is also tested.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { JSHandle, Page } from 'playwright-core';
import { test } from 'vitest';
import type { Answer, Enquiry } from '../../src/core/types';
import type { Engines } from '../../src/engine/engines';
import { loadEngines } from './engines';
import { KAMISADO_CLICKS, KAMON_CLICKS } from './clicks';
import { House, leave } from './house';
import { isOver, moves } from './players';
import { BINARY } from './server';

const NATIVE = process.env['KAMIDANA_NATIVE'] ?? '../target/release/examples/native';
const ROUNDS = 3;

const say = (what: string, value: string): void => console.log(`${what.padEnd(44)} ${value}`);
const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

interface Timed {
  millis: number;
  text: string;
}

/** Asks a worker, and takes the time from asking to the last line. */
const timed = (engines: JSHandle<Engines>, body: unknown): Promise<Timed> =>
  engines.evaluate(async (engines, body) => {
    const began = performance.now();
    const { text } = await engines.ask('/api/analyses', body);
    return { millis: performance.now() - began, text };
  }, body);

function timedNatively(body: unknown, memory: number): Timed {
  const input = JSON.stringify({ path: '/api/analyses', body, memory });
  return JSON.parse(execFileSync(NATIVE, { input, encoding: 'utf8' })) as Timed;
}

const nodesOf = ({ text }: Timed): number =>
  (JSON.parse(text.trimEnd().split('\n').at(-1) ?? '{}') as Answer).nodes ?? 0;

type Read = typeof globalThis & { there: number };

/** Runs in the page: notes when there is something to read. */
function noteHeading(): void {
  const kept = globalThis as Read;
  kept.there = 0;
  new MutationObserver(() => {
    if (!kept.there && document.querySelector('main h1')?.textContent)
      kept.there = performance.now();
  }).observe(document, { subtree: true, childList: true });
}

/** How long pages take until there is something to read, with nothing in the cache. */
async function pages(house: House): Promise<void> {
  for (const path of ['/', '/new', '/settings']) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await house.visit('/nowhere');
      await page.context().addInitScript(noteHeading);
      const session = await page.context().newCDPSession(page);
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      await house.go(page, path);
      times.push(await page.evaluate(() => (globalThis as Read).there));
      await page.context().close();
    }
    say(`${path} can be read after`, milliseconds(Math.min(...times)));
  }
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args: { name?: string };
  /** The processor's time for it, in microseconds: waiting for a core is nobody's fault. */
  tdur?: number;
}

/** The longest that the page's own thread does one thing meanwhile, in milliseconds. */
async function longestTask(page: Page, run: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await run();
  const trace = (await browser?.stopTracing())?.toString() ?? '';
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${pid}.${tid}`;
  const main = traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(thread);
  const tasks = traceEvents.filter((event) => /RunTask/.test(event.name));
  const own = tasks.filter((event) => main.includes(thread(event)));
  return Math.max(...own.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** Notes in the page when the list of moves gets longer, so that nobody has to ask it meanwhile. */
const noteMoves = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const count = (): number => document.querySelectorAll('ol [data-step]').length;
    const noted: number[] = new Array<number>(count()).fill(0);
    const note = (): void => {
      while (noted.length < count()) noted.push(performance.now());
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { noted });
  });
const notedMoves = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { noted: number[] }).noted);

/** How long a move and its answer are waited for, in milliseconds: longer than they take. */
const BOTH = 4000;

/**
 * Level 8 on a page that is slowed down so many times: how long it takes from the own move to the answer,
 * and the longest that the page's thread is busy with either.
 */
async function atTable(
  page: Page,
  clicks: readonly string[],
  rate: number,
): Promise<{ wait: number; longest: number }> {
  await page.getByRole('radio', { name: /level 8 of 8/ }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('main .status').waitFor();
  await noteMoves(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  let [wait, longest] = [0, 0];
  for (let round = 0; round < 3 && !(await isOver(page));) {
    const before = await moves(page);
    const targets = await Promise.all(clicks.map((selector) => page.locator(selector).all()));
    const box = await targets.flat()[0]?.boundingBox();
    if (!box) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const busy = await longestTask(page, async () => {
      await page.mouse.click(x, y);
      await delay(BOTH);
    });
    const [own, answer] = (await notedMoves(page)).slice(before);
    // Some clicks only choose what is to be moved.
    if (own === undefined) continue;
    round += 1;
    longest = Math.max(longest, busy);
    if (answer !== undefined) wait = Math.max(wait, answer - own);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { wait, longest };
}

async function tables(house: House): Promise<void> {
  const games = { kamisado: KAMISADO_CLICKS, kamon: KAMON_CLICKS };
  const page = await house.visit('/', { width: 390, height: 844, hasTouch: true });
  for (const [game, clicks] of Object.entries(games))
    for (const rate of [1, 4]) {
      await page.goto(`${house.url}/new?game=${game}`);
      const { wait, longest } = await atTable(page, clicks, rate);
      const told = `${milliseconds(wait)}, longest task ${milliseconds(longest)}`;
      say(`${game}: level 8, page slowed down ${rate}×`, told);
    }
  await leave(page);
}

test('budgets', { timeout: 600_000 }, async () => {
  const house = new House();
  await house.open();

  for (const name of readdirSync('dist/assets'))
    if (/\.wasm$|^engines?-.*\.js$/.test(name)) {
      const bytes = readFileSync(join('dist/assets', name));
      const packed = (gzipSync(bytes, { level: 9 }).length / 1000).toFixed(1);
      say(name, `${packed} KB gzipped, ${(bytes.length / 1000).toFixed(0)} KB`);
    }

  const page = await house.visit('/about');
  const quick = { game: 'kamisado', question: 'verdict' };
  await pages(house);
  const began = performance.now();
  const engines = await loadEngines(page);
  say('fetched and compiled', milliseconds(performance.now() - began));
  say('first answer of a new worker', milliseconds((await timed(engines, quick)).millis));
  const warm: number[] = [];
  for (let round = 0; round < 10; round += 1) warm.push((await timed(engines, quick)).millis);
  say(
    'usual start proven, warm: first, median',
    [warm[0] ?? NaN, median(warm)].map(milliseconds).join(', '),
  );

  const stops = await engines.evaluate(async (engines) => {
    const long = { game: 'kamisado', question: 'moves', millis: 30_000 } as const;
    const quick = { game: 'kamisado', question: 'verdict' } as const;
    const waits: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const search = new AbortController();
      for await (const _ of engines.analyse(long, search.signal)) search.abort();
      const began = performance.now();
      for await (const _ of engines.analyse(quick, new AbortController().signal));
      waits.push(performance.now() - began);
    }
    return waits;
  });
  say('stopped, and another answer', milliseconds(median(stops)));

  const searching = await longestTask(page, () =>
    engines.evaluate(async (engines) => {
      const long = { game: 'kamisado', question: 'moves', millis: 3000 } as const;
      for await (const _ of engines.analyse(long, new AbortController().signal));
    }),
  );
  say('main thread, longest task while searching', milliseconds(searching));
  await tables(house);

  const told = execFileSync(BINARY, ['bench', '--questions'], { encoding: 'utf8' });
  const { memory, items } = JSON.parse(told) as {
    memory: number;
    items: { name: string; enquiry: Enquiry }[];
  };
  const bench = await loadEngines(page, memory);
  const sums = new Map<string, { nodes: number; own: number; native: number }>();
  for (const { name, enquiry } of items) {
    const asked = { ...enquiry, millis: 30_000 };
    const [own, native]: [Timed[], Timed[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      own.push(await timed(bench, asked));
      native.push(timedNatively(asked, memory));
    }
    const fastest = (all: Timed[]): number => Math.min(...all.map(({ millis }) => millis));
    const game = name.split('-')[0] ?? name;
    for (const key of [game, 'all']) {
      const sum = sums.get(key) ?? { nodes: 0, own: 0, native: 0 };
      sum.nodes += nodesOf(own[0] as Timed);
      sum.own += fastest(own);
      sum.native += fastest(native);
      sums.set(key, sum);
    }
  }
  for (const [game, { nodes, own, native }] of sums) {
    const speed = (millis: number): string => `${Math.round(nodes / millis)}k nodes/s`;
    const share = `${Math.round((100 * native) / own)} %`;
    say(`${game}: browser, native`, `${speed(own)}, ${speed(native)}: ${share}`);
  }
  await house.close();
});
