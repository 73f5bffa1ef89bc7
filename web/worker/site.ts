// The whole site, kept in the browser: its page, its scripts, words, fonts and engines. Nothing that the
// server says is kept: what it knows of games and people is asked of it or not at all.

/** What was built. */
export interface Build {
  /** Names it: another one means another site. */
  version: string;
  /** All files but the page, by their path below the worker's own. */
  files: readonly string[];
  /** The script with which every page begins. */
  entry: string;
}

/** What the browser offers, and something smaller in tests. */
export interface Surroundings {
  /** The address below which everything lies, with a slash at its end. */
  scope: string;
  caches: CacheStorage;
  fetch(request: RequestInfo, init?: RequestInit): Promise<Response>;
  /** Whether somebody asked to be spared what they did not ask for. */
  savesData(): boolean;
}

/** Caches of ours begin like this; others may live at the same address. */
const OURS = 'kamidana-site-';
/** How many files are fetched at the same time: what a page waits for comes first. */
const AT_ONCE = 4;
/** How long a page waits for a network that does not answer, in milliseconds. */
const PATIENCE = 4000;

/** What is no page of the site though its address is opened. */
const NO_PAGE = /^(api|metrics|healthz|readyz)(\/|$)|\.(png|svg|ico|txt|xml|js|json|webmanifest)$/;

/** What a copy in files has in its page; `src/core/server.svelte.ts` looks for it. */
const ALONE = 'name="kamidana-server"';

/** Names with a hash in them never change. */
const isLasting = (address: string): boolean => address.includes('/assets/');

export class KeptSite {
  readonly #name: string;
  readonly #files: ReadonlySet<string>;

  constructor(
    private readonly build: Build,
    private readonly around: Surroundings,
  ) {
    this.#name = OURS + build.version;
    this.#files = new Set(build.files.map((file) => new URL(file, around.scope).href));
  }

  /** What a request is about; nothing if it is none of ours. */
  kind({
    method,
    mode,
    url,
  }: Pick<Request, 'method' | 'mode' | 'url'>): 'page' | 'file' | undefined {
    const { scope } = this.around;
    if (method !== 'GET' || !url.startsWith(scope)) return undefined;
    const path = new URL(url).pathname.slice(new URL(scope).pathname.length);
    if (mode === 'navigate') return NO_PAGE.test(path) ? undefined : 'page';
    return path.startsWith('assets/') || this.#files.has(url) ? 'file' : undefined;
  }

  async keep(): Promise<void> {
    const cache = await this.around.caches.open(this.#name);
    await cache.put(this.around.scope, await this.#shell());
    // They keep what they use as they use it.
    if (this.around.savesData()) return;
    const left = [...this.#files];
    const keepLeft = async (): Promise<void> => {
      for (let next = left.pop(); next; next = left.pop()) await this.#keepFile(cache, next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, keepLeft));
  }

  /** Pages of the version before may still be open and need their files; older ones go. */
  async forgetOld(): Promise<void> {
    const { caches } = this.around;
    const old = (await caches.keys()).filter((name) => name.startsWith(OURS));
    const last = old.filter((name) => name !== this.#name).slice(0, -1);
    await Promise.all(last.map((name) => caches.delete(name)));
  }

  async file(address: string): Promise<Response> {
    const { caches } = this.around;
    const cache = await caches.open(this.#name);
    const kept = (await cache.match(address)) ?? (await caches.match(address));
    if (kept) return kept;
    const answer = await this.around.fetch(address);
    if (answer.ok && this.#files.has(address)) await cache.put(address, answer.clone());
    return answer;
  }

  /** The page as the server writes it; without it, the one that is kept. */
  async page(asked: Promise<Response>): Promise<Response> {
    const cache = await this.around.caches.open(this.#name);
    const kept = await cache.match(this.around.scope);
    if (!kept) return asked;
    const enough = new Promise<undefined>((over) => setTimeout(over, PATIENCE));
    const answer = await Promise.race([asked, enough]).catch(() => undefined);
    if (!answer || answer.status >= 500) return kept;
    // Where there are only files, whoever has them does not know what the site has to say to this.
    if (answer.status === 404 && (await kept.clone().text()).includes(ALONE)) return kept;
    return answer;
  }

  /** The page of this version. While a site is being replaced, that of another one may be served. */
  async #shell(): Promise<Response> {
    const { scope } = this.around;
    const answer = await this.#fetched(scope);
    const page = await answer.text();
    if (!page.includes(this.build.entry)) throw new Error('this is the page of another version');
    // A copy in files names what it needs from where it lies; this one is for every address.
    const text = page.replaceAll('="./', `="${new URL(scope).pathname}`);
    // Answers that were redirected are refused as pages, and this text is not packed any more.
    const headers = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
    return new Response(text, { headers });
  }

  /** What has not changed since the last version is not fetched again. */
  async #keepFile(cache: Cache, address: string): Promise<void> {
    if (await cache.match(address)) return;
    const known = isLasting(address) ? await this.around.caches.match(address) : undefined;
    await cache.put(address, known ?? (await this.#fetched(address)));
  }

  async #fetched(address: string): Promise<Response> {
    const cache = isLasting(address) ? 'default' : 'no-cache';
    const answer = await this.around.fetch(address, { cache });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer;
  }
}
