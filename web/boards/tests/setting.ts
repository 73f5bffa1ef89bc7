// A board on a page with a sample view, and what it told its host.

import { vi } from 'vitest';

import type { View } from '../../src/core/types';
import { USUAL_SETTINGS, type Board, type BoardOptions, type Settings } from '../board';
import type { Texts } from '../texts';

const samples = import.meta.glob<View>('../../games/*/samples/*.json', {
  eager: true,
  import: 'default',
});

/** The name of a sample: its game and its file. */
const nameOf = (path: string): string =>
  path.replace(/.*games\/|\.json$/g, '').replace('/samples/', '-');
const byName = new Map(Object.entries(samples).map(([path, view]) => [nameOf(path), view]));

export const sampleNames = [...byName.keys()];

export function sample<V extends View>(name: string): V {
  const view = byName.get(name);
  if (!view) throw new Error(`there is no sample ${name}`);
  return structuredClone(view) as V;
}

export const settings: Settings = { ...USUAL_SETTINGS, animation: 0 };

type Kind<V extends View, Arguments> = new (
  host: HTMLElement,
  options: BoardOptions<Arguments>,
) => Board<V>;

/** Puts a board on the page whose texts are these. */
export function mount<V extends View, Arguments>(
  Kind: Kind<V, Arguments>,
  texts: Texts<Arguments>,
  view: V,
  changed: object = {},
) {
  document.body.replaceChildren();
  const host = document.createElement('div');
  document.body.append(host);
  const onAction = vi.fn<(action: string) => void>();
  const onPlan = vi.fn<(action?: string) => void>();
  const said: string[] = [];
  const refused: string[] = [];
  const board = new Kind(host, {
    texts,
    onAction,
    onPlan,
    onSay: (key, args) => void said.push(texts(key, args)),
    onRefuse: (key, args) => void refused.push(texts(key, args)),
  });
  board.show(view, { ...settings, ...changed });
  return { board, host, onAction, onPlan, said, refused };
}

export function press(key: string, element: Element | null = document.activeElement): void {
  element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

export function click(element: Element | null | undefined): void {
  if (!element) throw new Error('nothing to click');
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
}

export const labels = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute('aria-label') ?? '');

export function pointer(type: string, element: Element, clientX = 0, clientY = 0): void {
  element.dispatchEvent(
    new PointerEvent(type, { bubbles: true, button: 0, clientX, clientY, pointerId: 1 }),
  );
}

/** Chance that is always the same. */
export function chance(seed = 7): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
