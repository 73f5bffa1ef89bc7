import { beforeAll, expect, test } from 'vitest';
import { words } from '../../../src/core/i18n.svelte';
import type { StudyStep } from '../../../src/core/types';
import { coach } from '../coach';
import lead from '../samples/4-lead.json';
import type { Cards, KamiView } from '../view';

beforeAll(() => words.need('kami'));

const reader = { you: 1, names: {} };
const view = { board: { round: { phase: 'lead_attack' } } } as KamiView;
const outlook = (cards: object): Cards => ({ kind: 'cards', cards }) as Cards;

test('the coach says what a card says', () => {
  const known = outlook({
    l: { card: 'L', ends: false, counters: 2 },
    t: { card: 'T', ends: false, counters: 0 },
    pass: { card: null, ends: false, counters: null },
  });
  const said = (action: string): string | undefined =>
    coach.consequence(action, known, reader)?.text;
  expect(said('l')).toBe('Lance: 2 cards you have not seen counter it.');
  expect(said('t')).toBe('Tower: every card that counters it has been seen.');
  expect(said('pass')).toBeUndefined();
  const last = outlook({ l: { card: 'L', ends: true, counters: 2 } });
  expect(coach.consequence('l', last, reader)?.text).toMatch(/wins the round/);
  expect(coach.advice(view, last, reader)?.text).toMatch(/last card/);
});

test('what cost most is told as seen with all cards open', () => {
  const before = structuredClone(lead) as unknown as KamiView;
  before.board.round.standing = { ...before.board.round.standing!, round: 3 };
  const steps = [{ view: before }, { action: 'dT', view: before }] as StudyStep<KamiView>[];
  expect(coach.lost?.(steps, 1, reader)).toMatch(/^With all cards open, .* round 3: .*Tower/);
  expect(coach.lost?.(steps, 0, reader)).toBeUndefined();
});
