// The browsers that Debian has, each as it is installed there, with a profile of its own.

import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../e2e/server';
import { http, marionette, type Wire } from './wire';

export type BrowserName = 'firefox' | 'webkit' | 'chromium';

/** Those the tests use: all, or what KAMIDANA_BROWSERS names. */
export const BROWSERS = (process.env['KAMIDANA_BROWSERS']?.split(/[ ,]+/) ?? [
  'firefox',
  'webkit',
  'chromium',
]) as BrowserName[];

/** The programs a browser needs, and the packages they are in. */
const NEEDED: Record<BrowserName, Record<string, string>> = {
  firefox: { 'firefox-esr': 'firefox-esr' },
  webkit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
  chromium: { chromium: 'chromium', chromedriver: 'chromium-driver' },
};

/** As root on Debian `make test` has installed them; elsewhere somebody has to. */
export function need(programs: Record<string, string>): void {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  for (const [program, debian] of Object.entries(programs))
    if (!folders.some((folder) => existsSync(join(folder, program))))
      throw new Error(`these tests need ${program}: on Debian, apt-get install ${debian}`);
}

/** Something that may take a moment after a program has begun. */
async function soon<T>(what: string, look: () => T | undefined | Promise<T | undefined>) {
  const end = Date.now() + 60_000;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`${what} does not begin`);
    await pause(20);
  }
}

/** Whatever a browser would rather do than show our page. */
const FIREFOX = {
  'marionette.port': 0,
  'browser.startup.page': 0,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'app.update.disabledForTesting': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'intl.accept_languages': 'en',
  'ui.prefersReducedMotion': 1,
};

/** A browser that runs; all it has started ends with it. */
export class Browser {
  readonly #folder = mkdtempSync(join(tmpdir(), 'kamidana-browser-'));
  readonly #started: ChildProcess[] = [];
  #wire: Wire | undefined;
  /** The X server, where there is one. */
  display = '';

  constructor(readonly name: BrowserName) {}

  async open(): Promise<Wire> {
    need(NEEDED[this.name]);
    const open = { firefox: this.#firefox, webkit: this.#webkit, chromium: this.#chromium };
    this.#wire = await open[this.name].call(this);
    return this.#wire;
  }

  #start(program: string, args: string[], stdio: StdioOptions = 'ignore'): ChildProcess {
    // What a browser keeps for its user, and what it takes from the user who runs the tests, is here.
    const env = {
      ...process.env,
      HOME: this.#folder,
      XDG_CONFIG_HOME: this.#folder,
      XDG_CACHE_HOME: this.#folder,
      LC_ALL: 'C.UTF-8',
      ...(this.display ? { DISPLAY: this.display, GDK_BACKEND: 'x11' } : {}),
    };
    const child = spawn(program, args, { stdio, env });
    this.#started.push(child);
    return child;
  }

  async #firefox(): Promise<Wire> {
    const prefers = Object.entries(FIREFOX).map((entry) => JSON.stringify(entry).slice(1, -1));
    const lines = prefers.map((preference) => `user_pref(${preference});\n`);
    writeFileSync(join(this.#folder, 'user.js'), lines.join(''));
    this.#start('firefox-esr', ['--headless', '--marionette', '--profile', this.#folder]);
    const active = join(this.#folder, 'MarionetteActivePort');
    return marionette(
      await soon('Firefox', () => {
        const port = existsSync(active) ? Number(readFileSync(active, 'utf8')) : 0;
        return port > 0 ? port : undefined;
      }),
    );
  }

  /** WebKitGTK needs a screen, so it gets one in memory. */
  async #webkit(): Promise<Wire> {
    const screen = ['-screen', '0', '1440x1000x24', '-nolisten', 'tcp', '-displayfd', '3'];
    const server = this.#start('Xvfb', screen, ['ignore', 'ignore', 'ignore', 'pipe']);
    this.display = await new Promise((ready) => {
      server.stdio[3]?.once('data', (number: Buffer) => ready(`:${number.toString().trim()}`));
    });
    const gtk = join(this.#folder, 'gtk-3.0');
    mkdirSync(gtk);
    writeFileSync(join(gtk, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
    return this.#driver('WebKitWebDriver', {});
  }

  #chromium(): Promise<Wire> {
    const args = [
      '--headless',
      // Containers have no user namespaces to make a sandbox of.
      '--no-sandbox',
      '--disable-gpu',
      '--lang=en',
      '--force-prefers-reduced-motion',
    ];
    return this.#driver('chromedriver', { 'goog:chromeOptions': { args } });
  }

  async #driver(program: string, capabilities: object): Promise<Wire> {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    this.#start(program, [`--port=${port}`]);
    await soon(program, () =>
      fetch(`${address}/status`).then(
        () => true,
        () => undefined,
      ),
    );
    return http(address, capabilities);
  }

  /** What else runs beside the browser, on its screen, gives back what it prints. */
  async runBeside(program: string, args: string[]): Promise<void> {
    const child = this.#start(program, args, ['ignore', 'inherit', 'inherit']);
    const code = await new Promise((ended) => child.once('exit', ended));
    if (code !== 0) throw new Error(`${program} ended with ${String(code)}`);
  }

  /** The last one started goes first; a driver's browser goes with its session and not with the driver. */
  async close(): Promise<void> {
    await this.#wire?.('end').catch(() => undefined);
    for (const child of this.#started.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const gone = new Promise((ended) => child.once('exit', ended));
      child.kill('SIGTERM');
      await gone;
    }
    // What the browser still writes while it goes.
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 30, retryDelay: 50 });
  }
}
