import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../games';
import { move } from '../../games/kami/notation';
import type { KamiView } from '../../games/kami/view';
import { drawPortrait } from '../../boards/portrait';
import { winnersText } from '../core/describe';
import { t, words } from '../core/i18n.svelte';
import { whoIs } from '../core/people';
import { computerNamed, LEVELS, names, portrayed, summaryNames } from '../core/players';
import type { Seat, Sitter, Step, Summary, TableState } from '../core/types';

beforeAll(() => words.need(...GAMES.map(({ id }) => id)));

const computer = (level: number): Sitter => ({ kind: 'machine', level });
const person = (name: string, account = 'guest'): Sitter =>
  ({ kind: 'person', name, id: 'x', account }) as unknown as Sitter;

const table = (game: string, ...sitters: Sitter[]): TableState =>
  ({
    game,
    seats: sitters.map((sitter, at) => ({ seat: at + 1, sitter, wish: { kind: 'open' } })),
  }) as unknown as TableState;

test('a record names its computers, and they are known again', () => {
  expect(computerNamed('kami', 'Goro')).toEqual({ kind: 'computer', level: 3, nth: 0 });
  expect(computerNamed('kami', 'Haru')).toEqual({ kind: 'computer', level: 3, nth: 2 });
  expect(computerNamed('kami', 'Ann')).toBeUndefined();
  expect(computerNamed('kami', '')).toBeUndefined();
});

test('whoever plays in their own browser without an account is spoken to as you', async () => {
  await words.need('analysis');
  const named = names(table('kami', person('Guest 0'), computer(1)));
  const [you = '', aki = ''] = Object.values(named);
  expect([winnersText([you]), winnersText([aki])]).toEqual(['You won', 'Aki won']);
  expect(t('lost-before', whoIs(you))).toMatch(/^Your position/);
  expect(t('lost-before', whoIs(aki))).toMatch(/^Aki’s position/);
  const after = (...history: unknown[]): Step<KamiView> =>
    ({ view: { board: { round: { history }, last: null } } }) as unknown as Step<KamiView>;
  const passes = (seat: Seat) => move(after({ seat, action: 'pass' }), after(), named);
  expect([passes(1), passes(2)]).toEqual([[{ text: 'You pass' }], [{ text: 'Aki passes' }]]);
});

describe('names', () => {
  test('are those of the levels', () => {
    const found = names(table('kamisado', person('Ann'), computer(1)));
    expect(found).toEqual({ 1: 'Ann', 2: 'Piyo' });
  });

  test('are different for computers of the same level', () => {
    const found = names(table('kami', person('Ann'), computer(3), computer(3), computer(3)));
    expect(Object.values(found)).toEqual(['Ann', 'Goro', 'Taro', 'Haru']);
  });

  test('say the role of somebody who sits twice', () => {
    const found = names(table('kamon', person('Ann'), person('Ann')));
    expect(Object.values(found)).toEqual(['Ann (Black)', 'Ann (White)']);
  });

  test('are the roles of people around one screen who have no name but "you"', () => {
    const found = names(table('kamon', person('Guest 0'), person('Guest 0')));
    expect(Object.values(found)).toEqual(['Black', 'White']);
  });

  test('say the level where computers have no names', () => {
    expect(names(table('nim', person('Ann'), computer(4)))[2]).toBe('Computer (level 4)');
  });

  test('of a list are the same', () => {
    const { game, seats } = table('kami', computer(2), person('Ann'), computer(2));
    const summary = {
      game,
      wishes: seats.map(({ wish }) => wish),
      sitters: seats.map(({ sitter }) => sitter),
    } as unknown as Summary;
    expect(summaryNames(summary)).toEqual(['Emi', 'Ann', 'Nao']);
  });

  test('no two levels of a game share one', () => {
    for (const { id } of GAMES) {
      const all = Array.from({ length: LEVELS }, (_, at) =>
        names(table(id, computer(at + 1), computer(at + 1), computer(at + 1))),
      ).map((found) => found[1]);
      expect(new Set(all).size, id).toBe(LEVELS);
    }
  });
});

describe('faces', () => {
  test.each(GAMES.map(({ id, faces }) => [id, faces] as const))('%s has eight', async (_, load) => {
    const faces = (await load?.())?.default ?? [];
    expect(faces).toHaveLength(LEVELS);
    for (const [at, face] of faces.entries()) {
      const drawn = drawPortrait({ kind: 'computer', level: at + 1, nth: 0 }, faces);
      const fills = [...drawn.querySelectorAll('path')].map((part) => part.getAttribute('fill'));
      // A pigment that is not mixed would be black.
      expect(fills).toHaveLength(face.blocks.length);
      expect(fills.every((fill) => /^#[0-9a-f]{6}$/.test(fill ?? ''))).toBe(true);
    }
  });

  test('tell computers of one level apart', () => {
    const found = portrayed(table('kami', computer(3), person('Ann'), computer(3)));
    expect(found).toEqual({
      1: { kind: 'computer', level: 3, nth: 0 },
      2: { kind: 'person', name: 'Ann' },
      3: { kind: 'computer', level: 3, nth: 1 },
    });
  });

  test('of people are initials, of programs marked', () => {
    const initial = drawPortrait({ kind: 'person', name: 'ümit' });
    const bot = drawPortrait({ kind: 'bot', name: 'Robo' });
    expect(initial.textContent).toBe('Ü');
    expect(initial.querySelector('circle')).not.toBeNull();
    expect(bot.querySelector('circle')).toBeNull();
  });
});
