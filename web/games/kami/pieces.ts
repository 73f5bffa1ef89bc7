// The things on the table: cards in lines, fans of hidden cards, small signs.

import { html, path, svg } from '../../boards/dom';
import type { Texts } from '../../boards/texts';
import type { KamiTexts } from './texts';
import type { Card, KamiSeat, SeenCard } from './view';
import { drawBack, drawFace } from './cards';
import type { LineName } from './round';

const SIGNS = {
  attack:
    'M13 2L15 2L15 4L8.6 10.4L10 12L8.6 13.4L6.8 11.6L3.6 15L2 13.4L5.4 10.2L3.6 8.4L5 7L6.6 8.4Z',
  defence: 'M8.5 1.5L14.5 3.5V8C14.5 11.6 12 14.2 8.5 15.5C5 14.2 2.5 11.6 2.5 8V3.5Z',
  crown: 'M2 13L1 4L5.5 8L8.5 2.5L11.5 8L16 4L15 13Z',
} as const;

export const sign = (name: keyof typeof SIGNS): SVGSVGElement =>
  svg(
    'svg',
    { class: `kb-sign kb-sign-${name}`, viewBox: '0 0 17 17', 'aria-hidden': 'true' },
    path(SIGNS[name]),
  );

/** A card that lies in a line. What its owner knows of a face-down card peeps out of a corner. */
export function lineCard(seen: SeenCard, texts: Texts<KamiTexts>): HTMLElement {
  const { card, face_down, mercenary } = seen;
  const label = texts('kami-line-card', {
    card: card ?? '',
    face: face_down ? 'down' : 'up',
    mercenary: mercenary ? 'yes' : 'no',
  });
  const item = html(
    'li',
    { class: 'kb-laid' },
    html(
      'span',
      { class: `kb-card${mercenary ? ' kb-mercenary' : ''}` },
      card && !face_down ? drawFace(card) : drawBack(),
    ),
    html('span', { class: 'kb-unseen' }, label),
  );
  if (card && face_down) {
    item.firstElementChild?.append(html('span', { class: 'kb-peep' }, drawFace(card)));
  }
  return item;
}

/** A line with room for the cards to come. */
export function line(
  name: LineName,
  cards: readonly SeenCard[],
  room: number,
  label: string,
  texts: Texts<KamiTexts>,
): HTMLOListElement {
  const empty = Math.max(0, room - cards.length);
  const places = Array.from({ length: empty }, () =>
    html('li', { class: 'kb-slot', 'aria-hidden': 'true' }),
  );
  return html(
    'ol',
    { class: `kb-line kb-line-${name}`, 'aria-label': label },
    ...cards.map((card) => lineCard(card, texts)),
    ...places,
  );
}

/** A hand somebody else holds: backs, and the Soldiers that were shown. */
export function fan(seat: KamiSeat, texts: Texts<KamiTexts>): HTMLElement {
  // A shown Soldier that was played face up since lies in a line now.
  const played = [...seat.defence, ...seat.attack].filter(
    ({ card, face_down, mercenary }) => card === 'S' && !face_down && !mercenary,
  );
  const shown = Math.min(seat.hand_size, Math.max(0, (seat.shown_soldiers ?? 0) - played.length));
  const soldier: Card = 'S';
  const cards = Array.from({ length: seat.hand_size }, (_, at) =>
    html('span', { class: 'kb-fan-card' }, at < shown ? drawFace(soldier) : drawBack()),
  );
  const holder = html('span', { class: 'kb-fan', 'aria-hidden': 'true' }, ...cards);
  if (seat.shown_soldiers === null) return holder;
  const label = texts('kami-shown-soldiers', { count: seat.shown_soldiers });
  return html('span', {}, holder, html('span', { class: 'kb-unseen' }, label));
}
