import { describe, expect, it } from 'vitest';

import { KamisadoBoard } from '../board';
import type { KamisadoView } from '../view';
import { PALETTES, USUAL_LOOKS } from '../palette';
import { english } from './english';
import { parsePosition } from '../position';
import {
  click,
  mount as mountBoard,
  pointer,
  press,
  sample,
  sampleNames,
  settings as common,
} from '../../../boards/tests/setting';

const settings = { ...common, ...USUAL_LOOKS };
const mount = (view: KamisadoView, changed = {}) => {
  const mounted = mountBoard(KamisadoBoard, english, view, { ...USUAL_LOOKS, ...changed });
  return { ...mounted, board: mounted.board as KamisadoBoard };
};
const open = (name: string, changed = {}) => mount(sample<KamisadoView>(name), changed);
const square = (host: Element, name: string): SVGElement =>
  host.querySelector<SVGElement>(`[data-square="${name}"]`)!;
const marked = (host: Element, mark: string): string[] =>
  [...host.querySelectorAll(mark)].map((element) => element.getAttribute('data-square') ?? '');
const actionsOf = (view: KamisadoView): string[] =>
  view.choices.kind === 'list' ? view.choices.actions : [];

describe('any sample', () => {
  it.each(sampleNames.filter((name) => name.startsWith('kamisado')))(
    '%s shows every tower of its position and needs no inline style',
    (name) => {
      const view = sample<KamisadoView>(name);
      const { host } = mount(view);
      const { towers } = parsePosition(view.board.position);
      const draft = view.choices.kind === 'arrange' ? 8 : 0;
      expect(host.querySelectorAll('[data-tower]')).toHaveLength(towers.length + draft);
      expect(host.querySelectorAll('[role=gridcell]')).toHaveLength(64);
      expect(host.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
      expect(host.querySelector('[style]')).toBeNull();
    },
  );
});

describe('the start', () => {
  it('lets any tower be chosen, and asks for one first', () => {
    const { host } = open('kamisado-start');
    expect(marked(host, '.kb-movable')).toHaveLength(8);
    expect(marked(host, '.kb-target')).toEqual([]);
  });

  it('plays by tap and tap', () => {
    const { host, onAction, said } = open('kamisado-start');
    click(square(host, 'd1'));
    expect(said.at(-1)).toContain('yellow on d1');
    click(square(host, 'd5'));
    expect(onAction.mock.calls).toEqual([['d1d5']]);
  });

  it('keeps the chosen tower when the same position is shown again', () => {
    const { board, host, onAction } = open('kamisado-start');
    click(square(host, 'd1'));
    board.show(sample<KamisadoView>('kamisado-start'), { ...settings, names: { 1: 'Amy' } });
    click(square(host, 'd5'));
    expect(onAction.mock.calls).toEqual([['d1d5']]);
  });

  it('says why a square is no target, and keeps the chosen tower', () => {
    const { host, onAction, refused } = open('kamisado-start');
    click(square(host, 'd5'));
    click(square(host, 'd8'));
    click(square(host, 'd1'));
    click(square(host, 'e4'));
    expect(onAction).not.toHaveBeenCalled();
    expect(refused).toEqual([
      'Choose a tower first',
      'That tower is White’s',
      'Yellow cannot go there',
    ]);
    expect(square(host, 'e4').classList).toContain('kb-refused');
    expect(marked(host, '.kb-target')).not.toEqual([]);
  });

  it('takes the keyboard to a tower that can move, never to one of the other side', () => {
    const stop = (host: Element): string | null | undefined =>
      host.querySelector('[role=gridcell][tabindex="0"]')?.getAttribute('data-square');
    expect(stop(open('kamisado-start').host)).toMatch(/1$/);
    const { host } = open('kamisado-answer');
    expect(stop(host)).toBe(marked(host, '.kb-movable')[0]);
    const waiting = sample<KamisadoView>('kamisado-start');
    waiting.choices = { kind: 'list', actions: [] };
    expect(stop(mount(waiting, { bottom: 2 }).host)).toMatch(/8$/);
  });

  it('takes no focus from a mouse: the arrow keys are for who came with the keyboard', () => {
    const { host } = open('kamisado-start');
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    square(host, 'c1').dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    expect(square(host, 'c1').getAttribute('tabindex')).toBe('0');
  });

  it('plays by keyboard, and Escape lets go of a tower', () => {
    const { host, onAction } = open('kamisado-start');
    square(host, 'd1').focus();
    press('Enter');
    expect(marked(host, '.kb-target')).not.toEqual([]);
    press('Escape');
    expect(marked(host, '.kb-target')).toEqual([]);
    press('Enter');
    press('ArrowUp');
    press('ArrowUp');
    press('Enter');
    expect(onAction.mock.calls).toEqual([['d1d3']]);
  });

  it('can be turned around, and the arrow keys with it', () => {
    const { host } = open('kamisado-start', { bottom: 2 });
    square(host, 'd1').focus();
    press('ArrowDown');
    expect(document.activeElement).toBe(square(host, 'd2'));
  });

  it('offers nothing to a spectator', () => {
    const { host, onAction } = open('kamisado-start-spectator');
    expect(marked(host, '.kb-movable')).toEqual([]);
    click(square(host, 'd1'));
    click(square(host, 'd5'));
    expect(onAction).not.toHaveBeenCalled();
  });

  it('answers whoever clicks when it is not their turn, but no spectator', () => {
    const view = sample<KamisadoView>('kamisado-start');
    view.viewer = { seat: 2 };
    view.choices = { kind: 'list', actions: [] };
    const { host, refused } = mount(view);
    click(square(host, 'd8'));
    expect(refused).toEqual(['It is Black’s turn']);
    const watched = open('kamisado-start-spectator');
    click(square(watched.host, 'd8'));
    expect(watched.refused).toEqual([]);
  });
});

describe('a tower that must move', () => {
  it('is lifted, and exactly its choices are targets', () => {
    const view = sample<KamisadoView>('kamisado-answer');
    const { host } = mount(view);
    expect(host.querySelectorAll('.kb-lifted')).toHaveLength(1);
    const targets = actionsOf(view).map((action) => action.slice(2));
    expect(marked(host, '.kb-target').sort()).toEqual(targets.sort());
  });

  it('plays every one of its choices with one tap, and only once', () => {
    const view = sample<KamisadoView>('kamisado-answer');
    for (const action of actionsOf(view)) {
      const { host, onAction } = mount(view);
      click(square(host, action.slice(2)));
      click(square(host, action.slice(2)));
      expect(onAction.mock.calls).toEqual([[action]]);
    }
  });

  it('keeps others from moving, with the reason', () => {
    const view = sample<KamisadoView>('kamisado-answer');
    const { host, refused } = mount(view);
    const { towers, active } = parsePosition(view.board.position);
    const other = towers.find(
      ({ side, colour }) => side === active!.side && colour !== active!.colour,
    );
    click(square(host, other!.square));
    expect(refused[0]).toMatch(
      new RegExp(`^${active!.colour} must move: (Black|White) landed`, 'i'),
    );
  });

  it('can be dragged to a target, and goes back from anywhere else', () => {
    const { host, onAction } = open('kamisado-may-win');
    const svg = host.querySelector('svg')!;
    // Without layout the board is as large as its coordinates; White sits at the bottom.
    const drag = (from: string, x: number, y: number): void => {
      pointer('pointerdown', square(host, from), 0, 0);
      pointer('pointermove', svg, x, y);
      pointer('pointerup', svg, x, y);
    };
    const [action] = actionsOf(sample<KamisadoView>('kamisado-may-win'));
    const from = action!.slice(0, 2);
    drag(from, 34 + 750, 34 + 750);
    expect(onAction).not.toHaveBeenCalled();
    const [file, rank] = [7 - 'abcdefgh'.indexOf(action!.charAt(2)), Number(action!.charAt(3)) - 1];
    drag(from, 34 + 100 * file + 50, 34 + 100 * rank + 50);
    expect(onAction.mock.calls).toEqual([[action]]);
  });

  it('sees a gate where it wins and chevrons where it pushes', () => {
    expect(open('kamisado-may-win').host.querySelectorAll('.kb-gate').length).toBeGreaterThan(0);
    expect(open('kamisado-may-push').host.querySelectorAll('.kb-push')).toHaveLength(1);
    expect(open('kamisado-answer').host.querySelectorAll('.kb-gate, .kb-push')).toHaveLength(0);
  });
});

describe('what happened', () => {
  const follow = (name: string) => {
    const before = sample<KamisadoView>(`${name}-before`);
    const shown = mount(before);
    shown.said.length = 0;
    shown.board.show(sample<KamisadoView>(name), settings);
    return shown;
  };

  it('is said: a pass names the tower that is next', () => {
    expect(follow('kamisado-pass').said.some((text) => /is blocked on/.test(text))).toBe(true);
    const chain = follow('kamisado-pass-chain').said.filter((text) => /is blocked/.test(text));
    expect(chain).toHaveLength(3);
  });

  it('is said: a push counts the towers', () => {
    expect(follow('kamisado-push').said[0]).toMatch(/pushes a tower/);
    expect(follow('kamisado-push-double').said[0]).toMatch(/pushes 2 towers/);
  });

  it('is said only once', () => {
    const { board, said } = follow('kamisado-pass');
    const heard = said.length;
    board.show(sample<KamisadoView>('kamisado-pass'), { ...settings, signs: 'none' });
    expect(said).toHaveLength(heard);
  });

  it('leaves a trail', () => {
    expect(follow('kamisado-push').host.querySelectorAll('.kb-trail')).toHaveLength(1);
  });

  it('crowns the tower that won the round', () => {
    expect(open('kamisado-won').host.querySelectorAll('.kb-ring-won')).toHaveLength(1);
  });
});

describe('ranks', () => {
  it('are as many teeth as the position says', () => {
    const view = sample<KamisadoView>('kamisado-triple');
    const { host } = mount(view);
    const teeth = view.board.position.split(' ')[0]!.split('+').length - 1;
    expect(host.querySelectorAll('.kb-tooth')).toHaveLength(teeth);
    const label = square(host, 'a1').getAttribute('aria-label');
    expect(label).toContain('Triple-Sumo');
  });
});

describe('the fill', () => {
  it('shows both line-ups of both choices and plays the chosen one', () => {
    const { host, onAction } = open('kamisado-fill');
    const buttons = [...host.querySelectorAll('[data-action]')];
    expect(buttons.map((button) => button.getAttribute('data-action'))).toEqual(['left', 'right']);
    expect(buttons[0]!.querySelectorAll('.kb-tower')).toHaveLength(16);
    click(buttons[1]);
    expect(onAction.mock.calls).toEqual([['right']]);
  });

  it('shows the rows as they lie on the board, and names who chooses at a shared device', () => {
    const view = sample<KamisadoView>('kamisado-fill');
    const rows = (bottom: number): (string | null | undefined)[] => {
      const { host } = mount(view, { bottom, shared: true, names: { 1: 'Amy', 2: 'Ben' } });
      expect(host.querySelector('.kb-question-title')?.textContent).toMatch(/^(Amy|Ben) won/);
      return [...host.querySelectorAll('[data-action=left] .kb-line-ups rect')].map((rect) =>
        rect.getAttribute('fill'),
      );
    };
    // The colours of the squares are the same from both sides; the towers are turned around.
    expect(rows(2)).toEqual(rows(1));
    const top = (bottom: number): string | null | undefined =>
      mount(view, { bottom }).host.querySelector('[data-action=left] .kb-unseen')?.textContent;
    expect(top(1)).toMatch(/^Black/);
    expect(top(2)).toMatch(/^White/);
  });

  it('is not asked of the other player', () => {
    const view = sample<KamisadoView>('kamisado-fill');
    view.viewer = 'spectator';
    view.choices = { kind: 'list', actions: [] };
    expect(mount(view).host.querySelector('[data-action]')).toBeNull();
  });

  it('previews what the view says', () => {
    const view = sample<KamisadoView>('kamisado-fill');
    view.board.fills!.left.white = 'obpkyrgn';
    const { host } = mount(view);
    const [left] = [...host.querySelectorAll('[data-action] .kb-unseen')];
    expect(left?.textContent).toContain('orange blue purple pink yellow red green brown');
  });
});

describe('the tournament set-up', () => {
  it('starts from the letters of the choice and plays any order of them', () => {
    const { host, onAction, said } = open('kamisado-set-up-black');
    click(square(host, 'a1'));
    click(square(host, 'h1'));
    expect(said.at(-1)).toBe('brown and orange swapped');
    click(host.querySelector('[data-action=place]'));
    expect(onAction.mock.calls).toEqual([['ogrykpbn']]);
  });

  it('writes White from White’s own left, next to the line-up that stands', () => {
    const { host, onAction } = open('kamisado-set-up-white');
    expect(host.querySelectorAll('[data-tower]')).toHaveLength(16);
    square(host, 'h8').focus();
    press('Enter');
    press('ArrowRight');
    press('Enter');
    click(host.querySelector('[data-action=place]'));
    expect(onAction.mock.calls).toEqual([['gnrykpbo']]);
  });
});

describe('settings', () => {
  it('show letters or shapes instead of characters, or nothing, and bring the other palette', () => {
    const { host, board } = open('kamisado-start');
    expect(host.querySelectorAll('.kb-character')).toHaveLength(64);
    const drawn = (): string | null | undefined =>
      host.querySelector('.kb-character')?.getAttribute('d');
    const characters = drawn();
    board.show(sample('kamisado-start'), { ...settings, signs: 'letters' });
    const letters = drawn();
    board.show(sample('kamisado-start'), { ...settings, signs: 'shapes' });
    expect(new Set([characters, letters, drawn()]).size).toBe(3);
    expect(host.querySelectorAll('.kb-character')).toHaveLength(64);
    board.show(sample('kamisado-start'), { ...settings, signs: 'none', palette: 'distinct' });
    expect(host.querySelectorAll('.kb-character')).toHaveLength(0);
    const fill = square(host, 'a1').querySelector('rect[fill]')?.getAttribute('fill');
    expect(fill).toBe(PALETTES.distinct.brown);
  });
});

it('leaves nothing behind', () => {
  const { host, board } = open('kamisado-start');
  board.destroy();
  expect(host.childElementCount).toBe(0);
});

describe('while the other side thinks', () => {
  const theirs = (): KamisadoView => ({
    ...sample<KamisadoView>('kamisado-mid'),
    to_act: 2,
    choices: { kind: 'list', actions: [] },
  });
  const planning = (...planned: string[]) => mount(theirs(), { planned });

  it('nothing can be planned unless the host lets it', () => {
    const { host, onPlan, refused } = mount(theirs());
    click(square(host, 'd3'));
    click(square(host, 'd5'));
    expect(onPlan).not.toHaveBeenCalled();
    expect(refused).toEqual(['It is White’s turn', 'It is White’s turn']);
  });

  it('any own tower can be planned to any square, by tap and by keyboard', () => {
    const { host, onAction, onPlan, said } = planning();
    expect(marked(host, '.kb-movable')).toHaveLength(8);
    click(square(host, 'd3'));
    expect(said.at(-1)).toBe('Planning yellow on d3');
    // Not marked as a place to go: nobody knows that yet.
    expect(host.querySelectorAll('.kb-dot, .kb-gate')).toHaveLength(0);
    click(square(host, 'd1'));
    square(host, 'a1').focus();
    press('Enter');
    square(host, 'c5').focus();
    press('Enter');
    expect(onPlan.mock.calls).toEqual([['d3d1'], ['a1c5']]);
    expect(onAction).not.toHaveBeenCalled();
  });

  it('an own tower is no place to go: it is chosen instead', () => {
    const { host, onPlan } = planning();
    click(square(host, 'd3'));
    click(square(host, 'a1'));
    click(square(host, 'a4'));
    expect(onPlan.mock.calls).toEqual([['a1a4']]);
  });

  it('shows what is planned, and calls it off by a click on it, Escape or the right button', () => {
    const { host, onPlan } = planning('d3d5');
    expect(host.querySelectorAll('.kb-plan')).toHaveLength(1);
    expect(square(host, 'd5').getAttribute('aria-label')).toMatch(/, planned$/);
    click(square(host, 'd5'));
    square(host, 'a4').focus();
    press('Escape');
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    square(host, 'a4').dispatchEvent(menu);
    expect(menu.defaultPrevented).toBe(true);
    expect(onPlan.mock.calls).toEqual([['d3d5'], [], []]);
  });

  it('leaves the menu of the browser alone when there is nothing to call off', () => {
    const { host } = planning();
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    square(host, 'a4').dispatchEvent(menu);
    expect(menu.defaultPrevented).toBe(false);
  });
});

it('marks the tower that the coach points at, and where it could go', () => {
  const { host } = open('kamisado-mid', { pointed: { pieces: ['c5'], goals: ['c1'] } });
  expect(host.querySelectorAll('.kb-ring-called')).toHaveLength(1);
  const before = open('kamisado-mid').host.querySelectorAll('.kb-gate').length;
  const { host: again } = open('kamisado-mid', { pointed: { pieces: ['c5'], goals: ['c1'] } });
  expect(again.querySelectorAll('.kb-gate')).toHaveLength(before + 1);
});
