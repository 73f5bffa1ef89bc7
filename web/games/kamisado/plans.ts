// Moves that are planned while others think. Anything can be planned: what is possible, the view
// of the turn says.

import type { Settings } from '../../boards/board';
import { path, point, round, svg } from '../../boards/dom';
import { SQUARES, type Tower } from './position';
import type { KamisadoView, Side } from './view';

type Point = readonly [number, number];

/** Whether there is a board on which towers will move. */
export const isPlannable = ({ board, outcome }: KamisadoView, { planned }: Settings): boolean =>
  planned !== undefined && board.phase === 'play' && outcome.state === 'unknown';

/** Every tower of a side to every square where none of them stands. */
export function plannedMoves(
  towers: readonly Tower[],
  side: Side | undefined,
): Map<string, Set<string>> {
  const own = towers.filter((tower) => tower.side === side).map(({ square }) => square);
  const free = SQUARES.filter((square) => !own.includes(square));
  return new Map(own.map((square) => [square, new Set(free)]));
}

/** How far from the middle of its squares a way begins and ends, so that the towers can be seen. */
const REST = 34;

/** A tower as it would stand, with a dashed way to it. */
export function drawPlan(tower: SVGGElement, [x1, y1]: Point, [x2, y2]: Point): SVGGElement {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((x2 - x1) * REST) / length, ((y2 - y1) * REST) / length];
  const way = `M${point(x1 + dx, y1 + dy)}L${point(x2 - dx, y2 - dy)}`;
  tower.classList.add('kb-plan-tower');
  return svg(
    'g',
    { class: 'kb-plan' },
    path(way, { class: 'kb-plan-halo' }),
    path(way, { class: 'kb-plan-line' }),
    svg(
      'g',
      { transform: `translate(${round(x2)} ${round(y2)})` },
      svg('rect', { class: 'kb-plan-halo', x: -44, y: -44, width: 88, height: 88, rx: 8 }),
      svg('rect', { class: 'kb-plan-line', x: -44, y: -44, width: 88, height: 88, rx: 8 }),
      tower,
    ),
  );
}
