// What goes on while no page is open: a message comes, is shown, and leads to its table.

import { FluentBundle, FluentResource } from '@fluent/bundle';

declare const self: ServiceWorkerGlobalScope;

/** What the server sends; see `crates/kamidana-server/src/push`. */
interface Message {
  occasion: 'turn' | 'challenge' | 'rematch';
  table: string;
  /** The name of the game. */
  game: string;
  by: string | null;
  language: string;
}

const TEXTS = import.meta.glob<string>('../../locales/*/push.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function t(language: string, key: string, name: string): string {
  const text = TEXTS[`../../locales/${language}/push.ftl`] ?? TEXTS['../../locales/en/push.ftl'];
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text ?? ''));
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, { name }) : '';
}

const SAID = {
  turn: { key: 'push-turn' },
  'turn-by': { key: 'push-turn-by' },
  challenge: { key: 'push-challenge' },
  rematch: { key: 'push-rematch' },
};

function keyOf({ occasion, by }: Message): string {
  return SAID[occasion === 'turn' && by !== null ? 'turn-by' : occasion].key;
}

async function show(message: Message): Promise<void> {
  const path = `/table/${message.table}`;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isSeen = windows.some(
    ({ url, visibilityState }) => visibilityState === 'visible' && new URL(url).pathname === path,
  );
  if (isSeen) return;
  await self.registration.showNotification(message.game, {
    body: t(message.language, keyOf(message), message.by ?? ''),
    lang: message.language,
    // One for each table, the last.
    tag: message.table,
    icon: '/icon-192.png',
    data: path,
  });
}

async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}

self.addEventListener('push', (event) => {
  const message = event.data?.json() as Message | undefined;
  if (message) event.waitUntil(show(message));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});
