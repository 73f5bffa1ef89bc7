// Keeps the site in the browser, and answers from there what the network does not.

import { ENTRY, FILES, VERSION } from 'virtual:files';
import { KeptSite } from './site';

declare const self: ServiceWorkerGlobalScope;

const site = new KeptSite(
  { version: VERSION, files: FILES, entry: ENTRY },
  {
    scope: self.registration.scope,
    caches,
    fetch: (request, init) => fetch(request, init),
    savesData: () =>
      (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true,
  },
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = site.kind(request);
  if (kind === 'file') event.respondWith(site.file(request.url));
  if (kind !== 'page') return;
  // The browser asked already, while this worker was being woken.
  const early = Promise.resolve(event.preloadResponse as Promise<Response | undefined>);
  event.respondWith(site.page(early.then((answer) => answer ?? fetch(request))));
});

self.addEventListener('install', (event) => event.waitUntil(site.keep()));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      site.forgetOld(),
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
