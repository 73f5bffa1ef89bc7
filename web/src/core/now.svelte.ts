// The time of this moment, for whatever has to count along. It only runs while somebody looks.

import { createSubscriber } from 'svelte/reactivity';

const BEAT = 100;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, BEAT);
  return () => clearInterval(timer);
});

/** Local milliseconds since 1970; whatever reads it is read again as they pass. */
export function now(): number {
  subscribe();
  return Date.now();
}
