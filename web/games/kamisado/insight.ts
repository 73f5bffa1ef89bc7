// Which colours are poisoned, and where an analysis marks the board.

import type { Mark, Point } from '../../src/analysis/marks';
import type { Insight, Seat } from '../../src/core/types';
import { PALETTES, textOn } from './palette';
import { other, parsePosition, place, sideOf, squareColour } from './position';
import { preferences } from './preferences.svelte';
import type { Colour, KamisadoView, Side } from './view';

/** The colours each side could walk home with at once. */
export type Threats = Insight & { black: Colour[]; white: Colour[] };

const SQUARE = 100;

/** The middle of a square in the coordinates of the board. */
export function onSquare(square: string, bottom: Seat): Point {
  const [x, y] = place(square, sideOf(bottom));
  return [SQUARE * (x + 0.5), SQUARE * (y + 0.5)];
}

export const isThreats = (insight: Insight | null): insight is Threats =>
  insight?.kind === 'threats';

/** The towers that would walk home if the side to move lands on their colour. */
export function poison(
  insight: Insight | null,
  { board, to_act }: KamisadoView,
): { side: Side; colour: Colour; square: string }[] {
  if (!isThreats(insight) || to_act === null) return [];
  const side = other(sideOf(to_act));
  const { towers } = parsePosition(board.position);
  return insight[side].map((colour) => ({
    side,
    colour,
    square: towers.find((tower) => tower.side === side && tower.colour === colour)?.square ?? '',
  }));
}

/** The towers that threaten, and the squares nobody should land on. */
export function marks(insight: Insight | null, view: KamisadoView, bottom: Seat): Mark[] {
  if (view.choices.kind !== 'list') return [];
  const towers = poison(insight, view);
  const targets = new Set(view.choices.actions.map((action) => action.slice(2)));
  const poisoned = [...targets].filter((square) =>
    towers.some(({ colour }) => colour === squareColour(square)),
  );
  const palette = PALETTES[preferences.palette];
  return [
    ...towers.map(({ square }): Mark => ({ kind: 'ring', at: onSquare(square, bottom) })),
    ...poisoned.map((square): Mark => {
      const colour = textOn(palette[squareColour(square)]);
      return { kind: 'cross', at: onSquare(square, bottom), colour };
    }),
  ];
}

export function hint(action: string, _: KamisadoView, bottom: Seat): Mark[] {
  if (!/^[a-h]\d[a-h]\d$/.test(action)) return [];
  const [from, to] = [action.slice(0, 2), action.slice(2)];
  return [{ kind: 'arrow', from: onSquare(from, bottom), to: onSquare(to, bottom) }];
}
