// What can be done and what was done, on the squares of 100.

import shapes from '../../../shapes/kamisado.json';
import { path, point, svg } from '../../boards/dom';

type Point = readonly [number, number];

/** Where the tower may go. */
export const dot = (ink: string): SVGElement =>
  svg('circle', { class: 'kb-dot', r: 13, fill: ink });

/** Where it wins the round: a small gate. */
export const gate = (): SVGElement =>
  svg(
    'g',
    { class: 'kb-gate' },
    path(shapes.marks.gate, { class: 'kb-halo' }),
    path(shapes.marks.gate, { class: 'kb-accent' }),
  );

/** A push towards the enemy tower on the square, which lies above (-1) or below (1) the pusher. */
export const push = (direction: -1 | 1): SVGElement =>
  svg(
    'g',
    { class: 'kb-push', transform: `scale(1 ${direction})` },
    // On both sides of the towers, whose teeth stand between them.
    ...[-1, 1].flatMap((side) => {
      const transform = `translate(${39 * side} 12) scale(0.72)`;
      return [
        path(shapes.marks.push, { class: 'kb-halo-line', transform }),
        path(shapes.marks.push, { class: 'kb-accent-line', transform }),
      ];
    }),
  );

/** The ring around the foot of a tower that may move. */
export const ring = (kind: 'movable' | 'active' | 'won' | 'planned' | 'called'): SVGElement =>
  svg(
    'g',
    { class: `kb-ring kb-ring-${kind}` },
    svg('ellipse', { class: 'kb-ring-halo', ...shapes.marks.ring }),
    svg('ellipse', { class: 'kb-ring-line', ...shapes.marks.ring }),
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
