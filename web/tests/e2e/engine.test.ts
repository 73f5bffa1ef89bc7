// The engines in a real browser: they say what the server says, to the byte, and the site asks them.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { JSHandle, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, Enquiry, Study } from '../../src/core/types';
import type { Engines } from '../../src/engine/engines';
import { askEngines, loadEngines, playGame, type Start } from './engines';
import { House } from './house';
import { KAMISADO_MATCH, KAMON_GAMES } from './known-games';
import { BINARY } from './server';

// Everything is asked twice, and much of it.
const house = new House(BINARY, ['--limits', 'off']);
let page: Page;
let engines: JSHandle<Engines>;

beforeAll(async () => {
  await house.open();
  page = await house.visit('/about');
  await page.request.post(`${house.url}/api/guests`);
  engines = await loadEngines(page);
});

afterAll(async () => {
  expect(house.problems()).toEqual([]);
  await house.close();
});

const askServer = async (path: string, body: unknown): Promise<string> =>
  (await page.request.post(house.url + path, { data: body })).text();

const lastLine = (lines: string): string => lines.trimEnd().split('\n').at(-1) ?? '';

const STARTS: Start[] = [
  { game: 'kamisado' },
  { game: 'kamisado', options: { length: 'single' } },
  { game: 'kamisado', position: '2PKYRG1/1B6/7N/2r+1y++3/8/O+7/8/ng2kpbo b b 15 4-1' },
  ...Object.values(KAMON_GAMES).map(({ layout }) => ({ game: 'kamon', position: `${layout} b -` })),
  { game: 'kami', position: '4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1' },
  { game: 'kami', position: '4 LCCAOOTF,SSSSLAAT,SSSSLCAI,SSLCOOFI 1' },
];

test('all of them together are small, and reach for nothing but a clock and an ear', () => {
  const [name, ...others] = readdirSync('dist/assets').filter((name) => name.endsWith('.wasm'));
  expect(others).toEqual([]);
  const module = readFileSync(`dist/assets/${name}`);
  expect(gzipSync(module).length).toBeLessThan(500_000);
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(module));
  expect(imports.map(({ module, name }) => `${module}.${name}`).sort()).toEqual([
    'house.now',
    'house.tell',
  ]);
});

test('hundreds of positions of whole games look the same', async () => {
  let positions = 0;
  for (const [at, start] of STARTS.entries())
    for (const seed of [1, 2, 3, 4, 5]) {
      const question = { ...start, moves: await playGame(engines, start, 10 * at + seed) };
      const own = await askEngines(engines, '/api/studies', question);
      expect(own).toBe(await askServer('/api/studies', question));
      positions += (JSON.parse(own) as Study).total;
    }
  expect(positions).toBeGreaterThan(800);
});

test('records, and what is refused, sound the same', async () => {
  const actions = KAMISADO_MATCH.split(' ');
  const record = JSON.stringify({ game: 'kamisado', options: { length: 'standard' }, actions });
  const { layout, moves } = KAMON_GAMES.loop;
  const other = { game: 'kamon', deals: [layout], actions: moves.split(' ') };
  const questions: [path: string, body: unknown][] = [
    ['/api/studies', { record }],
    ['/api/studies', { record, from: 20 }],
    ['/api/studies', { record: JSON.stringify(other) }],
    ['/api/studies', { record: 'nothing of the kind' }],
    ['/api/studies', { game: 'chess' }],
    ['/api/studies', { game: 'kamisado', moves: ['d1d9'] }],
    ['/api/studies', {}],
    ['/api/analyses', { record, ply: 12, question: 'verdict', nodes: 2000 }],
    ['/api/analyses', { game: 'kamisado', question: 'why' }],
    ['/api/analyses', { game: 'kamisado', share: { part: 1, of: 3 }, nodes: 2000 }],
    ['/api/analyses', { game: 'kamisado', share: { part: 3, of: 3 } }],
    ['/api/analyses', { game: 'kamisado', share: { part: 0, of: 2 }, question: 'review' }],
    ['/api/deals/check', { record }],
  ];
  for (const [path, body] of questions) {
    const own = lastLine(await askEngines(engines, path, body));
    expect(own).toBe(lastLine(await askServer(path, body)));
  }
});

interface Sample {
  asks: unknown[];
  digest: string;
}

test('whole tables are told as the native ones are', async () => {
  const path = '../crates/kamidana-browser/tests/tables.json';
  const samples = JSON.parse(readFileSync(path, 'utf8')) as Sample[];
  expect(samples.length).toBeGreaterThan(5);
  for (const { asks, digest } of samples) {
    const told = await engines.evaluate(async (engines, asks) => {
      const log: unknown[] = [];
      let all = '';
      for (const [at, ask] of asks.entries()) {
        const now = 1_700_000_000_000 + 1000 * (at + 1);
        const question = { id: '7k3m9x2q4b8d', log, now, ask };
        const { status, text } = await engines.ask('/tables', question);
        all += `${status} ${text}\n`;
        // Records and replays are no changes.
        if (status === 200 && text.startsWith('{'))
          log.push(...((JSON.parse(text) as { events?: unknown[] }).events ?? []));
      }
      return all;
    }, asks);
    expect(createHash('sha256').update(told).digest('hex')).toBe(digest);
  }
});

test('searches find the same', async () => {
  const asked: Enquiry[] = [];
  for (const [at, start] of STARTS.entries()) {
    const moves = await playGame(engines, start, 100 + at);
    const ask = (share: number, question: Enquiry['question'], nodes: number): void =>
      void asked.push({
        ...start,
        moves: moves.slice(0, Math.floor(moves.length * share)),
        question,
        nodes,
        millis: 30_000,
      });
    for (const share of [0.3, 0.5, 0.7, 0.9]) {
      ask(share, 'verdict', 5000);
      ask(share, 'moves', 3000);
    }
    ask(0.8, 'shortest', 5000);
    ask(1, 'review', 200);
  }
  expect(asked.length).toBeGreaterThan(80);
  for (const enquiry of asked) {
    const own = lastLine(await askEngines(engines, '/api/analyses', enquiry));
    const servers = lastLine(await askServer('/api/analyses', enquiry));
    expect(own, JSON.stringify(enquiry)).toBe(servers);
  }
});

interface Questions {
  memory: number;
  items: { name: string; enquiry: Enquiry }[];
}

test('the checksum of `kamidana bench` comes out', async () => {
  const told = execFileSync(BINARY, ['bench', '--questions'], { encoding: 'utf8' });
  const { memory, items } = JSON.parse(told) as Questions;
  const bench = await loadEngines(page, memory);
  const lines: string[] = [];
  for (const { name, enquiry } of items) {
    const answer = await askEngines(bench, '/api/analyses', { ...enquiry, millis: 30_000 });
    lines.push(`${name} ${inWords(JSON.parse(lastLine(answer)) as Answer)}\n`);
  }
  const checksum = `checksum ${fnv(lines.join(''))}\n`;
  const expected = readFileSync('../crates/kamidana/tests/bench.txt', 'utf8');
  expect(lines.join('') + checksum).toBe(expected);
});

/** What `kamidana bench` says of an answer. */
function inWords({ nodes, answer }: Answer): string {
  if (answer?.kind !== 'proven') return `${nodes} unknown`;
  if ('points' in answer) return `${nodes} points ${answer.points}`;
  const { verdict, plies } = answer;
  return `${nodes} ${verdict}${typeof plies === 'number' ? ` in ${plies}` : ''}`;
}

function fnv(text: string): string {
  const hash = Array.from(new TextEncoder().encode(text)).reduce(
    (hash, byte) => BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100_0000_01b3n),
    0xcbf2_9ce4_8422_2325n,
  );
  return hash.toString(16).padStart(16, '0');
}

test('a search can be stopped, and the next one begins at once', async () => {
  const position = `${KAMON_GAMES.edges.layout} b -`;
  const stopped = await engines.evaluate(async (engines, position) => {
    const search = new AbortController();
    const long = { game: 'kamon', position, question: 'moves', millis: 30_000 } as const;
    const began = performance.now();
    let lines = 0;
    for await (const _ of engines.analyse(long, search.signal)) {
      lines += 1;
      search.abort();
    }
    const first = performance.now() - began;
    const quick = { game: 'kamisado', question: 'verdict' } as const;
    let nodes = 0;
    for await (const line of engines.analyse(quick, new AbortController().signal))
      nodes = line.nodes ?? 0;
    return { lines, first, nodes };
  }, position);
  expect(stopped).toMatchObject({ lines: 1, nodes: 4200 });
  expect(stopped.first).toBeLessThan(10_000);
});

test('where there are cores, several judge one position together, and agree with one', async () => {
  const other = await house.visit('/about');
  await other
    .context()
    .addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 }));
  await house.go(other, '/about');
  const several = await loadEngines(other);
  const began = other.workers().length;
  let most = 0;
  other.on('worker', () => (most = Math.max(most, other.workers().length - began)));
  const settled = (moves: Answer['moves']): unknown[] =>
    (moves ?? []).map(({ action, ...judged }) => [action, judged]).sort();
  let compared = 0;
  for (const [at, start] of STARTS.entries()) {
    const moves = (await playGame(engines, start, 200 + at)).slice(0, -3);
    const enquiry: Enquiry = { ...start, moves, question: 'moves', millis: 30_000 };
    const own = await several.evaluate(async (engines, enquiry) => {
      const heard: Answer[] = [];
      for await (const answer of engines.analyse(enquiry, new AbortController().signal))
        heard.push(answer);
      return heard;
    }, enquiry);
    const servers = JSON.parse(lastLine(await askServer('/api/analyses', enquiry))) as Answer;
    // Nobody hears of a part of the moves, not even in between.
    for (const { moves } of own) expect(moves?.length).toBe(servers.moves?.length);
    expect(own.filter(({ done }) => done).length).toBe(1);
    expect(settled(own.at(-1)?.moves)).toEqual(settled(servers.moves));
    expect(own.at(-1)?.moves?.[0]?.kind).toBe(servers.moves?.[0]?.kind);
    compared += servers.moves?.length ?? 0;
  }
  expect(compared).toBeGreaterThan(20);
  expect(most).toBe(3);
  await other.context().close();
});

/** What a page asks the server about games. */
function overhear(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(analyses|studies|guests)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

test('the site asks its own engines, and without them the server', async () => {
  const guest = await house.visit('/analysis/kamisado?moves=d1d5');
  const asked = overhear(guest);
  // Whoever looks for the first time may still be served while the engines come.
  await guest
    .getByRole('list', { name: 'Moves, best first' })
    .getByRole('listitem')
    .first()
    .waitFor();
  expect(asked).not.toContain('/api/analyses');
  expect(asked).not.toContain('/api/guests');
  await guest.context().close();

  const without = await house.visit('/about');
  await without.context().addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  const served = overhear(without);
  await house.go(without, '/analysis/kamisado?moves=d1d5');
  await without
    .getByRole('list', { name: 'Moves, best first' })
    .getByRole('listitem')
    .first()
    .waitFor();
  expect(served).toContain('/api/analyses');
  await without.context().close();
});

test('without the server, what is open goes on being tried and judged', async () => {
  const page = await house.visit('/analysis/kamisado?moves=d1d5');
  const verdicts = page.getByRole('list', { name: 'Moves, best first' }).getByRole('button');
  await verdicts.first().waitFor();
  await house.killServer();
  for (const moves of [2, 3]) {
    await verdicts.first().click();
    await page
      .locator('ol [data-step]')
      .nth(moves - 1)
      .waitFor();
    await verdicts.first().waitFor();
  }
  await page.context().close();
  await house.startServer();
});
