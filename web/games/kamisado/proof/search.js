// Proves who wins a round of Kamisado, by the rules in `rules.js` and nothing else.
//
// Why a result is a proof. Towers only go forwards, so no position comes again and every round ends. Each
// position is kept with two numbers: the effort that proving a win of Black's would still take, and the same
// for White. The efforts are guesses that only say where to look next. Just one value means something: 0,
// *proven*. It is written down in three places, all in `expand`, `guess` and `search`, and never anywhere else:
// - whoever is to move can go home, or end the round by a deadlock that the other side has caused;
// - one move leads to a position that is proven for whoever moves;
// - all moves lead to positions that are proven for the other side, or lose at once.
// Positions are told apart by all 16 squares and the turn, not by a hash of them: two that share a place in the
// table have a different key and are two. So nothing can be taken for proven because something else was.
//
// How it looks: depth-first proof-number search (Nagai 2002). Of the moves of the side to be proven the one that
// takes the least effort is followed, as long as it stays the least.

import {
  ahead,
  at,
  BLACK,
  BLACK_HAS_WON,
  isHome,
  lineUps,
  move,
  setUp,
  taken,
  turnAfter,
  WHITE,
} from './rules.js';

/** The effort of what cannot be. */
const NEVER = 1_000_000_000;

// A position is eight words: the squares of all towers, seven bits each, with the tower that has to move on top of
// the first; Black's effort and White's; where its moves are, 0 before they are looked for; and how many.
const WORDS = 8;
const [EFFORT, MOVES, COUNT] = [4, 6, 7];
let positions = new Int32Array(WORDS << 12);
/** The number of the next position. There is no position 0. */
let next = 1;
/** The numbers of positions, each at the hash of its key or on the first free place behind that; 0 is free. */
let table = new Int32Array(1 << 13);
/** Of all moves: the position that it leads to, and the tower and the square. */
let leads = new Int32Array(1 << 12);
let moves = new Uint16Array(1 << 12);
let nextMove = 1;

/** @param {number} a @param {number} b @param {number} c @param {number} d */
function hash(a, b, c, d) {
  let mixed = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed ^= Math.imul(c, 0xc2b2ae35) ^ Math.imul(d, 0x27d4eb2f);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x297a2d39);
  return mixed ^ (mixed >>> 16);
}

function makeRoom() {
  if ((next + 1) * WORDS > positions.length) {
    const old = positions;
    positions = new Int32Array(2 * old.length);
    positions.set(old);
  }
  if (2 * next < table.length) return;
  table = new Int32Array(2 * table.length);
  for (let position = 1; position < next; position += 1) {
    const key = position * WORDS;
    let place = hash(positions[key], positions[key + 1], positions[key + 2], positions[key + 3]);
    while (table[(place &= table.length - 1)] !== 0) place += 1;
    table[place] = position;
  }
}

/** The position with this key, which is on the board. @param {number} a @param {number} b @param {number} c @param {number} d */
function find(a, b, c, d) {
  makeRoom();
  let place = hash(a, b, c, d);
  for (; ; place += 1) {
    const position = table[(place &= table.length - 1)];
    if (position === 0) break;
    const key = position * WORDS;
    if (
      positions[key] === a &&
      positions[key + 1] === b &&
      positions[key + 2] === c &&
      positions[key + 3] === d
    )
      return position;
  }
  table[place] = next;
  const key = next * WORDS;
  positions[key] = a;
  positions[key + 1] = b;
  positions[key + 2] = c;
  positions[key + 3] = d;
  positions[key + MOVES] = 0;
  guess(next, a >>> 28);
  next += 1;
  return next - 1;
}

/** Notes the efforts for the side that is to move and for the other. @param {number} position @param {number} side @param {number} own @param {number} others */
function note(position, side, own, others) {
  positions[position * WORDS + EFFORT + side] = own;
  positions[position * WORDS + EFFORT + 1 - side] = others;
}

/** One who is to move needs a single move, the other an answer to each, and there is one at least, or the tower
 * would have passed; unless there is a way home. @param {number} position @param {number} tower */
function guess(position, tower) {
  const side = tower >> 3;
  let ways = 0;
  for (let aside = -1; aside <= 1; aside += 1) {
    const step = ahead(tower) + aside;
    for (let to = at[tower] + step; taken[to] === 0; to += step) {
      if (isHome(tower, to)) return note(position, side, 0, NEVER);
      ways += 1;
    }
  }
  note(position, side, 1, ways);
}

/** Looks for all moves of some towers in the position on the board. @param {number} position @param {number} first @param {number} last */
function expand(position, first, last) {
  const key = position * WORDS;
  const side = first >> 3;
  positions[key + MOVES] = nextMove;
  for (let tower = first; tower <= last; tower += 1) {
    const from = at[tower];
    for (let aside = -1; aside <= 1; aside += 1) {
      const step = ahead(tower) + aside;
      for (let to = from + step; taken[to] === 0; to += step) {
        if (isHome(tower, to)) return note(position, side, 0, NEVER);
        move(tower, from, to);
        const turn = turnAfter(tower, to);
        const winner = turn >= 0 ? -1 : turn === BLACK_HAS_WON ? BLACK : WHITE;
        let after = 0;
        if (turn >= 0) {
          const [word, change] = [tower >> 2, (to - from) << (7 * (tower & 3))];
          after = find(
            ((positions[key] & 0xfffffff) + (word === 0 ? change : 0)) | (turn << 28),
            positions[key + 1] + (word === 1 ? change : 0),
            positions[key + 2] + (word === 2 ? change : 0),
            positions[key + 3] + (word === 3 ? change : 0),
          );
        }
        move(tower, to, from);
        const efforts = after * WORDS + EFFORT;
        if (winner === side || (after !== 0 && positions[efforts + side] === 0)) {
          return note(position, side, 0, NEVER);
        }
        // What loses at once needs no answer.
        if (after === 0 || positions[efforts + 1 - side] === 0) continue;
        if (nextMove === leads.length) {
          const old = [leads, moves];
          leads = new Int32Array(2 * nextMove);
          moves = new Uint16Array(2 * nextMove);
          leads.set(old[0]);
          moves.set(old[1]);
        }
        leads[nextMove] = after;
        moves[nextMove] = (tower << 7) | to;
        nextMove += 1;
      }
    }
  }
  positions[key + COUNT] = nextMove - positions[key + MOVES];
}

/** Searches a position on the board until one side's effort is not below its limit, or it is proven. @param {number} position @param {number} side @param {number} ownLimit @param {number} othersLimit */
function search(position, side, ownLimit, othersLimit) {
  const first = positions[position * WORDS + MOVES];
  const end = first + positions[position * WORDS + COUNT];
  for (;;) {
    let [own, second, others, best] = [NEVER, NEVER, 0, 0];
    for (let way = first; way < end; way += 1) {
      const efforts = leads[way] * WORDS + EFFORT;
      const effort = positions[efforts + side];
      others += positions[efforts + 1 - side];
      if (effort < own) {
        [second, own, best] = [own, effort, way];
      } else if (effort < second) second = effort;
    }
    others = own === 0 ? NEVER : Math.min(others, NEVER);
    note(position, side, own, others);
    if (own === 0 || others === 0 || own >= ownLimit || others >= othersLimit) return;
    const after = leads[best];
    const below = Math.min(ownLimit, second + (second >> 2) + 1);
    const othersBelow = othersLimit - others + positions[after * WORDS + EFFORT + 1 - side];
    const tower = moves[best] >> 7;
    const [from, to] = [at[tower], moves[best] & 127];
    move(tower, from, to);
    const turn = positions[after * WORDS] >>> 28;
    if (positions[after * WORDS + MOVES] === 0) expand(after, turn, turn);
    if (positions[after * WORDS + EFFORT] !== 0 && positions[after * WORDS + EFFORT + 1] !== 0) {
      if (turn >> 3 === side) search(after, side, below, othersBelow);
      else search(after, 1 - side, othersBelow, below);
    }
    move(tower, to, from);
  }
}

/**
 * Who wins from these squares if this tower has to move, or any of Black's; and how many positions it took.
 * @param {ArrayLike<number>} squares @param {number} [turn]
 */
export function prove(squares, turn) {
  setUp(squares);
  // Nothing is kept from one proof to the next, but for the room.
  if (table.length > 1 << 16) table = new Int32Array(1 << 13);
  else table.fill(0);
  const start = 1;
  next = start + 1;
  nextMove = 1;
  for (let word = 0; word < 4; word += 1) {
    positions[WORDS + word] = 0;
    for (let tower = 4 * word + 3; tower >= 4 * word; tower -= 1)
      positions[WORDS + word] = (positions[WORDS + word] << 7) | at[tower];
  }
  const side = turn === undefined ? BLACK : turn >> 3;
  note(start, side, 1, 1);
  expand(start, turn ?? 0, turn ?? 7);

  if (positions[WORDS + EFFORT + side] !== 0) search(start, side, NEVER, NEVER);
  const proven = [BLACK, WHITE].filter((one) => positions[WORDS + EFFORT + one] === 0);
  if (proven.length !== 1) throw new Error('nothing was proven');
  return { winner: proven[0], positions: next - 1 };
}

/** Who wins a round that Black opens, after both have lined up. @param {string} black @param {string} white */
export const proveLineUps = (black, white) => prove(lineUps(black, white));
