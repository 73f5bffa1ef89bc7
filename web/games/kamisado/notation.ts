// Moves of Kamisado as the rulebook writes them.

import type { MovePart } from '../module';
import { other, parsePosition, place, squareColour } from './position';
import { preferences } from './preferences.svelte';
import type { Colour, KamisadoEvent, KamisadoView, Side } from './view';
import { texts } from './words';

export type Direction = 'ahead' | 'left' | 'right' | 'back' | 'none';

/** A tower that changed its place, or could not: the rulebook's four symbols. */
export interface TowerMove {
  tower: Colour;
  direction: Direction;
  distance: number;
  colour: Colour;
  coordinates: string;
  from: string;
  to: string;
}

const file = (square: string): number => square.charCodeAt(0);
const rank = (square: string): number => Number(square.charAt(1));

/** Which way a tower went, as its owner sees it. */
export function direction(side: Side, from: string, to: string): Direction {
  const turn = side === 'black' ? 1 : -1;
  const [x, y] = [(file(to) - file(from)) * turn, (rank(to) - rank(from)) * turn];
  if (y < 0) return 'back';
  if (x === 0) return y === 0 ? 'none' : 'ahead';
  return x < 0 ? 'left' : 'right';
}

const towerMove = (side: Side, tower: Colour, from: string, to: string): TowerMove => ({
  tower,
  direction: direction(side, from, to),
  distance: Math.abs(rank(to) - rank(from)),
  colour: squareColour(to),
  coordinates: from === to ? from : `${from}${to}`,
  from,
  to,
});

/** Which way a move goes on the screen: the turn of an arrow that points up, in degrees. */
export function screenTurn(from: string, to: string, bottom: Side): number {
  const [[x1, y1], [x2, y2]] = [place(from, bottom), place(to, bottom)];
  return (Math.round((Math.atan2(x2 - x1, y1 - y2) * 4) / Math.PI) * 45 + 360) % 360;
}

const drawn = (move: TowerMove): MovePart => ({ drawn: move });

/** What an event adds to the record. */
export function partsOf(event: KamisadoEvent): MovePart[] {
  switch (event.event) {
    case 'moved': {
      const [from, to] = [event.path.slice(0, 2), event.path.slice(2)];
      const pushed = event.pushed.map((push) =>
        towerMove(other(event.side), push.tower, push.from, push.to),
      );
      return [towerMove(event.side, event.tower, from, to), ...pushed].map(drawn);
    }
    case 'passed': {
      const { side, tower, square } = event;
      // The rulebook has a symbol for it, a reader wants to be told.
      if (preferences.notation === 'symbols' || preferences.notation === 'coordinates')
        return [drawn(towerMove(side, tower, square, square))];
      const colour = squareColour(square);
      return [
        { text: texts('kamisado-passed', { side, tower, square, next: other(side), colour }) },
      ];
    }
    case 'round-won': {
      const { winner: side, tower, reason } = event.end;
      const { points } = event;
      return [{ text: texts('kamisado-round-won', { side, tower, reason, points }) }];
    }
    case 'filled':
      return [{ text: texts('kamisado-filled', { side: event.side, fill: event.fill }) }];
    case 'placed':
      return [{ text: texts('kamisado-placed', { side: event.side }) }];
    case 'round-started':
    case 'match-over':
      return [];
  }
}

/** A move that could be made, as it would be recorded. */
export function draftOf(action: string, { board }: KamisadoView): TowerMove | undefined {
  if (!/^[a-h][1-8][a-h][1-8]$/.test(action)) return undefined;
  const [from, to] = [action.slice(0, 2), action.slice(2)];
  const tower = parsePosition(board.position).towers.find(({ square }) => square === from);
  return tower && towerMove(tower.side, tower.colour, from, to);
}
