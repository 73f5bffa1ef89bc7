// What a Kamisado position string says, and where things lie on the screen.

import { COLOURS } from './palette';
import type { Colour, Side } from './view';

export interface Tower {
  readonly side: Side;
  readonly colour: Colour;
  /** Dragon teeth: the rank. */
  readonly teeth: number;
  readonly square: string;
}

export interface Position {
  readonly towers: readonly Tower[];
  /** The tower that must move; none in an opening and outside a round. */
  readonly active: Tower | undefined;
}

const LETTERS = 'ngrykpbo';
const FILES = 'abcdefgh';

/** The colours of the board, rank 8 first, as Black sees it. */
const BOARD = [
  'obpkyrgn',
  'rokgbynp',
  'gkorpnyb',
  'kpbongry',
  'yrgnobpk',
  'bynprokg',
  'pnybgkor',
  'ngrykpbo',
];

export const SQUARES: readonly string[] = [...'87654321'].flatMap((rank) =>
  [...FILES].map((file) => file + rank),
);

export function colourOf(letter: string): Colour {
  const colour = COLOURS[LETTERS.indexOf(letter.toLowerCase())];
  if (!colour) throw new Error(`${letter} is no colour's letter`);
  return colour;
}

export const letterOf = (colour: Colour): string => LETTERS.charAt(COLOURS.indexOf(colour));

const file = (square: string): number => FILES.indexOf(square.charAt(0));
const rank = (square: string): number => Number(square.charAt(1)) - 1;

export const squareColour = (square: string): Colour =>
  colourOf(BOARD[7 - rank(square)]?.charAt(file(square)) ?? '');

/** Column and row on the screen, from the upper left corner. */
export function place(square: string, bottom: Side): [number, number] {
  const [x, y] = [file(square), 7 - rank(square)];
  return bottom === 'black' ? [x, y] : [7 - x, 7 - y];
}

export function squareAt(column: number, row: number, bottom: Side): string | undefined {
  if (column < 0 || column > 7 || row < 0 || row > 7) return undefined;
  const [x, y] = bottom === 'black' ? [column, row] : [7 - column, 7 - row];
  return SQUARES[8 * y + x];
}

/** Whether the square is on the row a side wants to reach. */
export const isFarRow = (square: string, side: Side): boolean =>
  rank(square) === (side === 'black' ? 7 : 0);

/** The home row square at a place of a line-up, counted from the owner's left. */
export const homeSquare = (side: Side, at: number): string =>
  side === 'black' ? `${FILES.charAt(at)}1` : `${FILES.charAt(7 - at)}8`;

/** The towers of a side on its home row, in the order of a line-up. */
export const linedUp = (towers: readonly Tower[], side: Side, letters: string): Tower[] =>
  [...letters].flatMap((letter, at) => {
    const tower = towers.find((tower) => tower.side === side && letterOf(tower.colour) === letter);
    return tower ? { ...tower, square: homeSquare(side, at) } : [];
  });

export const seatOf = (side: Side): number => (side === 'white' ? 2 : 1);
export const sideOf = (seat: number | null): Side => (seat === 2 ? 'white' : 'black');

export const other = (side: Side): Side => (side === 'black' ? 'white' : 'black');

/** Whether there are more rounds than this one: more than a point is wanted, or one has been won. */
export const isMatch = ({ position, round }: { position: string; round: number }): boolean =>
  round > 1 || Number(position.split(' ')[3]) > 1;

export function parsePosition(text: string): Position {
  const [board = '', side, active = ''] = text.split(' ');
  const towers: Tower[] = [];
  board.split('/').forEach((row, fromTop) => {
    let x = 0;
    for (const [piece] of row.matchAll(/\d|[a-z]\+*/gi)) {
      const letter = piece.charAt(0);
      if (/\d/.test(letter)) {
        x += Number(letter);
        continue;
      }
      towers.push({
        side: letter === letter.toLowerCase() ? 'black' : 'white',
        colour: colourOf(letter),
        teeth: piece.length - 1,
        square: `${FILES.charAt(x)}${8 - fromTop}`,
      });
      x += 1;
    }
  });
  const mover: Side = side === 'w' ? 'white' : 'black';
  const isActive = (tower: Tower): boolean =>
    active.length === 1 && letterOf(tower.colour) === active && tower.side === mover;
  return { towers, active: towers.find(isActive) };
}

/** The towers as a position string has them, rank 8 first. */
export function printBoard(towers: readonly Tower[]): string {
  const letters = (square: string): string => {
    const tower = towers.find((tower) => tower.square === square);
    if (!tower) return '1';
    const letter = letterOf(tower.colour);
    return (tower.side === 'black' ? letter : letter.toUpperCase()) + '+'.repeat(tower.teeth);
  };
  return [...'87654321']
    .map((rank) => [...FILES].map((file) => letters(file + rank)).join(''))
    .map((row) => row.replace(/1+/g, (empty) => String(empty.length)))
    .join('/');
}
