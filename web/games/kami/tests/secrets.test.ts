import { expect, test } from 'vitest';
import { seenBy as seenFrom } from '../../../src/learn/seen';
import answer from '../samples/4-answer.json';
import { seenBy, withoutSecrets } from '../secrets';
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
