// Being told something while no page is open, by this browser.

import { api } from './api';
import { words } from './i18n.svelte';
import { worker } from './version.svelte';

/** Whether this browser tells you; `blocked` if it was told not to, `none` if it cannot. */
export type PushState = 'on' | 'off' | 'blocked' | 'none';

/** Where this browser keeps which subscription it has. */
const PLACE = 'kamidana-push';

const isAble = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

function remembered(): string {
  try {
    return localStorage.getItem(PLACE) ?? '';
  } catch {
    return '';
  }
}

class Push {
  /** Which subscription the server knows; empty if none. */
  #id = $state(remembered());
  #isBlocked = $state(isAble() && Notification.permission === 'denied');

  get state(): PushState {
    if (!isAble()) return 'none';
    if (this.#isBlocked) return 'blocked';
    return this.#id ? 'on' : 'off';
  }

  /** Asks for permission, if need be, and tells the server where this browser can be reached. */
  async turnOn(): Promise<void> {
    const permission = await Notification.requestPermission();
    this.#isBlocked = permission === 'denied';
    if (permission === 'granted') await this.#subscribe();
  }

  async turnOff(): Promise<void> {
    const id = this.#id;
    this.#remember('');
    const worker = await navigator.serviceWorker.getRegistration();
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
    await api.unsubscribe(id).catch(() => undefined);
  }

  /** Browsers change their address now and then; whoever signs in is told from then on. */
  async renew(): Promise<void> {
    if (this.state !== 'on') return;
    if (Notification.permission === 'granted') await this.#subscribe();
    else this.#remember('');
  }

  async #subscribe(): Promise<void> {
    await worker();
    const { pushManager } = await navigator.serviceWorker.ready;
    const { key } = await api.pushKey();
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh = '', auth = '' } = keys ?? {};
    const language = words.language;
    const { id } = await api.subscribe({
      endpoint: endpoint ?? '',
      keys: { p256dh, auth },
      language,
    });
    this.#remember(id);
  }

  #remember(id: string): void {
    this.#id = id;
    try {
      localStorage.setItem(PLACE, id);
    } catch {
      // Without a place to keep it, it holds until the page is closed.
    }
  }
}

export const push = new Push();
