// The real server, with an empty database of its own.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { preview, type PreviewServer } from 'vite';

export const BINARY = process.env['KAMIDANA_BIN'] ?? '../target/release/kamidana';
/** The same program with a fourth game, which the site knows nothing of (tests/nim). */
export const WITH_NIM = join(dirname(BINARY), 'nim');
/** With this set, the pages come from web/dist instead of from the binary. */
const FROM_DIST = process.env['KAMIDANA_DIST'] === '1';

/** As the server sends it, for pages that come from web/dist. */
const CONTENT_SECURITY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? found(address.port) : failed(new Error('no port')),
      );
    });
  });
}

export class Server {
  #process: ChildProcess | undefined;
  #front: PreviewServer | undefined;
  readonly #directory = mkdtempSync(join(tmpdir(), 'kamidana-e2e-'));
  /** Whichever is free, and then always that one. */
  #port = 0;
  url = '';

  constructor(
    private readonly binary = BINARY,
    private readonly more: readonly string[] = [],
  ) {}

  async open(): Promise<void> {
    await this.startServer();
    this.url = `http://127.0.0.1:${this.#port}`;
    if (FROM_DIST) this.url = await this.#startFront(this.url, await freePort());
  }

  /** Pages from web/dist, and all else from the server. */
  async #startFront(target: string, port: number): Promise<string> {
    this.#front = await preview({
      configFile: false,
      logLevel: 'silent',
      build: { outDir: 'dist' },
      preview: {
        port,
        strictPort: true,
        host: '127.0.0.1',
        headers: { 'content-security-policy': CONTENT_SECURITY },
        proxy: {
          '/api': { target },
          '/manifest.webmanifest': { target },
          '/picture.png': { target },
          '/game': { target },
          '/socket': { target, ws: true },
        },
      },
    });
    return `http://127.0.0.1:${port}`;
  }

  /** Nobody listens at this address any more. */
  async vanish(): Promise<void> {
    await this.#front?.close();
    await this.killServer();
  }

  /** … and somebody does again. */
  async comeBack(): Promise<void> {
    if (this.#process) return;
    await this.startServer();
    if (this.#front)
      await this.#startFront(`http://127.0.0.1:${this.#port}`, Number(new URL(this.url).port));
  }

  /** Starts the server; again, on the same port and with the same database, after a kill. */
  startServer(): Promise<void> {
    const database = join(this.#directory, 'kamidana.sqlite');
    const server = spawn(
      this.binary,
      ['serve', '--listen', `127.0.0.1:${this.#port}`, '--database', database, ...this.more],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.#process = server;
    return new Promise((ready, failed) => {
      let said = '';
      const hear = (text: Buffer): void => {
        said += text.toString();
        const port = /http:\/\/[^/\s]+:(\d+)\s/.exec(said)?.[1];
        if (port === undefined) return;
        this.#port = Number(port);
        ready();
      };
      server.stdout.on('data', hear);
      server.stderr.on('data', hear);
      server.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  killServer(): Promise<void> {
    const server = this.#process;
    this.#process = undefined;
    if (!server) return Promise.resolve();
    return new Promise((gone) => {
      server.once('exit', () => gone());
      server.kill('SIGKILL');
    });
  }

  async close(): Promise<void> {
    await this.#front?.close();
    await this.killServer();
    rmSync(this.#directory, { recursive: true, force: true });
  }
}
