// The two questions about line-ups: from which side to fill, and how to set up.

import { html, svg } from '../../boards/dom';
import { textOn, type Looks, type Palette } from './palette';
import type { Texts } from '../../boards/texts';
import type { KamisadoTexts } from './texts';
import { homeSquare, squareColour, type Tower } from './position';
import { drawTower } from './tower';

export interface FillChoice {
  readonly from: 'left' | 'right';
  readonly own: readonly Tower[];
  readonly others: readonly Tower[];
}

export function fillPanel(
  texts: Texts<KamisadoTexts>,
  choices: readonly FillChoice[],
  palette: Palette,
  looks: Looks,
  chosen: (fill: string) => void,
): HTMLElement {
  const buttons = choices.map(({ from, own, others }) => {
    // The opponent's row is seen from the other side of the board.
    const picture = svg(
      'svg',
      { class: 'kb-line-ups', viewBox: '0 0 800 224', 'aria-hidden': 'true' },
      drawRow([...others].reverse(), others, 0, palette, looks),
      drawRow(own, own, 120, palette, looks),
    );
    const lines = [own, others].map((towers) => {
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
  return html(
    'div',
    { class: 'kb-question', role: 'group', 'aria-label': texts('kamisado-fill-title', {}) },
    html('p', { class: 'kb-question-title' }, texts('kamisado-fill-title', {})),
    html('div', { class: 'kb-choices' }, ...buttons),
  );
}

function drawRow(
  shown: readonly Tower[],
  fromLeft: readonly Tower[],
  y: number,
  palette: Palette,
  looks: Looks,
): SVGGElement {
  const row = svg('g', { transform: `translate(0 ${y})` });
  shown.forEach((tower, at) => {
    const colour = palette[squareColour(homeSquare(tower.side, fromLeft.indexOf(tower)))];
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
        drawTower(tower, palette, looks.characters),
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
