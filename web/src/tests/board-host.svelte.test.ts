import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import mid from '../../games/kamon/samples/answer.json';
import { loadGame } from '../core/games.svelte';
import type { View } from '../core/types';
import BoardHost from '../parts/BoardHost.svelte';

const view = (): View => structuredClone(mid) as unknown as View;

test('a board is drawn anew only if something it shows has changed', async () => {
  await loadGame('kamon');
  const props = $state({ view: view(), names: { 1: 'Amy', 2: 'Ben' }, live: true, refusals: 0 });
  const host = mount(BoardHost, { target: document.body, props });
  flushSync();
  const cell = (): Element | null => document.querySelector('[data-cell="d4"]');
  const first = cell();
  expect(first).not.toBeNull();

  // Somebody comes or goes: the same, in other objects.
  props.view = view();
  props.names = { 1: 'Amy', 2: 'Ben' };
  flushSync();
  expect(cell()).toBe(first);

  props.refusals += 1;
  flushSync();
  expect(cell()).not.toBe(first);
  await unmount(host);
});
