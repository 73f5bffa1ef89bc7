// What lies below everything: the frame, the coordinates and the 64 squares.

import { path, svg } from '../../boards/dom';
import { textOn, type Palette } from './palette';
import { squareAt, squareColour } from './position';
import { drawSign, type Signs } from './signs';
import type { Side } from './view';

/** A square is 100 wide; the frame around the eight of them carries the coordinates. */
export const FRAME = 34;
export const SIZE = 800 + 2 * FRAME;

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];

export interface Ground {
  readonly elements: readonly SVGElement[];
  readonly squares: ReadonlyMap<string, SVGGElement>;
}

export function drawGround(bottom: Side, palette: Palette, signs: Signs): Ground {
  const squares = new Map<string, SVGGElement>();
  const frame = svg(
    'g',
    { 'aria-hidden': 'true' },
    svg('rect', { class: 'kb-frame', x: -FRAME, y: -FRAME, width: SIZE, height: SIZE, rx: 14 }),
    svg('rect', { class: 'kb-frame-line', x: -7, y: -7, width: 814, height: 814, rx: 5 }),
    ...coordinates(bottom),
  );
  const rows = EIGHT.map((row) => {
    const drawn = EIGHT.map((column) => {
      const square = squareAt(column, row, bottom) ?? '';
      const element = drawSquare(square, 100 * column, 100 * row, palette, signs);
      squares.set(square, element);
      return element;
    });
    return svg('g', { role: 'row' }, ...drawn);
  });
  return { elements: [frame, ...rows], squares };
}

function coordinates(bottom: Side): SVGElement[] {
  return EIGHT.flatMap((at) => {
    const label = (text: string, x: number, y: number): SVGElement => {
      const element = svg('text', { class: 'kb-coordinate', x, y });
      element.textContent = text;
      return element;
    };
    const file = squareAt(at, 0, bottom)?.charAt(0) ?? '';
    const rank = squareAt(0, at, bottom)?.charAt(1) ?? '';
    return [label(file, 100 * at + 50, 820), label(rank, -20, 100 * at + 50)];
  });
}

function drawSquare(
  square: string,
  x: number,
  y: number,
  palette: Palette,
  signs: Signs,
): SVGGElement {
  const name = squareColour(square);
  const colour = palette[name];
  const group = svg(
    'g',
    { role: 'gridcell', class: 'kb-square', 'data-square': square },
    svg('rect', { x, y, width: 100, height: 100, class: 'kb-grout' }),
    svg('rect', { x: x + 1.5, y: y + 1.5, width: 97, height: 97, rx: 5, fill: colour }),
    path(`M${x + 6} ${y + 3}H${x + 94}`, { class: 'kb-glaze-light' }),
    path(`M${x + 6} ${y + 97}H${x + 94}`, { class: 'kb-glaze-dark' }),
  );
  const transform = `translate(${x + 6} ${y + 7}) scale(0.2)`;
  const sign = drawSign(signs, name, textOn(colour), { class: 'kb-character', transform });
  if (sign) group.append(sign);
  group.append(
    svg('rect', { class: 'kb-focus', x: x + 5, y: y + 5, width: 90, height: 90, rx: 4 }),
    svg('rect', { class: 'kb-focus-line', x: x + 5, y: y + 5, width: 90, height: 90, rx: 4 }),
  );
  return group;
}
