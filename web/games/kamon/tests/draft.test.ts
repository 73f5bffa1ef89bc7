import { expect, test } from 'vitest';
import { chance } from '../../../boards/tests/setting';
import * as kamon from '../draft';

const TEXT = 'f2.c4l2/m1w6l5f6w5/l4k4w1m5k5w2/k6l1f4f3c6c1c5/k1m6l3l6m4f1/w4c2k2m2m3/w3c3f5k3 b -';

test('what is written is read back, with pawns and without', () => {
  expect(kamon.writeDraft(kamon.readDraft(TEXT))).toBe(TEXT);
  const later = TEXT.replace('c4', 'x').replace('l4', 'o').replace('b -', 'b l4');
  expect(kamon.writeDraft(kamon.readDraft(later))).toBe(later);
});

test('a random layout has every token once and one forbidden cell', () => {
  const { layout } = kamon.shuffled(chance());
  expect([...layout.values()].sort()).toEqual([...kamon.TOKENS, kamon.FORBIDDEN].sort());
});

test('a pawn puts its token on the pile, and gives it back', () => {
  const start = kamon.readDraft(TEXT);
  const black = kamon.placed(start, 'a3', 'black');
  expect(kamon.writeDraft(black)).toContain('f2.xl2/');
  expect(kamon.writeDraft(black)).toMatch(/ w c4$/);
  const both = kamon.placed(black, 'c1', 'white');
  expect(kamon.writeDraft(both)).toMatch(/ b l4$/);
  expect(kamon.writeDraft(kamon.placed(both, 'c1', 'token'))).toMatch(/ w c4$/);
  expect(kamon.writeDraft(kamon.placed(black, 'a3', 'token'))).toBe(TEXT);
});

test('the forbidden cell takes no pawn, but can change places', () => {
  const start = kamon.readDraft(TEXT);
  expect(kamon.placed(start, 'a2', 'black')).toBe(start);
  expect(kamon.writeDraft(kamon.swapped(start, 'a2', 'a1'))).toMatch(/^\.f2c4l2/);
});
