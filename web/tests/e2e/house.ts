// A server with an empty database and a browser to visit it with.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { preview, type PreviewServer } from 'vite';
import type { Tempo } from '../../src/core/settings.svelte';
import type { Setup } from '../../src/core/types';

const BINARY = process.env['KAMIDANA_BIN'] ?? '../target/release/kamidana';
/** The same program with a fourth game, which the site knows nothing of (tests/nim). */
export const WITH_NIM = join(dirname(BINARY), 'nim');
/** With this set, the pages come from web/dist instead of from the binary. */
const FROM_DIST = process.env['KAMIDANA_DIST'] === '1';

/** As the server sends it, for pages that come from web/dist. */
const CONTENT_SECURITY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? found(address.port) : failed(new Error('no port')),
      );
    });
  });
}

/** Who comes: usually with a mouse and a large screen. */
export type Visitor = BrowserContextOptions & {
  /** Usually everything is seen at once: tests wait for what happened, not for time to pass. */
  tempo?: Tempo;
  width?: number;
  height?: number;
  scheme?: 'light' | 'dark';
};

type Ears = typeof globalThis & { heard: string[] };

/** Runs in the page: keeps all that a screen reader is told. */
function listen(): void {
  const ears = globalThis as Ears;
  ears.heard = [];
  new MutationObserver(() => {
    const said = document.querySelector('[aria-live="polite"]')?.textContent?.trim() ?? '';
    if (said && said !== ears.heard.at(-1)) ears.heard.push(said);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Runs in the page: somebody prefers this tempo, unless they have chosen another one. */
function prefer(tempo: string): void {
  const place = 'kamidana-settings';
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? '{}') as Record<string, unknown>;
    localStorage.setItem(place, JSON.stringify({ tempo, ...kept }));
  } catch {
    // A page without an address keeps nothing.
  }
}

/** All that a screen reader has been told on this page. */
export const heard = async (page: Page): Promise<string> =>
  (await page.evaluate(() => (globalThis as Ears).heard)).join('\n');

/** The next picture the browser draws has everything that is known by now. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );

/** Until a page is at rest: its words, fonts and boards are there, and nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      !document.querySelector('main h1.soft, .host:not(.ready)') &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  await drawn(page);
}

export class House {
  #server: ChildProcess | undefined;
  #front: PreviewServer | undefined;
  readonly #directory = mkdtempSync(join(tmpdir(), 'kamidana-e2e-'));
  readonly #problems: string[] = [];
  #browser: Browser | undefined;
  #port = 0;
  url = '';

  constructor(private readonly binary = BINARY) {}

  async open(): Promise<void> {
    this.#port = await freePort();
    await this.startServer();
    this.url = `http://127.0.0.1:${this.#port}`;
    if (FROM_DIST) {
      const target = this.url;
      this.#front = await preview({
        configFile: false,
        logLevel: 'silent',
        build: { outDir: 'dist' },
        preview: {
          port: await freePort(),
          host: '127.0.0.1',
          headers: { 'content-security-policy': CONTENT_SECURITY },
          proxy: { '/api': { target }, '/socket': { target, ws: true } },
        },
      });
      this.url = this.#front.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
    }
    this.#browser = await chromium.launch({
      executablePath: '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
  }

  /** Starts the server; again, on the same port and with the same database, after a kill. */
  startServer(): Promise<void> {
    const database = join(this.#directory, 'kamidana.sqlite');
    const server = spawn(
      this.binary,
      ['serve', '--listen', `127.0.0.1:${this.#port}`, '--database', database],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.#server = server;
    return new Promise((ready, failed) => {
      let said = '';
      const hear = (text: Buffer): void => {
        said += text.toString();
        if (said.includes('http://')) ready();
      };
      server.stdout.on('data', hear);
      server.stderr.on('data', hear);
      server.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  killServer(): Promise<void> {
    const server = this.#server;
    return new Promise((gone) => {
      server?.once('exit', () => gone());
      server?.kill('SIGKILL');
    });
  }

  async visit(path: string, visitor: Visitor = {}): Promise<Page> {
    return this.visitIn(await this.#context(visitor), path);
  }

  async visitIn(context: BrowserContext, path: string): Promise<Page> {
    const page = await context.newPage();
    page.on('pageerror', (error) => this.#problems.push(error.message));
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) this.#problems.push(message.text());
    });
    await this.go(page, path);
    return page;
  }

  async go(page: Page, path: string): Promise<void> {
    await page.goto(this.url + path);
    await page.locator('main h1').waitFor({ state: 'attached' });
  }

  /** Asks the server as the person who uses these pages. */
  async ask<T>({ request }: BrowserContext, path: string, data?: unknown): Promise<T> {
    const asked = data === undefined ? {} : { method: 'POST', data };
    const response = await request.fetch(`${this.url}/api${path}`, asked);
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** A guest at a table of their own. */
  async sit(setup: Partial<Setup>, visitor: Visitor = {}): Promise<Page> {
    const context = await this.#context(visitor);
    await this.ask(context, '/guests', {});
    const { id } = await this.ask<{ id: string }>(context, '/tables', { options: {}, ...setup });
    const page = await this.visitIn(context, `/table/${id}`);
    await page.locator('.kb').waitFor();
    return page;
  }

  async #context({
    width = 1280,
    height = 800,
    scheme = 'light',
    tempo = 'none',
    ...rest
  }: Visitor): Promise<BrowserContext> {
    if (!this.#browser) throw new Error('the house is closed');
    const context = await this.#browser.newContext({
      viewport: { width, height },
      colorScheme: scheme,
      locale: 'en',
      reducedMotion: 'reduce',
      ...rest,
    });
    await context.addInitScript(listen);
    await context.addInitScript(prefer, tempo);
    return context;
  }

  /** Errors on any page since the last time, and whatever the Content Security Policy forbade. */
  problems(): string[] {
    return this.#problems.splice(0);
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.#front?.close();
    await this.killServer();
    rmSync(this.#directory, { recursive: true, force: true });
  }
}
