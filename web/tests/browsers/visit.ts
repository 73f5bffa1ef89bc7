// A server, and one of the browsers to visit it with.

import { setTimeout as pause } from 'node:timers/promises';
import type { Setup } from '../../src/core/types';
import { Server } from '../e2e/server';
import { Browser, type BrowserName } from './browsers';
import { Page } from './page';
import type { Wire } from './wire';

/** What the visitors prefer: nothing has to be waited for. */
const SETTINGS = { language: 'en', sound: false, tempo: 'none', theme: 'light' };

/** Cookies belong to a host, and this machine has two names: so there can be two people. */
type Who = 'me' | 'friend';

export class Visit extends Server {
  readonly browser: Browser;
  #wire: Wire | undefined;
  /** The window that commands go to. */
  #entered = '';
  readonly #pages = new Map<Who, Page>();

  constructor(name: BrowserName) {
    super();
    this.browser = new Browser(name);
  }

  override async open(): Promise<void> {
    await super.open();
    this.#wire = await this.browser.open();
  }

  /** What is sent through it goes to this window. */
  async #window(wire: Wire, who: Who): Promise<Wire> {
    const handle =
      who === 'me'
        ? ((await wire('window')) as string)
        : ((await wire('open', { type: 'window' })) as { handle: string }).handle;
    return async (command, parameters) => {
      if (this.#entered !== handle) await wire('enter', { handle });
      this.#entered = handle;
      return wire(command, parameters);
    };
  }

  /** Somebody's window, at this page. */
  async page(path: string, who: Who = 'me', settings: object = {}): Promise<Page> {
    if (!this.#wire) throw new Error('nobody has opened it');
    let page = this.#pages.get(who);
    if (!page) {
      const host = who === 'me' ? '127.0.0.1' : 'localhost';
      const origin = this.url.replace('127.0.0.1', host);
      page = new Page(await this.#window(this.#wire, who), origin);
      this.#pages.set(who, page);
      await page.resize(1280, 900);
      await page.go('/about');
    }
    await page.run(
      (kept) => localStorage.setItem('kamidana-settings', kept),
      JSON.stringify({ ...SETTINGS, ...settings }),
    );
    await page.go(path);
    await page.see('main h1');
    return page;
  }

  /** Asks the server as the person who uses this page; again, if that was too often. */
  async ask<T>(page: Page, path: string, data: object): Promise<T> {
    const [status, answer] = await page.run(
      async (path, body) => {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(`/api${path}`, { method: 'POST', headers, body });
        return [response.status, await response.text()] as const;
      },
      path,
      JSON.stringify(data),
    );
    const said: unknown = JSON.parse(answer);
    if (status === 429) {
      await pause((said as { retry_after: number }).retry_after * 1000);
      return this.ask(page, path, data);
    }
    if (status >= 400) throw new Error(`${path}: ${answer}`);
    return said as T;
  }

  /** Somebody at a table of their own. */
  async sit(setup: Partial<Setup>, settings: object = {}): Promise<Page> {
    const page = await this.page('/about', 'me', settings);
    await this.ask(page, '/guests', {});
    const { id } = await this.ask<{ id: string }>(page, '/tables', { options: {}, ...setup });
    await page.go(`/table/${id}`);
    await page.see('.kb');
    return page;
  }

  override async close(): Promise<void> {
    await this.browser.close();
    await super.close();
  }
}
