// The version of the site that is shown, and the next one. A worker keeps the whole site in the browser
// (`worker/keep.ts`); a new one waits until somebody wants it, and never comes in the middle of a game.

import { untrack } from 'svelte';
import { outward } from './base';

/** How often it is asked whether there is a new version, at most, in milliseconds. */
const SELDOM = 60_000;

/** The worker of this site, from now on; nothing where browsers have none. */
export const worker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(outward('/worker.js'));

class Version {
  #isNewer = $state(false);
  /** How many pages must not be disturbed. */
  #held = $state(0);
  #registration: ServiceWorkerRegistration | undefined;
  #isWanted = false;
  #asked = Date.now();

  /** Whether there is a new one, and it may be said. */
  get isReady(): boolean {
    return this.#isNewer && this.#held === 0;
  }

  /** Keeps the site once the page has everything it needs itself. */
  begin(): void {
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
    let isKept = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (this.#isWanted) location.reload();
      // Another tab wanted the new one; what this one shows is the old one all the same.
      else if (isKept) this.#isNewer = true;
      isKept = true;
    });
    const keep = (): void =>
      void worker().then(
        (found) => this.#watch(found),
        () => undefined,
      );
    if (document.readyState === 'complete') keep();
    else addEventListener('load', keep, { once: true });
    addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.look();
    });
  }

  /** Looks for a new one: servers that were away may have come back as another. */
  look(): void {
    if (!this.#registration || Date.now() - this.#asked < SELDOM) return;
    this.#asked = Date.now();
    this.#registration.update().catch(() => undefined);
  }

  /** Nothing is said of it until this is taken back. */
  hold(): () => void {
    // Whoever holds it does not depend on who else does.
    untrack(() => (this.#held += 1));
    return () => (this.#held -= 1);
  }

  /** Shows the new one, here and nowhere else. */
  use(): void {
    const waiting = this.#registration?.waiting;
    this.#isWanted = true;
    if (waiting) waiting.postMessage('take over');
    else location.reload();
  }

  #watch(registration: ServiceWorkerRegistration): void {
    this.#registration = registration;
    if (registration.waiting) this.#isNewer = true;
    registration.addEventListener('updatefound', () => {
      const fresh = registration.installing;
      fresh?.addEventListener('statechange', () => {
        // The very first one is not newer than anything.
        if (fresh.state === 'installed' && registration.active) this.#isNewer = true;
      });
    });
  }
}

export const version = new Version();
