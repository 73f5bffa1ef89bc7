// A round of Kamisado between towers without teeth, and nothing else: what the proofs on the page *Solved*
// rest on. It shares nothing with the engines, with the server or with the boards of this site.
//
// A tower is a number: the place of its colour in LETTERS, and 8 more if it is White's. A square is ten times
// its row and its file, both from 1 to 8, so that there is a border around the board on which nothing can stand.

/** Brown, green, red, yellow, pink, purple, blue, orange. */
export const LETTERS = 'ngrykpbo';
const ROWS = 'ngrykpbo pnybgkor bynprokg yrgnobpk kpbongry gkorpnyb rokgbynp obpkyrgn'.split(' ');

export const BLACK = 0;
export const WHITE = 1;

/** How a round can end, where the number of the tower that has to move is asked for. */
export const BLACK_HAS_WON = -1;
export const WHITE_HAS_WON = -2;

/** The number of its colour, by the square. */
export const COLOUR = new Uint8Array(100);
ROWS.forEach((row, up) =>
  [...row].forEach((letter, file) => {
    COLOUR[10 * (up + 1) + file + 1] = LETTERS.indexOf(letter);
  }),
);

/** Where each tower stands. */
export const at = new Uint8Array(16);
/** Whether something is in the way, by the square. */
export const taken = new Uint8Array(100);

/** Puts towers on their squares. @param {ArrayLike<number>} squares */
export function setUp(squares) {
  for (let square = 0; square < 100; square += 1) {
    const [row, file] = [Math.floor(square / 10), square % 10];
    taken[square] = row < 1 || row > 8 || file < 1 || file > 8 ? 1 : 0;
  }
  for (let tower = 0; tower < 16; tower += 1) {
    at[tower] = squares[tower];
    taken[squares[tower]] = 1;
  }
}

/** Where the towers stand before a round. Each line-up is read from the left of whose it is. @param {string} black @param {string} white */
export function lineUps(black, white) {
  const colours = [...LETTERS];
  return [
    ...colours.map((letter) => 11 + black.indexOf(letter)),
    ...colours.map((letter) => 88 - white.indexOf(letter)),
  ];
}

/** The step straight ahead. @param {number} tower */
export const ahead = (tower) => (tower < 8 ? 10 : -10);

/** Whether whoever moves this tower there has won. @param {number} tower @param {number} square */
export const isHome = (tower, square) => (tower < 8 ? square > 80 : square < 20);

/** @param {number} tower */
function isBlocked(tower) {
  const next = at[tower] + ahead(tower);
  return taken[next - 1] !== 0 && taken[next] !== 0 && taken[next + 1] !== 0;
}

/**
 * Which tower has to move after one was moved to a square that is not its goal; or who has won. A blocked
 * tower passes: then the tower of its square's colour is asked. If one is asked twice, nobody can ever move,
 * and whoever moved last has lost.
 * @param {number} tower @param {number} square
 */
export function turnAfter(tower, square) {
  let next = (tower < 8 ? 8 : 0) + COLOUR[square];
  let passed = 0;
  while (isBlocked(next)) {
    if ((passed >> next) & 1) return tower < 8 ? WHITE_HAS_WON : BLACK_HAS_WON;
    passed |= 1 << next;
    next = (next < 8 ? 8 : 0) + COLOUR[at[next]];
  }
  return next;
}

/** @param {number} tower @param {number} from @param {number} to */
export function move(tower, from, to) {
  taken[from] = 0;
  taken[to] = 1;
  at[tower] = to;
}
