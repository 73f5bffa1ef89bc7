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
  /** A gate, for whoever goes first. */
  first:
    'M1 2.5C6 4 11 4 16 2.5V5H13.6V7H15V8.8H13.6V15.5H11.4V8.8H5.6V15.5H3.4V8.8H2V7H3.4V5H1ZM5.6 5V7H11.4V5Z',
  /** A quarter of the way round the table, clockwise. */
  way: 'M2 15C2 8.5 6 4.4 11.2 3.4L10.6 0.6L16.4 4.2L11.9 8.8L11.6 6C7.6 7 4.8 10.2 4.8 15Z',
  cards: 'M2.5 4.5H9.5V15.5H2.5ZM6 2H14.5V13H11V3.3H6Z',
} as const;

/** Teams are told apart by a shape too, not only by a colour. */
const TEAMS: Readonly<Record<number, string>> = {
  1: 'M8.5 2.5A6 6 0 1 1 8.5 14.5A6 6 0 1 1 8.5 2.5Z',
  2: 'M8.5 1L16 8.5L8.5 16L1 8.5Z',
  3: 'M8.5 2L16 14.5H1Z',
};

const drawSign = (name: string, shape: string): SVGSVGElement =>
  svg(
    'svg',
    { class: `kb-sign kb-sign-${name}`, viewBox: '0 0 17 17', 'aria-hidden': 'true' },
    path(shape, { 'fill-rule': 'evenodd' }),
  );

export type SignName = keyof typeof SIGNS;

export const sign = (name: SignName): SVGSVGElement => drawSign(name, SIGNS[name]);

export const teamSign = (team: number): SVGSVGElement =>
  drawSign(`team kb-team-${team}`, TEAMS[team] ?? TEAMS[1]!);

/** What only screen readers are told. */
export const unseenText = (text: string): HTMLElement => html('span', { class: 'kb-unseen' }, text);

/** A card that lies in a line. What its owner knows of a face-down card peeps out of a corner. */
function lineCard(seen: SeenCard, key: string, texts: Texts<KamiTexts>): HTMLElement {
  const { card, face_down, mercenary } = seen;
  const label = texts('kami-line-card', {
    card: card ?? '',
    face: face_down ? 'down' : 'up',
    mercenary: mercenary ? 'yes' : 'no',
  });
  const picture = html(
    'span',
    { class: `kb-card${mercenary ? ' kb-mercenary' : ''}` },
    card && !face_down ? drawFace(card) : drawBack(),
  );
  if (card && face_down) picture.append(html('span', { class: 'kb-peep' }, drawFace(card)));
  return html(
    'li',
    { class: 'kb-laid', 'data-key': key, title: label },
    picture,
    unseenText(label),
  );
}

/** A line with a place for every card to come: what is laid shifts nothing. */
export function line(
  name: LineName,
  cards: readonly SeenCard[],
  room: number,
  label: string,
  texts: Texts<KamiTexts>,
): HTMLElement {
  const places = Array.from({ length: Math.max(room, cards.length) }, (_, at) => {
    const key = `${name}-${at}`;
    const card = cards[at];
    return card
      ? lineCard(card, key, texts)
      : html('li', { class: 'kb-slot', 'data-key': key, 'aria-hidden': 'true' });
  });
  const laid = html('ol', { class: `kb-line kb-line-${name}`, 'aria-label': label }, ...places);
  laid.style.setProperty('--kb-room', String(room));
  return html(
    'div',
    { class: `kb-line-row kb-line-row-${name}`, 'data-key': name },
    sign(name),
    laid,
  );
}

/** A hand that was laid open. */
export function openFan(hand: readonly Card[]): HTMLElement {
  const cards = hand.map((card) => html('span', { class: 'kb-fan-card' }, drawFace(card)));
  return html('span', { class: 'kb-fan kb-fan-open' }, ...cards);
}

/** A hand somebody else holds: backs, and before them what is known of the Soldiers it showed. */
export function fan(seat: KamiSeat, texts: Texts<KamiTexts>): HTMLElement {
  const { hand_size, held_soldiers: held, shown_soldiers } = seat;
  const backs = Array.from({ length: hand_size }, () =>
    html('span', { class: 'kb-fan-card' }, drawBack()),
  );
  const fan_ = html('span', { class: 'kb-fan', 'aria-hidden': 'true' }, ...backs);
  if (!held || shown_soldiers === null) return fan_;
  const { least, most } = held;
  const exact = least === most ? 'yes' : 'no';
  const shown = texts('kami-shown-soldiers', { count: shown_soldiers });
  const label = `${shown}. ${texts('kami-held-soldiers', { least, most, exact })}`;
  const count = least === most ? `${least}` : `${least}–${most}`;
  const soldiers = html(
    'span',
    { class: 'kb-held', title: label },
    html('span', { class: 'kb-held-card', 'aria-hidden': 'true' }, drawFace('S')),
    html('span', { class: 'kb-held-count', 'aria-hidden': 'true' }, count),
    unseenText(label),
  );
  return html('span', { class: 'kb-fans' }, soldiers, fan_);
}
