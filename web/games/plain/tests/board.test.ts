import { describe, expect, test } from 'vitest';
import { click, mount, press, settings } from '../../../boards/tests/setting';
import type { View } from '../../../src/core/types';
import { plainGame } from '..';
import { PlainBoard } from '../board';
import { plainManifest } from '../manifest';
import type { PlainTexts } from '../texts';

/** A game that nobody has drawn. */
const nim = (
  part: Partial<View> = {},
  board: object = { position: '3 5 7', heaps: [3, 5, 7] },
): View => ({
  viewer: { seat: 1 },
  to_act: 1,
  choices: { kind: 'list', actions: ['a1', 'b2', 'c7'] },
  outcome: { state: 'unknown' },
  fairness: null,
  ...part,
  board: { game: 'nim', ...board },
});
const texts = (key: keyof PlainTexts, args: object): string => `${key} ${JSON.stringify(args)}`;
const open = (view: View, changed = {}) =>
  mount<View, PlainTexts>(PlainBoard, texts, view, { names: { 1: 'Amy', 2: 'Ben' }, ...changed });
const buttons = (host: Element): HTMLElement[] => [...host.querySelectorAll('button')];
const text = (host: Element, selector: string): string =>
  host.querySelector(selector)?.textContent ?? '';

describe('the plain board', () => {
  test('says who acts, what lies there and what was done', () => {
    const { host, said } = open(nim(), { recent: ['a2', 'b1'] });
    expect(text(host, '.kb-plain-status')).toBe('status-turn {"you":"yes","name":"Amy"}');
    expect(said).toEqual([
      'plain-said {"text":"status-turn {\\"you\\":\\"yes\\",\\"name\\":\\"Amy\\"}"}',
    ]);
    expect(text(host, '.kb-plain-fact')).toBe('3 5 7');
    expect([...host.querySelectorAll('li')].map((one) => one.textContent)).toEqual(['a2', 'b1']);
  });

  test('has a button for everything that can be done, and waits for the answer', () => {
    const { board, host, onAction } = open(nim());
    expect(buttons(host).map((one) => one.textContent)).toEqual(['a1', 'b2', 'c7']);
    click(buttons(host)[1]);
    click(buttons(host)[2]);
    expect(onAction.mock.calls).toEqual([['b2']]);
    // Refused: the same again.
    board.show(nim(), settings);
    click(buttons(host)[2]);
    expect(onAction.mock.calls).toEqual([['b2'], ['c7']]);
  });

  test('is one stop of the Tab key, and the arrows go from choice to choice', () => {
    const { host, onAction } = open(nim());
    expect(buttons(host).map((one) => one.tabIndex)).toEqual([0, -1, -1]);
    buttons(host)[0]?.focus();
    press('ArrowRight');
    press('Enter');
    expect(onAction.mock.calls).toEqual([['b2']]);
  });

  test('puts letters in order by swapping two', () => {
    const { host, onAction } = open(nim({ choices: { kind: 'arrange', letters: 'xyz' } }));
    click(buttons(host)[0]);
    expect(buttons(host)[0]?.getAttribute('aria-pressed')).toBe('true');
    click(buttons(host)[2]);
    click(buttons(host).at(-1));
    expect(onAction.mock.calls).toEqual([['zyx']]);
  });

  test('says how it ended', () => {
    const outcome = { state: 'decisive', winners: [2], reason: 'last-match' } as const;
    const { host } = open(nim({ to_act: null, outcome: { ...outcome, winners: [2] } }));
    expect(text(host, '.kb-plain-status')).toBe(
      'ending-winner {"names":"Ben","count":1}: last-match',
    );
  });
});

describe('a game without a module', () => {
  const served = { id: 'nim', title: 'Nim', has_secrets: true };

  test('is known by what the server says of it', () => {
    const options = [
      {
        id: 'players',
        help: '',
        kind: { kind: 'choice', values: [], default: '3' },
        only_if: null,
      },
    ] as const;
    const manifest = plainManifest({ ...served, options: [...options] as never });
    expect([manifest.id, manifest.name, manifest.quick]).toEqual(['nim', 'Nim', { players: '3' }]);
  });

  test('leaves nothing of its board on the table if it has secrets', () => {
    const hidden = plainGame(served).withoutSecrets?.(nim());
    expect(hidden).toMatchObject({ viewer: 'spectator', board: { game: 'nim' } });
    expect(JSON.stringify(hidden)).not.toContain('3 5 7');
    expect(plainGame({ ...served, has_secrets: false }).withoutSecrets).toBeUndefined();
  });

  test('has its moves written as the server writes them', () => {
    const module = plainGame(served);
    const step = { seat: 2, action: 'c7', view: nim() };
    expect(module.move(step, step, { 2: 'Ben' })).toEqual([{ text: 'Ben: c7' }]);
  });
});
