// The two questions about line-ups: from which side to fill, and how to set up.

import { html, svg } from '../../boards/dom';
import { textOn, type Looks, type Palette } from './palette';
import type { Texts } from '../../boards/texts';
import type { KamisadoTexts } from './texts';
import { other, place, squareColour, type Tower } from './position';
import type { Side } from './view';
import { drawTower } from './tower';

export interface FillChoice {
  readonly from: 'left' | 'right';
  readonly black: readonly Tower[];
  readonly white: readonly Tower[];
}

export interface FillQuestion {
  readonly choices: readonly FillChoice[];
  /** The side that is at the bottom of the board, and so of the pictures. */
  readonly bottom: Side;
  /** Who chooses, if it has to be said. */
  readonly name: string;
}

export function fillPanel(
  texts: Texts<KamisadoTexts>,
  { choices, bottom, name }: FillQuestion,
  palette: Palette,
  looks: Looks,
  chosen: (fill: string) => void,
): HTMLElement {
  const buttons = choices.map(({ from, ...rows }) => {
    const picture = svg(
      'svg',
      { class: 'kb-line-ups', viewBox: '0 0 800 224', 'aria-hidden': 'true' },
      drawRow(rows[other(bottom)], bottom, 0, palette, looks),
      drawRow(rows[bottom], bottom, 120, palette, looks),
    );
    const lines = [rows[bottom], rows[other(bottom)]].map((towers) => {
      const side = towers[0]?.side ?? 'black';
      return texts('kamisado-line-up', { side, towers: towers.map((t) => t.colour).join(' ') });
    });
    const title = texts(from === 'left' ? 'kamisado-fill-left' : 'kamisado-fill-right', {});
    const button = html(
      'button',
      { type: 'button', class: 'kb-choice', 'data-action': from },
      html('span', { class: 'kb-choice-title' }, title),
      picture,
      html('span', { class: 'kb-unseen' }, lines.join('; ')),
    );
    button.addEventListener('click', () => chosen(from));
    return button;
  });
  const title = texts('kamisado-fill-title', { name });
  return html(
    'div',
    { class: 'kb-question', role: 'group', 'aria-label': title },
    html('p', { class: 'kb-question-title' }, title),
    html('div', { class: 'kb-choices' }, ...buttons),
  );
}

/** A home row as it lies on the board. */
function drawRow(
  towers: readonly Tower[],
  bottom: Side,
  y: number,
  palette: Palette,
  looks: Looks,
): SVGGElement {
  const row = svg('g', { transform: `translate(0 ${y})` });
  towers.forEach((tower) => {
    const [at] = place(tower.square, bottom);
    const colour = palette[squareColour(tower.square)];
    row.append(
      svg('rect', {
        x: 100 * at + 1.5,
        y: 2,
        width: 97,
        height: 100,
        rx: 5,
        fill: colour,
        stroke: textOn(colour),
        'stroke-opacity': 0.15,
      }),
      svg(
        'g',
        { transform: `translate(${100 * at + 50} 52)` },
        drawTower(tower, palette, looks.signs),
      ),
    );
  });
  return row;
}

export function setUpPanel(texts: Texts<KamisadoTexts>, done: () => void): HTMLElement {
  const title = texts('kamisado-set-up-title', {});
  const button = html(
    'button',
    { type: 'button', class: 'kb-button', 'data-action': 'place' },
    texts('kamisado-set-up-done', {}),
  );
  button.addEventListener('click', done);
  return html(
    'div',
    { class: 'kb-question', role: 'group', 'aria-label': title },
    html('p', { class: 'kb-question-title' }, title),
    button,
  );
}
