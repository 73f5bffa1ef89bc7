import { expect, test } from 'vitest';
import { seenBy as seenFrom } from '../../../src/learn/seen';
import answer from '../samples/4-answer.json';
import { unseen } from '../round';
import asked from '../samples/4-demoralised.json';
import duel from '../samples/2-answer.json';
import { looksFirst, seenBy, withoutSecrets } from '../secrets';
import type { KamiView } from '../view';

test("a view that is left on the table tells nobody's secrets", () => {
  const view = withoutSecrets(answer as unknown as KamiView);
  expect(view.viewer).toBe('spectator');
  expect(view.board.round.seats.every(({ hand }) => hand === null)).toBe(true);
  const hidden = view.board.round.seats.flatMap(({ defence }) =>
    defence.filter((card) => card.face_down),
  );
  expect(hidden.every(({ card }) => card === null)).toBe(true);
  expect(view.choices).toEqual({ kind: 'list', actions: [] });
});

test('a seat of Kami sees no other hand', () => {
  const open = structuredClone(answer) as unknown as KamiView;
  for (const seat of open.board.round.seats) seat.hand ??= 'SSLC';
  open.board.round.seats[1]!.defence.unshift({ card: 'F', face_down: true, mercenary: false });
  const seen = seenBy(open, 1, '');
  const [own, ...others] = seen.board.round.seats;
  expect(own?.hand).toBe('SSSA');
  expect(others.map(({ hand }) => hand)).toEqual([null, null, null]);
  expect(others[0]?.defence[0]).toEqual({ card: null, face_down: true, mercenary: false });
  expect(seenFrom(open, 2, '', {}).choices).toEqual({ kind: 'list', actions: [] });
});

const sum = (counts: ReadonlyMap<unknown, number>): number =>
  [...counts.values()].reduce((total, count) => total + count, 0);

test('what is left on the table tells nobody which cards are still unseen by others', () => {
  const { round } = withoutSecrets(answer as unknown as KamiView).board;
  const own = round.seats[0]!;
  const open = [...own.defence, ...own.attack].filter(({ face_down }) => !face_down);
  expect(own.dealt.known).toHaveLength(open.length);
  expect(sum(unseen(round))).toBe(
    round.seats.reduce((hidden, { dealt }) => hidden + dealt.hidden, 0),
  );
});

test('shown Soldiers stay known, and are counted once when they are played', () => {
  const view = structuredClone(answer) as unknown as KamiView;
  const own = view.board.round.seats[0]!;
  own.shown_soldiers = 5;
  own.attack.push({ card: 'S', face_down: false, mercenary: false });
  const { dealt } = withoutSecrets(view).board.round.seats[0]!;
  expect([...dealt.known].filter((card) => card === 'S')).toHaveLength(5);
});

test('nobody is told who is asked about the deal, nor that somebody has kept it', () => {
  const view = structuredClone(asked) as unknown as KamiView;
  view.board.round.history = [{ seat: 4, action: 'keep', card: null }];
  const left = withoutSecrets(view);
  expect(left.to_act).toBeNull();
  expect(left.board.round.turn).toBeNull();
  expect(left.board.round.history).toEqual([]);
  expect(JSON.stringify(left)).not.toContain('"keep"');
});

test('everybody looks at their cards while somebody is asked, from the first player on', () => {
  const view = structuredClone(asked) as unknown as KamiView;
  view.board.round.first = 3;
  expect(looksFirst(view)).toEqual({ asked: true, answers: 0, seats: [3, 4, 1, 2] });
  expect(looksFirst(answer as unknown as KamiView)).toBeUndefined();
});

test('a lesson does not tell what lies below a Mercenary', () => {
  const open = structuredClone(duel) as unknown as KamiView;
  for (const pile of open.board.round.dealt_piles) pile.below ??= 'I';
  const { piles, dealt_piles } = seenBy(open, 1, '').board.round;
  dealt_piles.forEach(({ below }, at) => expect(below === null).toBe(piles[at]?.covers));
});
