// Cards that can be taken: the own hand, and the Mercenaries of a duel.

import { html } from '../../boards/dom';
import { CARDS, drawFace, WORTH } from './cards';
import { unseenText } from './pieces';
import { handOf, placeOf, playing, teamOf } from './round';
import { nameOf, type Scene } from './scene';
import type { Card, KamiSeat } from './view';

export function drawHand(scene: Scene, seat: KamiSeat | undefined): HTMLElement {
  const held = handOf(seat);
  const kinds = CARDS.filter((card) => held.includes(card));
  const stacks = kinds.map((card) => {
    const copies = held.filter((one) => one === card);
    return html(
      'div',
      { class: 'kb-stack', 'data-key': card },
      ...copies.map((one, at) => cardButton(scene, one, one, 0, at)),
    );
  });
  const label = scene.texts('kami-hand', { count: held.length });
  const named = seat ? { role: 'toolbar', 'aria-label': label } : {};
  const hand = html('div', { class: 'kb-hand', ...named }, ...whose(scene, seat), ...stacks);
  // In card widths: a copy on top of its like shows a third of itself.
  const widths = kinds.length + (held.length - kinds.length) * 0.34;
  hand.style.setProperty('--kb-widths', String(Math.max(widths, 4)));
  return hand;
}

/** In a study the hand may be that of somebody who does not sit at the bottom. */
function whose(scene: Scene, seat: KamiSeat | undefined): HTMLElement[] {
  const { view, settings } = scene;
  if (!seat || placeOf(seat.seat, view, settings) === 'bottom') return [];
  const team = teamOf(seat.seat, view.board.round);
  const tag = { class: `kb-hand-of kb-of-team-${team}`, 'data-key': 'whose' };
  return [html('span', tag, nameOf(scene, seat.seat))];
}

export function drawPiles(scene: Scene): HTMLElement {
  const { view, texts } = scene;
  const piles = view.board.round.piles.map(({ face_up, covers }, at) => {
    const pile = at + 1;
    if (!face_up) {
      const label = texts('kami-pile-empty', { pile });
      return html(
        'span',
        { class: 'kb-pile-gone', 'data-key': pile, title: label },
        unseenText(label),
      );
    }
    const button = cardButton(scene, face_up, String(pile), pile);
    if (covers) {
      button.classList.add('kb-covers');
      button.setAttribute('title', texts('kami-pile-covers', { pile }));
    }
    return button;
  });
  const label = texts('kami-mercenaries', {});
  return html(
    'div',
    { class: 'kb-mercenaries', 'data-key': 'mercenaries' },
    html('p', { class: 'kb-heading', 'aria-hidden': 'true' }, label),
    html('div', { class: 'kb-piles', role: 'toolbar', 'aria-label': label }, ...piles),
  );
}

function cardButton(
  { view, texts, raised }: Scene,
  card: Card,
  source: string,
  pile: number,
  copy = 0,
): HTMLElement {
  const { use, action } = playing(source, view);
  const { points } = WORTH[card];
  const key = `${source}-${copy}`;
  const idle = use === 'not-now' || use === 'over' || use === 'deal-open';
  const state = action ? ' kb-playable' : idle ? '' : ' kb-barred';
  return html(
    'button',
    {
      type: 'button',
      class: `kb-card kb-card-button${state}${action && key === raised ? ' kb-raised' : ''}`,
      'data-card': card,
      'data-source': source,
      'data-key': key,
      'data-action': action,
      'aria-disabled': action ? undefined : 'true',
      'aria-label': texts('kami-playable', { card, points, use: idle ? 'not-now' : use, pile }),
    },
    html('span', { class: 'kb-lift' }, drawFace(card)),
  );
}
