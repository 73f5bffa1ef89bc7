import { beforeAll, describe, expect, test } from 'vitest';
import { words } from '../../../src/core/i18n.svelte';
import type { Step } from '../../../src/core/types';
import { closing, finished, pace, played } from '../closing';
import { ending, roundLine } from '../ending';
import { foresee } from '../foresee';
import { move } from '../notation';
import type { KamiView } from '../view';

const samples = import.meta.glob<KamiView>('../samples/*.json', {
  eager: true,
  import: 'default',
});
const sample = (name: string): KamiView => samples[`../samples/${name}.json`]!;
const step = (name: string): Step<KamiView> => ({
  seat: null,
  action: null,
  view: sample(name),
});
const seat = (view: KamiView, number: number) =>
  view.board.round.seats.find((one) => one.seat === number)!;

describe('what is shown before the server has answered', () => {
  test('a card leaves the hand and lies in the line', () => {
    const view = sample('4-lead');
    const own = view.board.round.turn!;
    const before = seat(view, own);
    const action = view.choices.kind === 'list' ? view.choices.actions[0]! : '';
    const shown = foresee(view, action)!;
    const after = seat(shown, own);
    expect(after.hand_size).toBe(before.hand_size - 1);
    expect(after.hand!.length).toBe(before.hand!.length - 1);
    expect(after.defence.at(-1)).toEqual({
      card: action.charAt(1),
      face_down: true,
      mercenary: false,
    });
    expect(shown.board.round.history.at(-1)).toEqual({
      seat: own,
      action,
      card: action.charAt(1),
    });
    expect(shown.choices).toEqual({ kind: 'list', actions: [] });
  });

  test('a Mercenary leaves its pile, and not the hand', () => {
    const view = sample('2-lead');
    const own = view.board.round.turn!;
    const pile = view.board.round.piles.findIndex(({ face_up }) => face_up) + 1;
    const shown = foresee(view, `d${pile}`)!;
    expect(seat(shown, own).hand).toBe(seat(view, own).hand);
    expect(seat(shown, own).defence.at(-1)).toMatchObject({
      card: view.board.round.piles[pile - 1]!.face_up,
      mercenary: true,
    });
    expect(shown.board.round.piles[pile - 1]!.face_up).toBeNull();
  });

  test('a pass is written down; what is asked about the deal is not foreseen', () => {
    const shown = foresee(sample('4-answer'), 'pass')!;
    expect(shown.board.round.history.at(-1)).toMatchObject({ action: 'pass' });
    expect(foresee(sample('4-demoralised'), 'ask')).toBeUndefined();
  });
});

describe.each(['2', '3', '4'])('the end of a round for %s', (mode) => {
  const [before, after] = [step(`${mode}-master-stroke-before`), step(`${mode}-master-stroke`)];
  const end = closing(after, before)!;
  const last = finished(after, before)!;

  test('shows the last card where it lies, and hides the others still', () => {
    const { outcome } = last;
    const winner = outcome.result === 'won' ? outcome.seat : 0;
    const card = last.actions.at(-1)!.charAt(1);
    expect(seat(end.view, winner).attack.at(-1)).toMatchObject({ card, face_down: false });
    expect(seat(end.view, winner).hand_size).toBe(0);
    expect(end.view.board.round.phase).toBe('over');
    expect(end.view.board.last).toBeNull();
    const others = end.view.board.round.seats.filter(
      (one) => one.seat !== (end.view.viewer as { seat: number }).seat,
    );
    expect(others.map(({ hand }) => hand)).toEqual(others.map(() => null));
  });

  test('turns every hidden card and opens all hands', () => {
    const { round } = end.opened.board;
    const lines = round.seats.flatMap(({ defence, attack }) => [...defence, ...attack]);
    expect(lines.every(({ card, face_down }) => card && !face_down)).toBe(true);
    for (const one of round.seats) expect(one.hand).toHaveLength(one.hand_size);
    // All that was dealt is there: on the table, in hands, aside or below the piles.
    const dealt = [...last.deal.replace(/[^SLCAOTFI]/g, '')].sort().join('');
    const [, , , extra = ''] = last.deal.split(' ');
    const hidden = mode === '2' ? left(extra, last.actions) : extra;
    const open = [
      ...lines.map(({ card }) => card),
      ...round.seats.flatMap(({ hand }) => [...hand!]),
      ...hidden,
    ];
    expect(open.sort().join('')).toBe(dealt);
  });

  test('every card has its owner', () => {
    const winner = last.outcome.result === 'won' ? last.outcome.seat : 0;
    const cards = played(last, end.view.board.round.history);
    expect(cards).toHaveLength(last.actions.filter((action) => /^[da].$/.test(action)).length);
    // A Master stroke: the last two are alike, and the winner's.
    const [one, two] = cards.slice(-2);
    expect([one!.seat, two!.seat, one!.card]).toEqual([winner, winner, two!.card]);
  });
});

/** The Mercenaries that nobody took. */
function left(piles: string, actions: readonly string[]): string {
  const [faceUp = '', below = ''] = piles.split('/');
  return [...faceUp]
    .map((card, at) => {
      const taken = actions.filter((action) => action.slice(1) === String(at + 1)).length;
      return [card, below.charAt(at)].slice(taken).join('');
    })
    .join('');
}

beforeAll(() => words.need('kami'));

describe('the winner of a round', () => {
  test('is told with the last card, and that it counts double', () => {
    const [before, after] = [step('2-master-stroke-before'), step('2-master-stroke')];
    const names = { 1: 'Amy', 2: 'Ben' };
    expect(ending(after, before, { you: 1, names })).toMatch(
      /^You won the round\. Your last card: Rider\. Master stroke: /,
    );
    expect(ending(after, before, { you: 2, names })).toMatch(/^Amy won the round\. .+ Rider\./);
  });
});

test('the move list has the last card, who won, and that it counted double', () => {
  const [before, after] = [step('2-master-stroke-before'), step('2-master-stroke')];
  const [card, won] = move(after, before, { 1: 'Amy', 2: 'Ben' }) as { text: string }[];
  expect(card!.text).toMatch(/Amy .*Rider/);
  expect(won!.text).toBe('Amy wins the round: 4 points (Master stroke)');
});

test('the list of rounds has the card and the score', () => {
  const [before, after] = [step('2-master-stroke-before'), step('2-master-stroke')];
  expect(roundLine(after, before, { 1: 'Amy', 2: 'Ben' })).toEqual({
    who: 'Amy',
    what: 'Rider · Master stroke',
    points: 4,
    score: [8, 0],
  });
});

test('a round that goes on has no end', () => {
  expect(closing(step('4-answer'), step('4-lead'))).toBeUndefined();
});

test('a pass is looked at more shortly than a card', () => {
  const passed = foresee(sample('4-answer'), 'pass')!;
  const card = foresee(sample('4-lead'), 'dS')!;
  const at = (view: KamiView): number => pace({ seat: null, action: null, view });
  expect(at(passed)).toBeLessThan(at(card));
});
