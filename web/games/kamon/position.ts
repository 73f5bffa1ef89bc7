// What a Kamon position string says, and where the cells lie.

import type { Emblem, KamonSymbol } from './texts';
import type { Side } from './view';
import { SYMBOLS } from './crests';

export interface Token {
  readonly symbol: KamonSymbol;
  readonly count: number;
}

export type Content = Token | 'black' | 'white' | 'forbidden';

export interface Position {
  /** What lies on each cell, by its name. */
  readonly cells: ReadonlyMap<string, Content>;
  readonly side: Side;
  /** The token on the pile; none before the first move. */
  readonly top: Token | undefined;
}

const ROWS = 'abcdefg';

/** From one cell to the next in a row, and from row to row. */
export const PITCH = 86;
const LINE = PITCH * (Math.sqrt(3) / 2);
/** From the middle of a cell to its corners. */
export const CELL = PITCH / Math.sqrt(3);

export function parsePosition(text: string): Position {
  const [board = '', side, top = '-'] = text.split(' ');
  const cells = new Map<string, Content>();
  board.split('/').forEach((row, at) => {
    [...row.matchAll(/[a-z]\d|[xo.]/g)].forEach(([content], place) => {
      cells.set(`${ROWS.charAt(at)}${place + 1}`, read(content));
    });
  });
  const first = top === '-' ? undefined : read(top);
  return {
    cells,
    side: side === 'w' ? 'white' : 'black',
    top: typeof first === 'object' ? first : undefined,
  };
}

function read(content: string): Content {
  if (content === 'x') return 'black';
  if (content === 'o') return 'white';
  const symbol = SYMBOLS[content.charAt(0)];
  return symbol ? { symbol, count: Number(content.charAt(1)) } : 'forbidden';
}

/** The middle of a cell; the middle of the board is (0, 0). */
export function centre(cell: string): [number, number] {
  const row = ROWS.indexOf(cell.charAt(0)) - 3;
  const start = (-(6 - Math.abs(row)) / 2) * PITCH;
  return [start + (Number(cell.slice(1)) - 1) * PITCH, row * LINE];
}

export function touch(one: string, other: string): boolean {
  const [[x1, y1], [x2, y2]] = [centre(one), centre(other)];
  return one !== other && Math.hypot(x2 - x1, y2 - y1) < 1.1 * PITCH;
}

/** The emblems of the edges, clockwise from the top one. */
export const EDGES: readonly Emblem[] = [
  'snake',
  'dragon',
  'tortoise',
  'snake',
  'dragon',
  'tortoise',
];

/** The edges a cell lies at, by their places in `EDGES`; a corner lies at two. */
export function edgesOf(cell: string): number[] {
  const [x, y] = centre(cell);
  return EDGES.flatMap((_, at) => {
    const angle = (-90 + 60 * at) * (Math.PI / 180);
    return x * Math.cos(angle) + y * Math.sin(angle) > 2.9 * LINE ? [at] : [];
  });
}
