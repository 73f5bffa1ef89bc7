// Something for the clipboard.

import { announcer } from './announce.svelte';

/** Copies a text and says so; whoever has no clipboard is shown the text. */
export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announcer.show(done);
  } catch {
    announcer.show(text);
  }
}
