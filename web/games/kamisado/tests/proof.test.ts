// The programs that prove on the page: held against the rulebook's examples, against rules that are written once
// more from the law's sentences, and against everything that is known.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIRST_MOVES } from '../first-moves';
import { parsePosition } from '../position';
import {
  at,
  BLACK,
  BLACK_HAS_WON,
  COLOUR,
  LETTERS,
  lineUps,
  move,
  setUp,
  turnAfter,
  WHITE,
  WHITE_HAS_WON,
} from '../proof/rules.js';
import { prove, proveLineUps } from '../proof/search.js';
import { checkStrategy, Fault } from '../proof/strategy.js';
import { LINE_UPS, lineUp, readTable, some, tableText } from '../proof/table.js';
import { work } from '../proof/worker';
import { COLOURS } from '../palette';

const squareOf = (name: string): number => 10 * Number(name[1]) + 'abcdefgh'.indexOf(name[0]!) + 1;
const START = 'OBPKYRGN/8/8/8/8/8/8/ngrykpbo b - 1 0-0';

function squaresOf(position: string): number[] {
  const squares: number[] = [];
  for (const { side, colour, square } of parsePosition(position).towers)
    squares[COLOURS.indexOf(colour) + (side === 'white' ? 8 : 0)] = squareOf(square);
  return squares;
}

/** The towers after moves such as a1a6, and whose turn it then is: `N` for White's brown, `n` for Black's. */
function after(position: string, ...moves: string[]): { squares: number[]; turn: number } {
  setUp(squaresOf(position));
  let turn = 0;
  for (const path of moves) {
    const [from, to] = [squareOf(path.slice(0, 2)), squareOf(path.slice(2))];
    const tower = at.indexOf(from);
    move(tower, from, to);
    turn = turnAfter(tower, to);
  }
  return { squares: [...at], turn };
}

const tower = (letter: string): number =>
  LETTERS.indexOf(letter.toLowerCase()) + (letter === letter.toUpperCase() ? 8 : 0);

/** Always the same numbers. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The same rules once more, as slow as they are plain: a board is a map from squares such as `c4` to towers. */
type Plain = ReadonlyMap<string, string>;
type Ended = 'black' | 'white';

const plainOf = (squares: readonly number[]): Map<string, string> =>
  new Map(
    squares.map((square, of) => {
      const letter = LETTERS.charAt(of & 7);
      const name = 'abcdefgh'.charAt((square % 10) - 1) + String(Math.floor(square / 10));
      return [name, of < 8 ? letter : letter.toUpperCase()];
    }),
  );

const isBlack = (letter: string): boolean => letter === letter.toLowerCase();

function plainTargets(board: Plain, letter: string): string[] {
  const [from = ''] = [...board].find(([, other]) => other === letter) ?? [];
  const targets: string[] = [];
  for (const aside of [-1, 0, 1]) {
    for (let far = 1; far < 8; far += 1) {
      const file = 'abcdefgh'['abcdefgh'.indexOf(from.charAt(0)) + far * aside];
      const row = Number(from.charAt(1)) + (isBlack(letter) ? far : -far);
      if (file === undefined || row < 1 || row > 8 || board.has(file + String(row))) break;
      targets.push(file + String(row));
    }
  }
  return targets;
}

/** The board after a move, and who has to move with what, in a letter; or who has won, in a word. */
function plainPlay(board: Plain, letter: string, to: string): [Plain, string] {
  const next = new Map([...board].filter(([, other]) => other !== letter));
  next.set(to, letter);
  const mover = isBlack(letter) ? 'black' : 'white';
  if (to.endsWith(mover === 'black' ? '8' : '1')) return [next, mover];
  const called = (square: string, black: boolean): string => {
    const colour = LETTERS.charAt(COLOUR[squareOf(square)]!);
    return black ? colour : colour.toUpperCase();
  };
  let turn = called(to, !isBlack(letter));
  const passed = new Set<string>();
  while (plainTargets(next, turn).length === 0) {
    if (passed.has(turn)) return [next, mover === 'black' ? 'white' : 'black'];
    passed.add(turn);
    const [square = ''] = [...next].find(([, other]) => other === turn) ?? [];
    turn = called(square, !isBlack(turn));
  }
  return [next, turn];
}

/** Who wins, by trying everything; nothing if that takes too long. */
function plainWinner(board: Plain, turn: string, budget: { left: number }): Ended | undefined {
  if ((budget.left -= 1) < 0) return undefined;
  const mover = isBlack(turn) ? 'black' : 'white';
  let open = false;
  for (const to of plainTargets(board, turn)) {
    const [next, then] = plainPlay(board, turn, to);
    const winner = then.length > 1 ? then : plainWinner(next, then, budget);
    if (winner === mover) return mover;
    open ||= winner === undefined;
  }
  return open ? undefined : mover === 'black' ? 'white' : 'black';
}

describe('the rules', () => {
  test('a blocked tower passes, and its square names the next (examples 4 and 5)', () => {
    const four = 'OBPKY3/6R1/6G1/5yrN/8/8/n7/1g2kpbo b n 1 0-0';
    expect(after(four, 'a2a6').turn).toBe(tower('y'));
    const five = 'O1PK4/4N3/1B4G1/4YrRo/5y2/8/8/bgn1kp2 b b 1 0-0';
    // Two passes are no deadlock.
    expect(after(five, 'a1a6').turn).toBe(tower('B'));
    expect(after(five, 'a1a6', 'b6b3').turn).toBe(tower('B'));
  });

  test('in a deadlock whoever moved last loses (example 6)', () => {
    const six = '3BK3/8/5YrO/4PG2/2R2g2/1Nkp4/8/n2y2bo w b 3 0-0';
    expect(after(six, 'd8d7').turn).toBe(tower('g'));
    expect(after(six, 'd8d7', 'f4g5').turn).toBe(WHITE_HAS_WON);
    // So Black's green, who has no other move, has lost already.
    const { squares, turn } = after(six, 'd8d7');
    expect(prove(squares, turn).winner).toBe(WHITE);
  });

  test('random rounds are the same as by the law’s own sentences, to the end', () => {
    const die = dice(7);
    const met = { passes: 0, deadlocks: 0, proofs: { black: 0, white: 0 } };
    for (let round = 0; round < 120; round += 1) {
      const any = (): string => lineUp(die(LINE_UPS));
      let squares = lineUps(any(), any());
      let turn = die(8);
      const past: { squares: number[]; turn: number }[] = [];
      for (;;) {
        past.push({ squares, turn });
        const board = plainOf(squares);
        const letter = turn < 8 ? LETTERS.charAt(turn) : LETTERS.charAt(turn - 8).toUpperCase();
        const targets = plainTargets(board, letter);
        const to = targets[die(targets.length)]!;
        const [next, then] = plainPlay(board, letter, to);
        if (then.length > 1 && /[18]$/.test(to)) break;
        setUp(squares);
        move(turn, squares[turn]!, squareOf(to));
        const found = turnAfter(turn, squareOf(to));
        expect(plainOf([...at])).toEqual(next);
        if (then.length > 1) {
          expect(found).toBe(then === 'black' ? BLACK_HAS_WON : WHITE_HAS_WON);
          met.deadlocks += 1;
          break;
        }
        expect(found).toBe(tower(then));
        if (isBlack(then) === turn < 8) met.passes += 1;
        [squares, turn] = [[...at], found];
      }
      // Who wins some moves before the end, by trying everything.
      for (const late of past.slice(-8)) {
        const letter = LETTERS.charAt(late.turn & 7);
        const whose = late.turn < 8 ? letter : letter.toUpperCase();
        const winner = plainWinner(plainOf(late.squares), whose, { left: 3000 });
        if (winner === undefined) continue;
        expect(prove(late.squares, late.turn).winner).toBe(winner === 'black' ? BLACK : WHITE);
        met.proofs[winner] += 1;
      }
    }
    expect(met.passes).toBeGreaterThan(20);
    expect(met.deadlocks).toBeGreaterThan(0);
    expect(met.proofs.black).toBeGreaterThan(50);
    expect(met.proofs.white).toBeGreaterThan(50);
  });
});

describe('the search', () => {
  test('Black wins from the usual start', () => {
    expect(proveLineUps(LETTERS, LETTERS).winner).toBe(BLACK);
  });

  test('each first move wins or loses as it is known to', () => {
    const found = [...FIRST_MOVES.keys()].filter((path) => {
      const { squares, turn } = after(START, path);
      return prove(squares, turn).winner === BLACK;
    });
    expect(found).toEqual([...FIRST_MOVES].filter(([, { wins }]) => wins).map(([path]) => path));
    expect(found.length).toBe(16);
  });

  test('line-ups win and lose as they are known to', () => {
    expect(proveLineUps('ngrykpbo', 'obpkyrgn').winner).toBe(WHITE);
    expect(proveLineUps('grpkybon', 'obpkyrgn').winner).toBe(BLACK);
    expect(work({ lineUp: 'ngrykpbo', answers: ['ngrykpbo', 'obpkyrgn', 'ngrykpob'] })).toEqual(
      expect.objectContaining({ beatenBy: 'obpkyrgn' }),
    );
    const answers = some([...Array(LINE_UPS).keys()], 50).map(lineUp);
    expect(work({ lineUp: 'grpkybon', answers }).beatenBy).toBeUndefined();
  });

  test('a proof is the same whatever was proven before', () => {
    const first = proveLineUps('grpkybon', 'ngrykpbo');
    proveLineUps('ngrykpbo', 'obpkyrgn');
    expect(proveLineUps('grpkybon', 'ngrykpbo')).toEqual(first);
  });
});

describe('the strategy', () => {
  const whole = readFileSync(join(import.meta.dirname, '../strategy.txt'), 'utf8');
  const lines = whole.trim().split('\n');
  const fault = (text: string): string => {
    try {
      checkStrategy(text);
    } catch (error) {
      if (error instanceof Fault) return error.kind;
      throw error;
    }
    return 'none';
  };

  test('wins against every defence', () => {
    expect(checkStrategy(whole)).toEqual({ positions: 13_277, moves: 3363 });
    expect(work({ strategy: whole })).toEqual({ positions: 13_277, moves: 3363 });
  });

  test('with a hole, a wrong move, a line too many or noise is refused', () => {
    const [opening = '', ...rest] = lines;
    expect(fault(rest.join('\n'))).toBe('no-move');
    for (const place of [1, 1000, 3362])
      expect(fault(lines.filter((_, at) => at !== place).join('\n'))).toBe('no-move');
    // Not a move, and one that does not win.
    expect(fault([opening.replace('b1b7', 'b1c1'), ...rest].join('\n'))).toBe('no-move');
    expect(fault([opening.replace('b1b7', 'a1a7'), ...rest].join('\n'))).toBe('no-move');
    expect(fault(`${whole}OBPKYRGN/8/8/8/8/8/8/gnrykpbo b - 1 0-0 b1b7\n`)).toBe('unused');
    expect(fault('once upon a time\n')).toBe('unreadable');
    expect(fault('')).toBe('unreadable');
    expect(work({ strategy: rest.join('\n') }).fault).toBe('OBPKYRGN/8/8/8/8/8/8/ngrykpbo b -');
  });
});

describe('a strategy that lets White go home', () => {
  test('is refused', () => {
    const whole = readFileSync(join(import.meta.dirname, '../strategy.txt'), 'utf8').trim();
    const lines = whole.split('\n');
    // Black moves to a square whose colour calls a tower of White's that can go home.
    const blunder = lines.flatMap((line) => {
      const [rows = '', side, turn = '', , , best = ''] = line.split(' ');
      if (turn === '-') return [];
      const board = plainOf(squaresOf(`${rows} b ${turn} 1 0-0`));
      const from = best.slice(0, 2);
      const losing = plainTargets(board, turn).find((to) => {
        const [next, then] = plainPlay(board, turn, to);
        return (
          then.length === 1 &&
          !isBlack(then) &&
          plainTargets(next, then).some((home) => home.endsWith('1'))
        );
      });
      return losing ? [[line, `${rows} ${side} ${turn} 1 0-0 ${from}${losing}`] as const] : [];
    })[0]!;
    const faked = whole.replace(blunder[0], blunder[1]);
    expect(faked).not.toBe(whole);
    expect(() => checkStrategy(faked)).toThrow(/^loses: /);
  });
});

describe('the table', () => {
  const file = readFileSync(
    join(
      import.meta.dirname,
      '../../../../crates/kamidana-engine/src/kamisado/openings/openings.bin',
    ),
  );
  const bytes = new Uint8Array(file).buffer;
  const table = readTable(bytes);

  test('has every line-up once, with the answer that beats it', () => {
    const all = new Set(table.map(({ lineUp }) => lineUp));
    expect(all.size).toBe(LINE_UPS);
    expect([...all].every((text) => [...text].sort().join('') === 'bgknopry')).toBe(true);
    const beatenBy = (answer: string | undefined): number =>
      table.filter((entry) => entry.answer === answer).length;
    expect(beatenBy(undefined)).toBe(531);
    expect(beatenBy('obpkyrgn')).toBe(35_698);
    expect(tableText(table)).toMatch(/^ngrykpbo obpkyrgn\n/);
    expect(tableText(table)).toMatch(/^grpkybon unbeaten$/m);
  });

  test('is refused if it is something else', () => {
    expect(() => readTable(bytes.slice(1))).toThrow();
    expect(() => readTable(bytes.slice(0, -1))).toThrow();
  });
});
