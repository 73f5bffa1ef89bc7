// Walks through everything that can happen from the usual start if Black follows a file, by the rules in
// `rules.js` and nothing else: every move of White's is tried, and each game has to end with Black's win.

import {
  ahead,
  at,
  BLACK_HAS_WON,
  isHome,
  LETTERS,
  lineUps,
  move,
  setUp,
  taken,
  turnAfter,
} from './rules.js';

/** Why a file proves nothing, and in which position: as in the file, without the score. */
export class Fault extends Error {
  /** @param {'unreadable' | 'no-move' | 'loses' | 'unused'} kind @param {string} position */
  constructor(kind, position) {
    super(`${kind}: ${position}`);
    this.kind = kind;
    this.position = position;
  }
}

/** A position as the file has it: the rows from the eighth to the first, who is to move, with which tower. @param {number | undefined} turn */
function written(turn) {
  const board = new Array(100).fill('.');
  for (let tower = 0; tower < 16; tower += 1) {
    const letter = LETTERS[tower & 7];
    board[at[tower]] = tower < 8 ? letter : letter.toUpperCase();
  }
  const rows = [8, 7, 6, 5, 4, 3, 2, 1].map((row) =>
    board
      .slice(10 * row + 1, 10 * row + 9)
      .join('')
      .replace(/\.+/g, (gap) => String(gap.length)),
  );
  const side = turn !== undefined && turn >= 8 ? 'w' : 'b';
  return `${rows.join('/')} ${side} ${turn === undefined ? '-' : LETTERS[turn & 7]}`;
}

/** Black's moves, by the position. @param {string} text */
function read(text) {
  /** @type {Map<string, string>} */
  const moves = new Map();
  for (const line of text.trim().split('\n')) {
    const [rows, side, turn, , , chosen] = line.split(' ');
    if (!chosen || side !== 'b' || !/^([a-h][1-8]){2}$/.test(chosen))
      throw new Fault('unreadable', line);
    moves.set(`${rows} ${side} ${turn}`, chosen);
  }
  return moves;
}

/** @param {string} name */
const squareOf = (name) => 10 * Number(name[1]) + 'abcdefgh'.indexOf(name[0]) + 1;

/** All moves of a tower on the board. @param {number} tower */
function movesOf(tower) {
  const found = [];
  for (const step of [-1, 0, 1].map((aside) => ahead(tower) + aside))
    for (let to = at[tower] + step; taken[to] === 0; to += step)
      found.push({ tower, from: at[tower], to });
  return found;
}

/**
 * Tries every defence; how many positions were met, and how many of them needed a move of the file. Where a black
 * tower can go home it does.
 * @param {string} text
 */
export function checkStrategy(text) {
  const strategy = read(text);
  let used = 0;
  /** @type {Set<string>} */
  const met = new Set();
  /** @type {{ squares: ArrayLike<number>, turn: number | undefined }[]} */
  const open = [{ squares: lineUps(LETTERS, LETTERS), turn: undefined }];
  for (let last = open.pop(); last; last = open.pop()) {
    const { squares, turn } = last;
    setUp(squares);
    const position = written(turn);
    if (met.has(position)) continue;
    met.add(position);
    const towers = turn === undefined ? [0, 1, 2, 3, 4, 5, 6, 7] : [turn];
    const legal = towers.flatMap(movesOf);
    let tried = legal;
    if (turn === undefined || turn < 8) {
      if (legal.some(({ tower, to }) => isHome(tower, to))) continue;
      used += 1;
      const chosen = strategy.get(position) ?? '';
      const [from, to] = [squareOf(chosen.slice(0, 2)), squareOf(chosen.slice(2))];
      tried = legal.filter((way) => way.from === from && way.to === to);
      if (tried.length === 0) throw new Fault('no-move', position);
    }
    for (const { tower, from, to } of tried) {
      if (tower >= 8 && isHome(tower, to)) throw new Fault('loses', position);
      move(tower, from, to);
      const next = turnAfter(tower, to);
      if (next >= 0) open.push({ squares: at.slice(), turn: next });
      else if (next !== BLACK_HAS_WON) throw new Fault('loses', position);
      move(tower, to, from);
    }
  }
  const unused = [...strategy.keys()].find((position) => !met.has(position));
  if (unused !== undefined || used !== strategy.size) throw new Fault('unused', unused ?? '');
  return { positions: met.size, moves: used };
}
