// The board once a pawn has been placed, before the server has said what follows from it.

import { SYMBOLS } from './crests';
import { parsePosition, type Content } from './position';
import type { KamonView } from './view';

function print(content: Content): string {
  if (content === 'black') return 'x';
  if (content === 'white') return 'o';
  if (content === 'forbidden') return '.';
  const letter = Object.entries(SYMBOLS).find(([, symbol]) => symbol === content.symbol)?.[0];
  return `${letter}${content.count}`;
}

export function foresee(view: KamonView, cell: string): KamonView | undefined {
  const { cells, side } = parsePosition(view.board.position);
  const token = cells.get(cell);
  if (typeof token !== 'object') return undefined;
  const after = new Map(cells).set(cell, side);
  const board = [...after]
    .map(([name, content]) => (/^[b-g]1$/.test(name) ? '/' : '') + print(content))
    .join('');
  return {
    ...view,
    choices: { kind: 'list', actions: [] },
    board: {
      ...view.board,
      position: `${board} ${side === 'black' ? 'w' : 'b'} ${print(token)}`,
      last: cell,
    },
  };
}
