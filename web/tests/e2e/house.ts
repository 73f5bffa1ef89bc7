// A server with an empty database and a browser to visit it with.

import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import type { Tempo } from '../../src/core/settings.svelte';
import type { Setup } from '../../src/core/types';
import { Server } from './server';

/** Who comes: usually with a mouse and a large screen. */
export type Visitor = BrowserContextOptions & {
  /** Usually everything is seen at once: tests wait for what happened, not for time to pass. */
  tempo?: Tempo;
  width?: number;
  height?: number;
  scheme?: 'light' | 'dark';
};

/** Nothing takes so long, however busy the machine is. */
const PATIENCE = 120_000;

type Ears = typeof globalThis & { heard: string[] };

/** Runs in the page: keeps all that a screen reader is told. */
function listen(): void {
  const ears = globalThis as Ears;
  ears.heard = [];
  const last = new Map<Element, string>();
  new MutationObserver(() => {
    for (const region of document.querySelectorAll('[aria-live="polite"]')) {
      const said = region.textContent?.trim() ?? '';
      if (said && said !== last.get(region)) ears.heard.push(said);
      last.set(region, said);
    }
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
  // Where the address changed without a load, the browser may never say that it is idle.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      !document.querySelector('main h1.soft, .host:not(.ready)') &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  await drawn(page);
}

/** Until the browser has kept the whole site, and pages come from there. */
export const kept = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((over) =>
      navigator.serviceWorker.addEventListener('controllerchange', over, { once: true }),
    );
  });

/** These people have seen enough. */
export const leave = (...pages: Page[]): Promise<unknown> =>
  Promise.all(pages.map((page) => page.context().close()));

export class House extends Server {
  readonly #problems: string[] = [];
  #browser: Browser | undefined;

  override async open(): Promise<void> {
    await super.open();
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

  /** Two people at a table, the second one brought there by a link. */
  async meet(
    setup: Partial<Setup>,
    first: Visitor = {},
    second: Visitor = first,
  ): Promise<[Page, Page]> {
    const amy = await this.sit({ ...setup, seats: [{ kind: 'me' }, { kind: 'invited' }] }, first);
    const link = new URL(await amy.getByRole('textbox', { name: 'Link' }).inputValue());
    const ben = await this.visit(link.pathname + link.search, second);
    await ben.getByRole('button', { name: 'Play', exact: true }).click();
    await amy
      .getByText(/^Your turn/)
      .first()
      .waitFor();
    return [amy, ben];
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
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(listen);
    await context.addInitScript(prefer, tempo);
    return context;
  }

  /** Errors on any page since the last time, and whatever the Content Security Policy forbade. */
  problems(): string[] {
    return this.#problems.splice(0);
  }

  override async close(): Promise<void> {
    await this.#browser?.close();
    await super.close();
  }
}
