// Keeps the whole site, so that it opens without a network: its page, its scripts, words, fonts and engines.
// Nothing that the server says is kept: what it knows of games and people is asked of it or not at all.

import { ENTRY, FILES, VERSION } from 'virtual:files';

declare const self: ServiceWorkerGlobalScope;

/** Caches of ours begin like this; others may live at the same address. */
const OURS = 'kamidana-site-';
const NAME = OURS + VERSION;

/** The page that every address begins with; the server writes what it says of itself into it. */
const SHELL = self.registration.scope;

const FILE_ADDRESSES = new Set(FILES.map((file) => new URL(file, SHELL).href));

/** How many files are fetched at the same time: what a page waits for comes first. */
const AT_ONCE = 4;
/** How long a page waits for a network that does not answer, in milliseconds. */
const PATIENCE = 4000;

/** Names with a hash in them never change. */
const isLasting = (address: string): boolean => address.includes('/assets/');

/** Whether somebody asked to be spared what they did not ask for. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address, { cache: isLasting(address) ? 'default' : 'no-cache' });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** The page of this version. While a site is being replaced, that of another one may be served. */
async function shell(): Promise<Response> {
  const answer = await fetched(SHELL);
  const text = await answer.text();
  if (!text.includes(ENTRY)) throw new Error('this is the page of another version');
  // Answers that were redirected are refused as pages, and this text is not packed any more.
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  return new Response(text, { headers });
}

/** What has not changed since the last version is not fetched again. */
async function keepFile(cache: Cache, address: string): Promise<void> {
  if (await cache.match(address)) return;
  const known = isLasting(address) ? await caches.match(address) : undefined;
  await cache.put(address, known ?? (await fetched(address)));
}

async function keepSite(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.put(SHELL, await shell());
  // They keep what they use as they use it.
  if (savesData()) return;
  const left = [...FILE_ADDRESSES];
  const keepLeft = async (): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) await keepFile(cache, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepLeft));
}

/** Pages of the version before may still be open and need their files; older ones go. */
async function forgetOld(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

async function file(address: string): Promise<Response> {
  const cache = await caches.open(NAME);
  const kept = (await cache.match(address)) ?? (await caches.match(address));
  if (kept) return kept;
  const answer = await fetch(address);
  if (answer.ok && FILE_ADDRESSES.has(address)) await cache.put(address, answer.clone());
  return answer;
}

/** The page as the server writes it; without it, the one that is kept. */
async function page(event: FetchEvent): Promise<Response> {
  const kept = await (await caches.open(NAME)).match(SHELL);
  const asked = Promise.resolve(event.preloadResponse).then(
    (early: Response | undefined) => early ?? fetch(event.request),
  );
  if (!kept) return asked;
  const enough = new Promise<undefined>((over) => setTimeout(over, PATIENCE));
  const answer = await Promise.race([asked, enough]).catch(() => undefined);
  return answer && answer.status < 500 ? answer : kept;
}

/** What is no page of the site though its address is opened. */
const NO_PAGE = /^(api|metrics|healthz|readyz)(\/|$)|\.(png|svg|ico|txt|xml|js|json|webmanifest)$/;

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || !url.startsWith(SHELL)) return;
  const { href, pathname } = new URL(url);
  const path = pathname.slice(new URL(SHELL).pathname.length);
  if (mode === 'navigate') {
    if (!NO_PAGE.test(path)) event.respondWith(page(event));
  } else if (path.startsWith('assets/') || FILE_ADDRESSES.has(href)) {
    event.respondWith(file(href));
  }
});

self.addEventListener('install', (event) => event.waitUntil(keepSite()));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      forgetOld(),
      self.registration.navigationPreload?.enable(),
      // The page that brought us here goes on without a network as well.
      self.clients.claim(),
    ]),
  );
});

// A new version waits until somebody wants it; `src/core/version.svelte.ts` asks.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});
