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
  const [choice] = mid.choices.actions;
  const cell = (): Element | null => document.querySelector(`[data-cell="${choice}"]`);
  const first = cell();
  expect(first).not.toBeNull();

  // Somebody comes or goes: the same, in other objects.
  props.view = view();
  props.names = { 1: 'Amy', 2: 'Ben' };
  flushSync();
  expect(cell()).toBe(first);

  // What was chosen and refused looks again as before.
  first?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(document.querySelector('.kb-waiting')).not.toBeNull();
  expect(first?.classList.contains('kb-cell-chosen')).toBe(true);
  props.refusals += 1;
  flushSync();
  expect(document.querySelector('.kb-waiting')).toBeNull();
  expect(cell()?.classList.contains('kb-cell-chosen')).toBe(false);
  await unmount(host);
});
