import { describe, expect, it } from 'vitest';

import { foresee } from '../foresee';
import { KamiTable } from '../table';
import type { KamiView } from '../view';
import { english } from './english';
import { lastPair, unseen } from '../round';
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
  it('takes two taps where there is a choice, and the middle says so', () => {
    const { host, onAction, said } = open('kami-4-lead');
    const chosen = host.querySelector<HTMLElement>('.kb-hand .kb-playable')!;
    click(chosen);
    expect(onAction).not.toHaveBeenCalled();
    expect(host.querySelector('.kb-status')?.textContent).toContain('Again (mouse).');
    expect(said.at(-1)).toBe('Again (mouse).');
    click(chosen);
    click(chosen);
    expect(onAction.mock.calls).toEqual([[chosen.dataset['action']]]);
  });

  it('takes one tap where only one card can be played', () => {
    const { host, onAction } = open('kami-4-answer');
    click(card(host, 'S'));
    expect(onAction.mock.calls).toEqual([['dS']]);
  });

  it('keeps the chosen card when the same view is shown again', () => {
    const { board, host, onAction, said } = open('kami-4-lead');
    const chosen = host.querySelector<HTMLElement>('.kb-hand .kb-playable')!;
    click(chosen);
    const count = said.length;
    board.show(sample<KamiView>('kami-4-lead'), { ...settings, names: { 2: 'Ben' } });
    expect(said).toHaveLength(count);
    expect(host.querySelector('.kb-raised')).toBe(chosen);
    click(host.querySelector('.kb-raised'));
    expect(onAction.mock.calls).toEqual([[chosen.dataset['action']]]);
  });

  it('takes a tap on the card and one on its place', () => {
    const { host, onAction } = open('kami-4-lead');
    click(host.querySelector('.kb-open'));
    expect(onAction).not.toHaveBeenCalled();
    expect(host.querySelector('.kb-status')?.textContent).toBe('First choose a card.');
    const chosen = host.querySelector<HTMLElement>('.kb-hand .kb-playable')!;
    click(chosen);
    click(host.querySelector('.kb-open'));
    expect(onAction.mock.calls).toEqual([[chosen.dataset['action']]]);
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

  it('goes on when somebody comes or goes in the middle of it', () => {
    const { board, host, onAction } = open('kami-4-lead');
    const chosen = host.querySelector<HTMLElement>('.kb-hand .kb-playable')!;
    pointer('pointerdown', chosen, 10, 500);
    pointer('pointermove', chosen, 10, 400);
    board.show(sample<KamiView>('kami-4-lead'), { ...settings, names: { 2: 'Ben' } });
    expect(chosen.isConnected).toBe(true);
    expect(chosen.style.transform).toContain('translate');
    pointer('pointermove', chosen, 10, 300);
    pointer('pointerup', chosen, 10, 300);
    expect(onAction.mock.calls).toEqual([[chosen.dataset['action']]]);
    expect(chosen.style.transform).toBe('');
  });

  it('leaves the focus at the table: on the next card, and after the last one on the cloth', () => {
    const { board, host } = open('kami-4-answer');
    const [first, second] = host.querySelectorAll<HTMLElement>('.kb-hand [data-source="S"]');
    second!.focus();
    const view = sample<KamiView>('kami-4-answer');
    const own = view.board.round.seats.find(({ hand }) => hand !== null)!;
    own.hand = 'SA';
    board.show(view, settings);
    expect(first!.isConnected).toBe(true);
    expect(host.querySelector('.kb-hand')?.contains(document.activeElement)).toBe(true);
    own.hand = '';
    board.show(structuredClone(view), settings);
    expect(host.querySelector('.kb-cloth')).toBe(document.activeElement);
  });

  it('leaves the focus at the table when the pressed button is gone', () => {
    const { board, host } = open('kami-4-answer');
    answer(host, 'pass')!.focus();
    board.show(sample<KamiView>('kami-4-waiting'), { ...settings, bottom: 1 });
    expect(host.contains(document.activeElement)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('is refused with the name of whose turn it is', () => {
    const { host, onAction, said } = open('kami-4-waiting', { names: { 1: 'Amy' } });
    click(host.querySelector('.kb-hand [data-source]'));
    expect(onAction).not.toHaveBeenCalled();
    expect(said.at(-1)).toBe('It is the turn of Amy');
    expect(host.querySelector('.kb-status')?.textContent).toBe('It is the turn of Amy');
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
    click(card(host, 'I'));
    expect(host.querySelector('.kb-status')?.textContent).toContain('may attack only once');
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
    const seat = host.querySelector(`[data-seat="${soldiers.seat}"]`)!;
    expect(seat.querySelector('.kb-held-count')?.textContent).toBe('6');
    click(answer(host, 'cancel'));
    expect(onAction.mock.calls).toEqual([['cancel']]);
  });
});

describe('what is known of a hand', () => {
  it('is a range once a card was laid face down', () => {
    const view = sample<KamiView>('kami-4-partner-answer');
    const soldiers = view.board.round.seats.find(({ held_soldiers }) => held_soldiers !== null)!;
    soldiers.held_soldiers = { least: 4, most: 5 };
    const { host } = mount(KamiTable, english, view);
    expect(host.querySelector('.kb-held-count')?.textContent).toBe('4–5');
    expect(host.querySelector('.kb-held')?.getAttribute('title')).toBe(
      '6 Soldiers shown. 4 to 5 held',
    );
  });

  it.each(sampleNames.filter((name) => name.startsWith('kami-')))(
    'adds up in %s: every card that is not seen is hidden somewhere',
    (name) => {
      const { round } = sample<KamiView>(name).board;
      const counted = [...unseen(round).values()];
      const hidden =
        round.seats.reduce((sum, { dealt }) => sum + dealt.hidden, 0) +
        round.aside.filter((card) => card === null).length +
        round.dealt_piles.filter(({ below }) => below === null).length;
      expect(counted.every((count) => count >= 0)).toBe(true);
      expect(counted.reduce((sum, count) => sum + count, 0)).toBe(hidden);
    },
  );

  it('is told on a sheet over the table, which Escape closes', () => {
    const { host } = open('kami-4-answer');
    expect(host.querySelector('.kb-sheet')).toBeNull();
    click(host.querySelector('.kb-known-button'));
    expect(host.querySelector('.kb-counts')?.textContent).toContain('Soldier: 4 of 10');
    press('Escape');
    expect(host.querySelector('.kb-sheet')).toBeNull();
    expect(document.activeElement).toBe(host.querySelector('.kb-known-button'));
  });
});

describe('the game around the round', () => {
  it('is a track to the target for each side', () => {
    const { host } = open('kami-4-next-round');
    const tracks = [...host.querySelectorAll('.kb-track')];
    const done = tracks.map((track) => track.querySelectorAll('.kb-step-done').length);
    expect(tracks.map((track) => track.querySelectorAll('.kb-step').length)).toEqual([15, 15]);
    expect(done).toEqual([...sample<KamiView>('kami-4-next-round').board.round.standing!.score]);
  });

  it('tells partners from opponents by the shape and colour of the team', () => {
    const { host } = open('kami-4-answer');
    const team = (place: string): boolean =>
      host.querySelector(`.kb-seat-${place}`)?.classList.contains('kb-of-team-1') ?? false;
    expect(['bottom', 'left', 'top', 'right'].map(team)).toEqual([true, false, true, false]);
  });
});

describe('the middle of the table', () => {
  it('says whose attack it is and what counters it', () => {
    const { host } = open('kami-4-answer', { names: { 3: 'Mio' } });
    expect(host.querySelector('.kb-what')?.textContent).toBe('Mio (partner) attacks: Soldier.');
    expect(host.querySelector('.kb-rule')?.textContent).toBe('Only Soldier counters.');
    expect(host.querySelector('.kb-status')?.textContent).toBe('Counter or pass.');
    expect(answer(host, 'pass')?.className).toContain('quiet');
  });

  it('says what is missing, and then passing is the thing to do', () => {
    const view = sample<KamiView>('kami-4-answer');
    view.choices = { kind: 'list', actions: ['pass'] };
    const own = view.board.round.seats.find(({ hand }) => hand !== null)!;
    own.hand = 'A';
    const { host } = mount(KamiTable, english, view);
    expect(host.querySelector('.kb-status')?.textContent).toBe('You have no Soldier.');
    expect(answer(host, 'pass')?.className).not.toContain('quiet');
  });

  it('says that the only card of a hand cannot defend', () => {
    const view = sample<KamiView>('kami-2-answer');
    view.choices = { kind: 'list', actions: ['pass'] };
    const own = view.board.round.seats.find(({ hand }) => hand !== null)!;
    own.hand = 'A';
    const { host } = mount(KamiTable, english, view);
    expect(host.querySelector('.kb-status')?.textContent).toBe('Your only card has to attack.');
  });

  it('asks for nothing more once something was done that the server has not answered', () => {
    const { board, host } = open('kami-4-answer');
    board.show(foresee(sample<KamiView>('kami-4-answer'), 'pass')!, settings);
    expect(host.querySelector('.kb-status')?.textContent).toBe('');
    expect(host.querySelector('.kb-seat-bottom .kb-tag-passed')).not.toBeNull();
  });

  it('opens the hands when a round is over', () => {
    const view = sample<KamiView>('kami-4-over');
    view.board.round.seats[1]!.hand = 'SL';
    const { host } = mount(KamiTable, english, view);
    expect(host.querySelectorAll('[data-seat="2"] .kb-fan-open > *')).toHaveLength(2);
  });

  it('keeps the passes until the attack changes', () => {
    const tags = (name: string): string[] =>
      [...open(name).host.querySelectorAll('.kb-tag-passed')].map(
        (tag) => tag.closest('[data-seat]')?.getAttribute('data-seat') ?? '',
      );
    expect(tags('kami-4-answer')).toEqual(['4']);
    expect(tags('kami-4-lead').sort()).toEqual(['1', '2', '4']);
    expect(tags('kami-4-counter-attack')).toEqual([]);
  });

  it('shows the attack to answer', () => {
    const { host } = open('kami-4-answer');
    expect(host.querySelector('.kb-attack')?.textContent).toContain('Soldier');
    expect(host.querySelector('.kb-attack.kb-of-team-1')).not.toBeNull();
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

it('says whose hand it is if that player does not sit at the bottom', () => {
  const names = { 1: 'Amy', 2: 'Ben', 3: 'Cho', 4: 'Dan' };
  const whose = (bottom: number): string | undefined =>
    open('kami-4-lead', { bottom, names }).host.querySelector('.kb-hand-of')?.textContent;
  expect(whose(1)).toBe('Cho');
  expect(whose(3)).toBeUndefined();
});
