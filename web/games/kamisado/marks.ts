// What can be done and what was done, on the squares of 100.

import { path, point, svg } from '../../boards/dom';

type Point = readonly [number, number];

/** Where the tower may go. */
export const dot = (ink: string): SVGElement =>
  svg('circle', { class: 'kb-dot', r: 13, fill: ink });

const GATE =
  'M-31 -25Q0 -17 31 -25L29 -15Q0 -9 -29 -15ZM-23 -7H23V-1H-23ZM-19 -13H-12L-14 27H-22ZM19 -13H12L14 27H22Z';

/** Where it wins the round: a small gate. */
export const gate = (): SVGElement =>
  svg(
    'g',
    { class: 'kb-gate' },
    path(GATE, { class: 'kb-halo' }),
    path(GATE, { class: 'kb-accent' }),
  );

/** A push towards the enemy tower on the square, which lies above (-1) or below (1) the pusher. */
export function push(direction: number): SVGElement {
  const chevron = (y: number): string =>
    `M-16 ${direction * (y - 11)}L0 ${direction * y}L16 ${direction * (y - 11)}`;
  const d = chevron(-40) + chevron(-53);
  return svg(
    'g',
    { class: 'kb-push' },
    path(d, { class: 'kb-halo-line' }),
    path(d, { class: 'kb-accent-line' }),
  );
}

/** The ring around the foot of a tower that may move. */
export const ring = (kind: 'movable' | 'active' | 'won'): SVGElement =>
  svg(
    'g',
    { class: `kb-ring kb-ring-${kind}` },
    svg('ellipse', { class: 'kb-ring-halo', cy: 11, rx: 43, ry: 38 }),
    svg('ellipse', { class: 'kb-ring-line', cy: 11, rx: 43, ry: 38 }),
  );

/** The last move: a stroke that swells from where the tower came to where it stands. */
export function trail([x1, y1]: Point, [x2, y2]: Point): SVGElement {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [(y1 - y2) / length, (x2 - x1) / length];
  const at = (x: number, y: number, side: number): string => point(x + nx * side, y + ny * side);
  const d = `M${at(x1, y1, 3)}L${at(x2, y2, 13)}L${at(x2, y2, -13)}L${at(x1, y1, -3)}Z`;
  return svg(
    'g',
    { class: 'kb-trail' },
    path(d, { class: 'kb-trail-stroke' }),
    svg('circle', { class: 'kb-trail-from', cx: x1, cy: y1, r: 11 }),
  );
}
