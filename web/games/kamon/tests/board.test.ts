import { describe, expect, it } from 'vitest';

import { KamonBoard } from '../board';
import type { KamonView } from '../view';
import { english } from './english';
import { click, mount, press, sample, sampleNames, settings } from '../../../boards/tests/setting';

const open = (name: string) => mount(KamonBoard, english, sample<KamonView>(name));
const cell = (host: Element, name: string): SVGElement =>
  host.querySelector<SVGElement>(`[data-cell="${name}"]`)!;
const cells = (host: Element, selector: string): string[] =>
  [...host.querySelectorAll(selector)].map((element) => element.getAttribute('data-cell') ?? '');
const actionsOf = (view: KamonView): string[] =>
  view.choices.kind === 'list' ? view.choices.actions : [];

describe('any sample', () => {
  it.each(sampleNames.filter((name) => name.startsWith('kamon')))(
    '%s shows what lies on every cell',
    (name) => {
      const view = sample<KamonView>(name);
      const { host } = mount(KamonBoard, english, view);
      const board = view.board.position.split(' ')[0]!;
      const count = (pattern: RegExp): number => board.match(pattern)?.length ?? 0;
      expect(cells(host, '[data-cell]')).toHaveLength(37);
      expect(host.querySelectorAll('[data-cell] .kb-token')).toHaveLength(count(/\d/g));
      expect(host.querySelectorAll('.kb-pawn-black')).toHaveLength(count(/x/g));
      expect(host.querySelectorAll('.kb-pawn-white')).toHaveLength(count(/o/g));
      expect(host.querySelectorAll('.kb-forbidden')).toHaveLength(1);
      expect(cells(host, '.kb-cell-legal').sort()).toEqual(actionsOf(view).sort());
      expect(host.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
      expect(host.querySelector('[style]')).toBeNull();
    },
  );
});

describe('a token', () => {
  it('carries its motif as often as its number', () => {
    const { host } = open('kamon-start');
    for (const element of host.querySelectorAll('[data-cell] .kb-token')) {
      const label = element.parentElement?.getAttribute('aria-label') ?? '';
      const count = Number(/: (\d)/.exec(label)?.[1]);
      expect(element.querySelectorAll('.kb-crest path')).toHaveLength(count);
    }
  });
});

describe('choosing', () => {
  it('plays a lit cell by tap, once', () => {
    const { host, onAction } = open('kamon-mid');
    const [first] = actionsOf(sample<KamonView>('kamon-mid'));
    click(cell(host, first!));
    click(cell(host, first!));
    expect(onAction.mock.calls).toEqual([[first]]);
  });

  it('says for any other cell why not', () => {
    const { host, onAction, refused } = open('kamon-mid');
    const others = cells(host, '[data-cell]:not(.kb-cell-legal)');
    others.forEach((name) => click(cell(host, name)));
    expect(onAction).not.toHaveBeenCalled();
    expect(refused).toHaveLength(others.length);
    const kinds = new Set(refused.map((why) => why.replace(/^.* does not follow .*$/, 'token')));
    expect([...kinds].sort()).toEqual(['A pawn is there', 'The cell is forbidden', 'token']);
    expect(cell(host, others[0]!).classList).toContain('kb-refused');
  });

  it('walks over the hexes by arrow keys and plays by Enter', () => {
    const { host, onAction } = open('kamon-start');
    cell(host, 'd1').focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(cell(host, 'd2'));
    press('ArrowUp');
    expect(document.activeElement?.getAttribute('data-cell')).toMatch(/^c[12]$/);
    press('Enter');
    const legal = actionsOf(sample<KamonView>('kamon-start'));
    const focused = document.activeElement?.getAttribute('data-cell') ?? '';
    expect(onAction).toHaveBeenCalledTimes(legal.includes(focused) ? 1 : 0);
  });

  it('offers nothing to a spectator', () => {
    const { host, onAction } = open('kamon-spectator');
    cells(host, '[data-cell]').forEach((name) => click(cell(host, name)));
    expect(onAction).not.toHaveBeenCalled();
  });
});

describe('the pile', () => {
  it('shows its top token large, or that there is none yet', () => {
    expect(open('kamon-mid').host.querySelectorAll('.kb-pile .kb-token')).toHaveLength(1);
    const start = open('kamon-start').host;
    expect(start.querySelector('.kb-pile')?.textContent).toContain('No token yet');
  });
});

describe('the end', () => {
  it('draws the winning chain and loop, and fills what a loop encloses', () => {
    expect(open('kamon-edges').host.querySelectorAll('.kb-chain')).toHaveLength(1);
    const loop = sample<KamonView>('kamon-loop');
    const { host } = mount(KamonBoard, english, loop);
    expect(host.querySelectorAll('.kb-chain')).toHaveLength(1);
    expect(cells(host, '.kb-cell-enclosed').sort()).toEqual(loop.board.enclosed.sort());
    expect(cells(host, '.kb-cell-winning').sort()).toEqual(loop.board.winning.sort());
  });

  it('strikes the token nobody can follow', () => {
    const { host, said } = open('kamon-block');
    expect(host.querySelectorAll('.kb-blocked')).toHaveLength(1);
    expect(said).toEqual(['White wins by block']);
  });

  it('says a draw', () => {
    expect(open('kamon-full').said).toEqual(['A draw']);
  });
});

it('says the move that led to a view', () => {
  const { board, said } = open('kamon-start');
  said.length = 0;
  board.show(sample<KamonView>('kamon-answer'), settings);
  expect(said[0]).toMatch(/^Black takes [a-g]\d, \d \w+$/);
});

describe('while the other side thinks', () => {
  const planning = (...planned: string[]) => {
    const view = sample<KamonView>('kamon-mid');
    const theirs: KamonView = { ...view, to_act: 2, choices: { kind: 'list', actions: [] } };
    return mount(KamonBoard, english, theirs, { planned });
  };

  it('any token can be planned, but no pawn', () => {
    const { host, onAction, onPlan, refused } = planning();
    click(cell(host, 'a1'));
    click(cell(host, 'b1'));
    expect(onPlan.mock.calls).toEqual([['a1']]);
    expect(refused).toEqual(['It is White’s turn']);
    expect(onAction).not.toHaveBeenCalled();
  });

  it('shows the pawn as planned, and calls it off by a click on it, Escape or the right button', () => {
    const { host, onPlan } = planning('a1');
    expect(cells(host, '.kb-cell:has(.kb-plan)')).toEqual(['a1']);
    expect(cell(host, 'a1').getAttribute('aria-label')).toMatch(/, planned$/);
    click(cell(host, 'a1'));
    cell(host, 'a2').focus();
    press('Escape');
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    cell(host, 'a2').dispatchEvent(menu);
    expect(menu.defaultPrevented).toBe(true);
    expect(onPlan.mock.calls).toEqual([['a1'], [], []]);
  });
});
