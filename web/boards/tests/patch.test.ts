import { expect, test } from 'vitest';
import { html } from '../dom';
import { patch } from '../patch';

const list = (...keys: readonly string[]): HTMLElement =>
  html('ul', {}, ...keys.map((key) => html('li', { 'data-key': key, tabindex: '0' }, key)));

test('elements are kept by their keys, in the new order, and the focus with them', () => {
  const shown = list('a', 'b', 'c');
  document.body.replaceChildren(shown);
  const kept = shown.children[2] as HTMLElement;
  kept.focus();
  patch(shown, list('b', 'c', 'd'));
  expect(shown.textContent).toBe('bcd');
  expect(shown.children[1]).toBe(kept);
  expect(document.activeElement).toBe(kept);
});

test('attributes follow; what was set while playing stays', () => {
  const shown = html('p', { class: 'old', hidden: '', tabindex: '-1' }, 'words');
  shown.style.transform = 'translate(1px, 2px)';
  const fresh = html('p', { class: 'new' }, 'other words');
  fresh.style.setProperty('--size', '3');
  patch(shown, fresh);
  expect(shown.className).toBe('new');
  expect(shown.hasAttribute('hidden')).toBe(false);
  expect(shown.getAttribute('tabindex')).toBe('-1');
  expect(shown.style.transform).toBe('translate(1px, 2px)');
  expect(shown.style.getPropertyValue('--size')).toBe('3');
  expect(shown.textContent).toBe('other words');
});

test('an element of another kind takes the place of the old one', () => {
  const shown = html('div', {}, html('b', {}, 'one'));
  patch(shown, html('div', {}, html('i', {}, 'two'), 'three'));
  expect(shown.innerHTML).toBe('<i>two</i>three');
});
