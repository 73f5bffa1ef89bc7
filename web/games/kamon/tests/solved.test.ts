import { expect, test } from 'vitest';
import { placed, readDraft, writeDraft } from '../draft';
import { historyOf } from '../history';
import { LAYOUTS, OPENINGS, readSolved, tally } from '../openings';
import { edgesOf, parsePosition } from '../position';

test('whoever loses has no move that keeps anything, and everybody else has one', () => {
  expect(OPENINGS.length).toBe(200);
  for (const { position, result, keeps } of [...OPENINGS, ...LAYOUTS]) {
    const { cells, side } = parsePosition(position);
    const isLost = result !== 'draw' && result !== side;
    expect(keeps === undefined, position).toBe(isLost);
    if (keeps) expect(cells.get(keeps), position).toHaveProperty('symbol');
  }
});

test('the results are counted by who wins', () => {
  const line = (result: string, move: string): string => `a b c\t${result}\t${move}\t17\n`;
  const lines = line('black', 'd4') + line('white', '-') + line('black', 'a1') + line('draw', 'g4');
  const solved = readSolved(lines);
  expect(solved[1]).toEqual({ position: 'a b c', result: 'white', keeps: undefined });
  expect(tally(solved)).toEqual({ black: 2, white: 1, draw: 1 });
  expect(tally([])).toEqual({ black: 0, white: 0, draw: 0 });
  expect(readSolved('')).toEqual([]);
});

test('a game that the rules allow leads to every one of the positions', () => {
  for (const { position } of OPENINGS) {
    const { layout, moves } = historyOf(position)!;
    let draft = readDraft(`${layout} b -`);
    expect(edgesOf(moves[0]!).length, position).toBe(1);
    moves.forEach((cell, at) => {
      const [token, top] = [draft.layout.get(cell)!, draft.top];
      if (top)
        expect(
          [...token].some((sign) => top.includes(sign)),
          position,
        ).toBe(true);
      draft = placed(draft, cell, at % 2 ? 'white' : 'black');
    });
    expect(writeDraft(draft)).toBe(position);
  }
});

test('a solved layout has no pawns yet, and a first move on the border', () => {
  for (const { position, keeps } of LAYOUTS) {
    expect(historyOf(position)?.moves, position).toEqual([]);
    if (keeps) expect(edgesOf(keeps).length, position).toBe(1);
  }
});

test('before the first move there is no history, and impossible positions have none', () => {
  const start = 'f2.c4l2/m1w6l5f6w5/l4k4w1m5k5w2/k6l1f4f3c6c1c5/k1m6l3l6m4f1/w4c2k2m2m3/w3c3f5k3';
  expect(historyOf(`${start} b -`)).toEqual({ layout: start, moves: [] });
  const after = (token: string): string => start.replace(token, 'x');
  // Begun in the middle of the board, and in a corner.
  expect(historyOf(`${after('f3')} w f3`)).toBeUndefined();
  expect(historyOf(`${after('f2')} w f2`)).toBeUndefined();
  expect(historyOf(`${after('c4')} w c4`)?.moves).toEqual(['a3']);
  // Six moons do not follow four cups.
  const unlike = after('c4').replace('m6', 'o');
  expect(historyOf(`${unlike} b m6`)).toBeUndefined();
});
