// Where an analysis marks a board, in the board's own coordinates.

import type { Colour, Side } from '../../boards';
import { parsePosition as parseKamisado, place, squareColour } from '../../games/kamisado/position';
import { centre } from '../../games/kamon/position';
import type { Insight, Seat, View } from '../core/types';

export type Point = readonly [number, number];

export type Mark =
  /** A move that is thought about. */
  | { kind: 'arrow'; from: Point; to: Point }
  | { kind: 'circle'; at: Point }
  /** Landing here gives the opponent a way home. */
  | { kind: 'poison'; at: Point; colour: Colour }
  /** The tower that would walk home. */
  | { kind: 'threat'; at: Point }
  /** How many replies a cell leaves. */
  | { kind: 'replies'; at: Point; count: number };

const SQUARE = 100;

function onSquare(square: string, bottom: Side): Point {
  const [x, y] = place(square, bottom);
  return [SQUARE * (x + 0.5), SQUARE * (y + 0.5)];
}

const sideOf = (seat: Seat | null): Side => (seat === 2 ? 'white' : 'black');
export const opponent = (side: Side): Side => (side === 'black' ? 'white' : 'black');

/** The towers that would walk home if the side to move lands on their colour. */
export function poison(
  insight: Insight | null,
  view: View,
): { side: Side; colour: Colour; square: string }[] {
  const { board } = view;
  if (insight?.kind !== 'threats' || board.game !== 'kamisado' || view.to_act === null) return [];
  const side = opponent(sideOf(view.to_act));
  const { towers } = parseKamisado(board.position);
  return insight[side].map((colour) => ({
    side,
    colour,
    square: towers.find((tower) => tower.side === side && tower.colour === colour)?.square ?? '',
  }));
}

/** What there is to see besides the position. */
export function marksOf(insight: Insight | null, view: View, bottom: Side): Mark[] {
  const { board, choices } = view;
  if (insight?.kind === 'block')
    return Object.entries(insight.replies).map(([cell, count]) => {
      const [x, y] = centre(cell);
      return { kind: 'replies', at: [x, y], count };
    });
  if (board.game !== 'kamisado' || choices.kind !== 'list') return [];
  const towers = poison(insight, view);
  const targets = new Set(choices.actions.map((action) => action.slice(2)));
  const poisoned = [...targets].filter((square) =>
    towers.some(({ colour }) => colour === squareColour(square)),
  );
  return [
    ...towers.map(({ square }): Mark => ({ kind: 'threat', at: onSquare(square, bottom) })),
    ...poisoned.map((square): Mark => {
      return { kind: 'poison', at: onSquare(square, bottom), colour: squareColour(square) };
    }),
  ];
}

/** A move on the board. */
export function markOf(action: string | undefined, { board }: View, bottom: Side): Mark[] {
  if (!action) return [];
  if (board.game === 'kamon') return [{ kind: 'circle', at: centre(action) }];
  if (board.game !== 'kamisado' || !/^[a-h]\d[a-h]\d$/.test(action)) return [];
  const [from, to] = [action.slice(0, 2), action.slice(2)];
  return [{ kind: 'arrow', from: onSquare(from, bottom), to: onSquare(to, bottom) }];
}
