import { describe, expect, test } from 'vitest';
import * as kami from '../../../games/kami/draft';
import * as kamisado from '../../../games/kamisado/draft';
import * as kamon from '../../../games/kamon/draft';

/** Chance that is always the same. */
function chance(seed = 7): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

describe('Kamisado', () => {
  test('what is written is read back', () => {
    for (const text of [
      kamisado.START,
      'OBPKYRGN/8/8/3y4/8/8/8/ngr1kpbo w o 1 0-0',
      'OB+PKYRG1/8/7N/3y++4/8/8/8/ngr1kpbo b n 7 3-1',
      'OBPy+YRGN/8/8/3K4/8/8/8/ngr1kpbo b fill 3 1-0',
    ])
      expect(kamisado.writeDraft(kamisado.readDraft(text))).toBe(text);
  });

  test('a tower that leaves home ends the free opening', () => {
    const draft = kamisado.moved(kamisado.readDraft(kamisado.START), 'd1', 'd5');
    expect(kamisado.writeDraft(draft)).toBe('OBPKYRGN/8/8/3y4/8/8/8/ngr1kpbo b n 1 0-0');
  });

  test('teeth count for the score and begin again after the third', () => {
    let draft = kamisado.readDraft(kamisado.START);
    draft = kamisado.promoted(draft, 'white', 'red');
    draft = kamisado.promoted(draft, 'white', 'red');
    expect(kamisado.writeDraft(draft)).toBe('OBPKYR++GN/8/8/8/8/8/8/ngrykpbo b - 1 0-3');
    draft = kamisado.promoted(kamisado.promoted(draft, 'white', 'red'), 'white', 'red');
    expect(kamisado.writeDraft(draft)).toBe(kamisado.START);
  });

  test('a tournament set-up begins from the usual line-up', () => {
    const draft = kamisado.readDraft('8/8/8/8/8/8/8/8 b setup 3 0-0');
    expect(kamisado.writeDraft(draft)).toBe('OBPKYRGN/8/8/8/8/8/8/ngrykpbo b - 3 0-0');
  });

  test('every tower can be put on every empty square', () => {
    const { choices } = kamisado.viewOf(kamisado.readDraft(kamisado.START));
    expect(choices.kind === 'list' && choices.actions.length).toBe(16 * 48);
  });
});

describe('Kamon', () => {
  const TEXT =
    'f2.c4l2/m1w6l5f6w5/l4k4w1m5k5w2/k6l1f4f3c6c1c5/k1m6l3l6m4f1/w4c2k2m2m3/w3c3f5k3 b -';

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
});

describe('Kami', () => {
  test('what is written is read back', () => {
    for (const text of [
      '4 SSLCAAOO,SLCCATFI,SSSSLOOT,SSSLCAFI 4',
      '3 SSSLLCCAAO,SSSLLCCAAO,SSSSOOTTFI 1 FI',
      '2 SSSSLCAI,SSSSLAAT 1 AFLOOCCT/OFOSCSIL',
    ])
      expect(kami.writeDraft(kami.readDraft(text))).toBe(text);
  });

  test.each([2, 3, 4] as const)('dealing for %i uses every card', (mode) => {
    const draft = kami.dealt(kami.emptyDraft(mode), chance());
    expect(kami.isComplete(draft)).toBe(true);
    for (const card of 'SLCAOTFI') expect(kami.left(draft, card as 'S')).toBe(0);
  });

  test('a hand stays sorted, a full one takes no more, and no card is there too often', () => {
    let draft = kami.emptyDraft(4);
    for (const card of ['I', 'S', 'I', 'I'] as const) draft = kami.added(draft, '1', card);
    expect(kami.writeDraft(draft)).toBe('4 SII,,, 1');
    for (let count = 0; count < 9; count += 1) draft = kami.added(draft, '1', 'S');
    expect(draft.places[0]?.cards.length).toBe(8);
    expect(kami.writeDraft(kami.removed(draft, '1', 7))).toBe('4 SSSSSSI,,, 1');
  });

  test('what was chosen stays when the rest is dealt', () => {
    const draft = kami.dealt(kami.added(kami.emptyDraft(2), 'above', 'I'), chance());
    expect(draft.places.find(({ id }) => id === 'above')?.cards[0]).toBe('I');
  });
});
