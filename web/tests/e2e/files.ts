// A web server that knows nothing but files, as any has: folders have an `index.html`, and what is not
// there has `404.html`.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export class FileServer {
  #server: Server | undefined;
  url = '';
  /** The paths that were asked for. */
  readonly asked: string[] = [];

  constructor(
    private readonly folder: string,
    /** Where it lies on its host, without a slash at the end. */
    private readonly below = '',
  ) {}

  open(): Promise<void> {
    const server = createServer(({ url = '/' }, answer) => {
      const { pathname, search } = new URL(url, 'http://host');
      this.asked.push(pathname);
      const path = pathname.startsWith(`${this.below}/`) ? pathname.slice(this.below.length) : '/-';
      let file = join(this.folder, decodeURIComponent(path));
      if (existsSync(file) && statSync(file).isDirectory()) {
        if (!path.endsWith('/')) {
          answer.writeHead(301, { location: `${pathname}/${search}` }).end();
          return;
        }
        file = join(file, 'index.html');
      }
      const isThere = existsSync(file);
      if (!isThere) file = join(this.folder, '404.html');
      answer.writeHead(isThere ? 200 : 404, {
        'content-type': KINDS[extname(file)] ?? 'text/plain',
      });
      answer.end(readFileSync(file));
    });
    this.#server = server;
    return new Promise((ready) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        const port = typeof address === 'object' ? address?.port : 0;
        this.url = `http://127.0.0.1:${port}${this.below}`;
        ready();
      });
    });
  }

  close(): Promise<void> {
    const server = this.#server;
    server?.closeAllConnections();
    return new Promise((closed) => (server ? server.close(() => closed()) : closed()));
  }
}
