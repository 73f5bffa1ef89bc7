import { describe, expect, it } from 'vitest';

import { KamiTable } from '../table';
import type { KamiView } from '../view';
import { english } from './english';
import { lastPair } from '../round';
import {
  click,
  labels,
  mount,
  pointer,
  press,
  sample,
  sampleNames,
  settings,
} from '../../../boards/tests/setting';

const open = (name: string, changed = {}) =>
  mount(KamiTable, english, sample<KamiView>(name), changed);
const actionsOf = (view: KamiView): string[] =>
  view.choices.kind === 'list' ? view.choices.actions : [];
const card = (host: Element, source: string): HTMLElement =>
  host.querySelector<HTMLElement>(`[data-source="${source}"]`)!;
const answer = (host: Element, name: string): HTMLElement | null =>
  host.querySelector<HTMLElement>(`[data-answer="${name}"]`);

describe('any sample', () => {
  it.each(sampleNames.filter((name) => name.startsWith('kami-')))(
    '%s shows all lines, the own hand, and offers exactly the choices',
    (name) => {
      const view = sample<KamiView>(name);
      const { host } = mount(KamiTable, english, view);
      const { round } = view.board;
      for (const seat of round.seats) {
        const section = host.querySelector(`[data-seat="${seat.seat}"]`)!;
        for (const line of ['attack', 'defence'] as const) {
          const laid = section.querySelectorAll(`.kb-line-${line} .kb-laid`);
          expect(laid).toHaveLength(seat[line].length);
        }
        const hidden = section.querySelectorAll('.kb-fan-card');
        expect(hidden).toHaveLength(seat.hand === null ? seat.hand_size : 0);
      }
      const held = round.seats.find(({ hand }) => hand !== null)?.hand ?? '';
      expect(host.querySelectorAll('.kb-hand [data-source]')).toHaveLength(held.length);
      const offered = [
        ...[...host.querySelectorAll('[data-source][data-action]')].map((element) =>
          element.getAttribute('data-action'),
        ),
        ...[...host.querySelectorAll('[data-answer]')].map((element) =>
          element.getAttribute('data-answer'),
        ),
      ];
      expect([...new Set(offered)].sort()).toEqual(actionsOf(view).sort());
    },
  );

  it.each(sampleNames.filter((name) => name.startsWith('kami-')))(
    '%s has no name for a card the viewer does not know',
    (name) => {
      const view = sample<KamiView>(name);
      const { host } = mount(KamiTable, english, view);
      const laid = view.board.round.seats.flatMap(({ attack, defence }) => [...attack, ...defence]);
      const unknown = laid.filter((seen) => seen.card === null).length;
      const texts = [...host.querySelectorAll('.kb-laid .kb-unseen')].map((e) => e.textContent);
      expect(texts.filter((text) => text?.startsWith('unknown card'))).toHaveLength(unknown);
    },
  );
});

describe('the seats', () => {
  it('have the viewer at the bottom, the partner opposite, the next player on the left', () => {
    const { host } = open('kami-4-answer');
    const seatAt = (place: string): string | null | undefined =>
      host.querySelector(`.kb-seat-${place}`)?.getAttribute('data-seat');
    expect(['bottom', 'left', 'top', 'right'].map(seatAt)).toEqual(['1', '2', '3', '4']);
    expect(labels(host, '.kb-seat-top')[0]).toContain('partner');
  });

  it('can be seen from another seat, with names', () => {
    const { host } = open('kami-4-spectator', { bottom: 3, names: { 3: 'Amy' } });
    expect(labels(host, '.kb-seat-bottom')[0]).toContain('Amy');
  });
});

describe('playing a card', () => {
  it('takes two taps', () => {
    const { host, onAction } = open('kami-4-answer');
    const [action] = actionsOf(sample<KamiView>('kami-4-answer'));
    const chosen = card(host, action!.charAt(1));
    click(chosen);
    expect(onAction).not.toHaveBeenCalled();
    click(chosen);
    click(chosen);
    expect(onAction.mock.calls).toEqual([[action]]);
  });

  it('keeps the chosen card when the same view is shown again', () => {
    const { board, host, onAction, said } = open('kami-4-answer');
    const [action] = actionsOf(sample<KamiView>('kami-4-answer'));
    click(card(host, action!.charAt(1)));
    const count = said.length;
    board.show(sample<KamiView>('kami-4-answer'), { ...settings, names: { 2: 'Ben' } });
    expect(said).toHaveLength(count);
    click(host.querySelector('.kb-raised'));
    expect(onAction.mock.calls).toEqual([[action]]);
  });

  it('takes a tap on the card and one on its place', () => {
    const { host, onAction } = open('kami-4-answer');
    const [action] = actionsOf(sample<KamiView>('kami-4-answer'));
    click(host.querySelector('.kb-open'));
    expect(onAction).not.toHaveBeenCalled();
    click(card(host, action!.charAt(1)));
    click(host.querySelector('.kb-open'));
    expect(onAction.mock.calls).toEqual([[action]]);
  });

  it('works by keyboard, and Escape lets go of it', () => {
    const { host, onAction } = open('kami-4-lead');
    const first = host.querySelector<HTMLElement>('.kb-hand .kb-playable')!;
    first.focus();
    press('Enter');
    expect(first.classList).toContain('kb-raised');
    press('Escape');
    expect(first.classList).not.toContain('kb-raised');
    press('Enter');
    press('Enter');
    expect(onAction.mock.calls).toEqual([[first.dataset['action']]]);
  });

  it('walks through the hand by arrow keys', () => {
    const { host } = open('kami-4-lead');
    const cards = [...host.querySelectorAll<HTMLElement>('.kb-hand [data-source]')];
    cards[0]!.focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(cards[1]);
  });

  it('works by dragging it away from the hand', () => {
    const { host, onAction } = open('kami-4-answer');
    const [action] = actionsOf(sample<KamiView>('kami-4-answer'));
    const chosen = card(host, action!.charAt(1));
    pointer('pointerdown', chosen, 10, 500);
    pointer('pointermove', chosen, 10, 300);
    pointer('pointerup', chosen, 10, 300);
    expect(onAction.mock.calls).toEqual([[action]]);
  });

  it('is refused with a reason if the card is barred', () => {
    const { host, onAction, said } = open('kami-4-answer');
    const barred = host.querySelector('.kb-hand .kb-barred');
    click(barred);
    click(barred);
    expect(onAction).not.toHaveBeenCalled();
    expect(said.at(-1)).toContain('does not counter the attack');
    expect(host.querySelector('.kb-status')?.textContent).toContain('does not counter');
  });

  it('tells an Empress that waits from the others', () => {
    const { host } = open('kami-4-empress-waits');
    expect(card(host, 'I').getAttribute('aria-disabled')).toBe('true');
    expect(card(host, 'I').getAttribute('aria-label')).toContain('may not attack now');
    expect(host.querySelector('.kb-empress-wait')).not.toBeNull();
  });

  it('works with a Mercenary', () => {
    const { host, onAction } = open('kami-2-answer');
    const pile = actionsOf(sample<KamiView>('kami-2-answer')).find((a) => /^d\d$/.test(a))!;
    click(card(host, pile.charAt(1)));
    click(card(host, pile.charAt(1)));
    expect(onAction.mock.calls).toEqual([[pile]]);
  });
});

describe('answers', () => {
  it('pass', () => {
    const { host, onAction } = open('kami-4-answer');
    click(answer(host, 'pass'));
    expect(onAction.mock.calls).toEqual([['pass']]);
  });

  it('ask about a demoralising hand, and are not shown to others', () => {
    const { host, onAction } = open('kami-4-demoralised');
    expect(answer(host, 'keep')).not.toBeNull();
    click(answer(host, 'ask'));
    expect(onAction.mock.calls).toEqual([['ask']]);
    expect(open('kami-4-demoralised-waiting').host.querySelector('[data-answer]')).toBeNull();
  });

  it('decide for the partner, whose Soldiers lie open', () => {
    const { host, onAction } = open('kami-4-partner-answer');
    const soldiers = sample<KamiView>('kami-4-partner-answer').board.round.seats.find(
      ({ shown_soldiers }) => shown_soldiers !== null,
    )!;
    const fan = host.querySelector(`[data-seat="${soldiers.seat}"]`)!;
    expect(fan.querySelectorAll('.kb-fan-card .kb-card-sheet')).toHaveLength(
      soldiers.shown_soldiers ?? 0,
    );
    click(answer(host, 'cancel'));
    expect(onAction.mock.calls).toEqual([['cancel']]);
  });
});

describe('the middle of the table', () => {
  it('shows the attack to answer', () => {
    expect(open('kami-4-answer').host.querySelector('.kb-attack')?.textContent).toContain(
      'Soldier',
    );
  });

  it('shows the piles of a duel, what they cover and which are gone', () => {
    const { piles } = sample<KamiView>('kami-2-answer').board.round;
    const { host } = open('kami-2-answer');
    expect(host.querySelectorAll('.kb-pile-gone')).toHaveLength(
      piles.filter(({ face_up }) => face_up === null).length,
    );
    expect(host.querySelectorAll('.kb-covers')).toHaveLength(
      piles.filter(({ covers }) => covers).length,
    );
  });

  it('shows the cards set aside, and the face of the one the viewer knows', () => {
    const { host } = open('kami-3-aside');
    const known = sample<KamiView>('kami-3-aside').board.round.aside.filter(Boolean);
    expect(host.querySelectorAll('.kb-aside .kb-card')).toHaveLength(2);
    expect(host.querySelectorAll('.kb-aside .kb-known')).toHaveLength(known.length);
  });

  it('celebrates a Master stroke, and says it when it happens', () => {
    const { board, host, said } = open('kami-4-master-stroke-before');
    board.show(sample<KamiView>('kami-4-master-stroke'), settings);
    expect(host.querySelector('.kb-stamp')?.textContent).toBe('Master stroke');
    expect(said).toContain('Master stroke');
    expect(host.querySelectorAll('.kb-pair .kb-card')).toHaveLength(2);
  });

  it('shows that a round was void', () => {
    expect(open('kami-4-void').host.querySelector('.kb-round-end')?.textContent).toContain('void');
  });
});

describe('the pair that ended a round', () => {
  it('is known for Mercenaries too: the first use of a pile takes what lay face up', () => {
    const round = { deal: '2 S,S 1 TLCAOTFS/SSSSSSSI', outcome: { result: 'void' } } as const;
    expect(lastPair({ ...round, actions: ['d1', 'aS'] })).toEqual(['T', 'S']);
    expect(lastPair({ ...round, actions: ['d8', 'aS', 'pass', 'd8', 'aL'] })).toEqual(['I', 'L']);
  });
});

it('says what the others did since the last view', () => {
  const before = sample<KamiView>('kami-4-answer');
  const { history } = before.board.round;
  const after = structuredClone(before);
  before.board.round.history = history.slice(0, -1);
  const { board, said } = mount(KamiTable, english, before);
  board.show(after, settings);
  expect(said).toHaveLength(1);
});
