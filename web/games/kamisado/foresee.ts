// The board once a tower has moved, before the server has said what follows from it.

import { parsePosition, printBoard, seatOf, type Tower } from './position';
import type { KamisadoEvent, KamisadoView } from './view';

const MOVE = /^[a-h][1-8][a-h][1-8]$/;

type Moved = Extract<KamisadoEvent, { event: 'moved' }>;

/** The squares behind one another from `square` on, away from whoever moves there. */
function* line(square: string, away: 1 | -1): Generator<string> {
  const [file, rank] = [square.charAt(0), Number(square.charAt(1))];
  for (let at = rank; at >= 1 && at <= 8; at += away) yield `${file}${at}`;
}

/** The towers after a move; those in its way are pushed, one square each. */
export function movedTowers(
  towers: readonly Tower[],
  action: string,
): { towers: Tower[]; event: Moved } | undefined {
  const [from, to] = [action.slice(0, 2), action.slice(2)];
  const on = (square: string): Tower | undefined => towers.find((one) => one.square === square);
  const tower = on(from);
  if (!MOVE.test(action) || !tower) return undefined;
  const way = [...line(to, tower.side === 'black' ? 1 : -1)];
  const free = way.findIndex((square) => !on(square));
  const pushed = way.slice(0, Math.max(0, free)).flatMap((square, at) => {
    const [one, next] = [on(square), way[at + 1]];
    return one && next ? { tower: one.colour, from: square, to: next } : [];
  });
  const place = (one: Tower): string =>
    one === tower ? to : (pushed.find((push) => push.from === one.square)?.to ?? one.square);
  return {
    towers: towers.map((one) => ({ ...one, square: place(one) })),
    event: { event: 'moved', side: tower.side, tower: tower.colour, path: action, pushed },
  };
}

export function foresee(view: KamisadoView, action: string): KamisadoView | undefined {
  const { board } = view;
  if (board.phase !== 'play') return undefined;
  const moved = movedTowers(parsePosition(board.position).towers, action);
  if (!moved || view.to_act !== seatOf(moved.event.side)) return undefined;
  const [, , , ...rest] = board.position.split(' ');
  const side = moved.event.side === 'black' ? 'w' : 'b';
  return {
    ...view,
    choices: { kind: 'list', actions: [] },
    board: {
      ...board,
      position: [printBoard(moved.towers), side, '-', ...rest].join(' '),
      events: [moved.event],
    },
  };
}
