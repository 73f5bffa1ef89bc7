// The Kami table as elements: the seats, the middle, the hand and the answers. Drawn from what the view
// tells; who chooses what, the table knows.

import { actionsOf, type Settings } from '../../boards/board';
import { html } from '../../boards/dom';
import type { Texts } from '../../boards/texts';
import type { Seat } from '../../src/core/types';
import { CARDS, drawBack, drawFace, WORTH } from './cards';
import { fan, line, sign } from './pieces';
import { lastPair, openLine, ownSeat, placeOf, playing, roleOf, ROOM } from './round';
import type { KamiTexts } from './texts';
import type { Card, KamiSeat, KamiView } from './view';

const ANSWERS = ['pass', 'ask', 'keep', 'cancel', 'play'] as const;
export type Answer = (typeof ANSWERS)[number];
/** Answers that change nothing stay quiet. */
const QUIET: readonly Answer[] = ['keep', 'cancel'];

/** What is shown, and the words for it. */
export interface Scene {
  readonly view: KamiView;
  readonly settings: Settings;
  readonly texts: Texts<KamiTexts>;
}

export const nameOf = ({ settings, texts }: Scene, seat: Seat): string =>
  settings.names?.[seat] ?? texts('kami-seat-name', { seat });

/** The card that was laid last in a line. */
export const lastOf = (row: Element | undefined): Element | undefined =>
  [...(row?.querySelectorAll('.kb-laid') ?? [])].at(-1);

export function drawSeat(scene: Scene, seat: KamiSeat): HTMLElement {
  const { view, settings, texts } = scene;
  const { round } = view.board;
  const place = placeOf(seat.seat, view, settings);
  const name = nameOf(scene, seat.seat);
  const role = roleOf(seat.seat, view);
  const turn = round.turn === seat.seat && round.phase !== 'over';
  const first = round.first === seat.seat;
  const won = round.outcome.result === 'won' && round.outcome.seat === seat.seat;
  const next = round.mode === 2 && round.phase !== 'over' ? 1 : 0;
  const room = Math.max(ROOM[round.mode] ?? 0, seat.defence.length + next);
  const lines = (['attack', 'defence'] as const).map((name_) => {
    const label = texts('kami-line', { line: name_, name });
    const drawn = line(name_, seat[name_], room, label, texts);
    return html('div', { class: 'kb-line-row' }, sign(name_), drawn);
  });
  const [attack, defence] = lines;
  const standing = round.standing_attack?.seat === seat.seat;
  if (standing) lastOf(attack)?.classList.add('kb-standing');
  if (won) [attack, defence].forEach((row) => lastOf(row)?.classList.add('kb-winning'));
  if (seat.seat === ownSeat(view)) openPlace(scene, attack, defence);
  // Attacks lie towards the middle of the table.
  if (place === 'top') lines.reverse();
  const badge = (text: string): HTMLElement => html('span', { class: 'kb-badge' }, text);
  const badges = [
    ...(role === 'partner' ? [badge(texts('kami-partner', {}))] : []),
    ...(first ? [badge(texts('kami-first-player', {}))] : []),
  ];
  return html(
    'section',
    {
      role: 'group',
      class: `kb-seat kb-seat-${place}${turn ? ' kb-acts' : ''}${won ? ' kb-won' : ''}`,
      'data-seat': seat.seat,
      'aria-label': texts('kami-seat', {
        seat: seat.seat,
        name,
        cards: seat.hand_size,
        role,
        turn: turn ? 'yes' : 'no',
        first: first ? 'yes' : 'no',
      }),
    },
    html(
      'header',
      { class: 'kb-seat-head' },
      html(
        'span',
        { class: 'kb-seat-title' },
        html('span', { class: 'kb-seat-name' }, name),
        ...badges,
      ),
      seat.hand === null ? fan(seat, texts) : '',
      html('span', { class: 'kb-hand-size' }, String(seat.hand_size)),
    ),
    ...lines,
  );
}

/** Marks the place where the viewer's next card goes. */
function openPlace(
  { view, texts }: Scene,
  attack: HTMLElement | undefined,
  defence: HTMLElement | undefined,
): void {
  const open = openLine(view);
  const row = open === 'attack' ? attack : open === 'defence' ? defence : undefined;
  const slot = row?.querySelector('.kb-slot');
  if (!open || !slot) return;
  slot.classList.add('kb-open');
  slot.setAttribute('title', texts('kami-place', { line: open }));
  slot.append(sign(open));
}

export function drawCentre(scene: Scene): HTMLElement {
  const { view, texts } = scene;
  const { round } = view.board;
  const centre = html('div', { class: 'kb-centre' });
  const result = drawResult(scene);
  if (result) centre.append(result);
  else if (round.standing_attack && round.phase === 'answer') {
    const { card, seat } = round.standing_attack;
    const figure = html(
      'figure',
      { class: 'kb-attack' },
      html('span', { class: 'kb-card' }, drawFace(card)),
      html(
        'figcaption',
        {},
        html('strong', {}, texts('kami-card', { card })),
        html('span', {}, nameOf(scene, seat)),
      ),
    );
    centre.append(figure);
  }
  if (round.piles.length > 0) centre.append(drawPiles(scene));
  if (round.aside.length > 0) centre.append(drawAside(scene));
  if (round.phase !== 'over' && round.seats.some(({ attack }) => attack.length > 0)) {
    const may = round.empress_unlocked ? 'attack' : 'wait';
    const text = texts('kami-empress', { may });
    centre.append(
      html('p', { class: `kb-empress kb-empress-${may}` }, sign('crown'), html('span', {}, text)),
    );
  }
  return centre;
}

/** How the round on the table ended, or, while the next one has not begun, the one before. */
function drawResult(scene: Scene): HTMLElement | undefined {
  const { view, texts } = scene;
  const { round, last } = view.board;
  if (!last || (round.phase !== 'over' && round.history.length > 0)) return undefined;
  const { outcome } = last;
  if (outcome.result === 'unknown') return undefined;
  if (outcome.result === 'void') {
    return html('div', { class: 'kb-round-end' }, html('p', {}, texts('kami-void', {})));
  }
  const { seat, points, doubled } = outcome;
  const you = seat === ownSeat(view) ? 'yes' : 'no';
  return html(
    'div',
    { class: `kb-round-end${doubled ? ' kb-doubled' : ''}` },
    html(
      'span',
      { class: 'kb-pair' },
      ...lastPair(last).map((card) => html('span', { class: 'kb-card' }, drawFace(card))),
    ),
    html(
      'p',
      {},
      html('span', {}, texts('kami-won', { name: nameOf(scene, seat), you, points })),
      ...(doubled ? [html('strong', { class: 'kb-stamp' }, texts('kami-master-stroke', {}))] : []),
    ),
  );
}

function drawPiles(scene: Scene): HTMLElement {
  const { view, texts } = scene;
  const piles = view.board.round.piles.map(({ face_up, covers }, at) => {
    const pile = at + 1;
    if (!face_up) {
      const label = texts('kami-pile-empty', { pile });
      return html('span', { class: 'kb-pile-gone' }, html('span', { class: 'kb-unseen' }, label));
    }
    const button = cardButton(scene, face_up, String(pile), pile);
    if (covers) button.classList.add('kb-covers');
    return button;
  });
  const label = texts('kami-mercenaries', {});
  return html('div', { class: 'kb-piles', role: 'toolbar', 'aria-label': label }, ...piles);
}

function drawAside({ view, texts }: Scene): HTMLElement {
  const cards = view.board.round.aside.map((card) =>
    html(
      'span',
      { class: `kb-card${card ? ' kb-known' : ''}` },
      card ? drawFace(card) : drawBack(),
      html('span', { class: 'kb-unseen' }, texts('kami-aside-card', { card: card ?? '' })),
    ),
  );
  return html(
    'div',
    { class: 'kb-aside' },
    ...cards,
    html('span', { class: 'kb-aside-title' }, texts('kami-aside', {})),
  );
}

export function drawHand(scene: Scene, seat: KamiSeat): HTMLElement {
  const held = [...(seat.hand ?? '')] as Card[];
  const kinds = CARDS.filter((card) => held.includes(card));
  const stacks = kinds.map((card) => {
    const copies = held.filter((one) => one === card);
    return html(
      'div',
      { class: 'kb-stack' },
      ...copies.map((one, at) => cardButton(scene, one, one, 0, at)),
    );
  });
  const label = scene.texts('kami-hand', { count: held.length });
  const hand = html('div', { class: 'kb-hand', role: 'toolbar', 'aria-label': label }, ...stacks);
  // In card widths: a copy on top of its like shows a third of itself.
  const widths = kinds.length + (held.length - kinds.length) * 0.34;
  hand.style.setProperty('--kb-widths', String(Math.max(widths, 4)));
  return hand;
}

function cardButton(
  { view, texts }: Scene,
  card: Card,
  source: string,
  pile: number,
  copy = 0,
): HTMLElement {
  const { use, action } = playing(source, view);
  const { points } = WORTH[card];
  const state = action ? ' kb-playable' : use === 'not-now' ? '' : ' kb-barred';
  return html(
    'button',
    {
      type: 'button',
      class: `kb-card kb-card-button${state}`,
      'data-card': card,
      'data-source': source,
      'data-key': `${source}-${copy}`,
      'data-action': action,
      'aria-disabled': action ? undefined : 'true',
      'aria-label': texts('kami-playable', { card, points, use, pile }),
    },
    drawFace(card),
  );
}

export function drawAnswers({ view, texts }: Scene, chosen: (answer: Answer) => void): HTMLElement {
  const actions = actionsOf(view.choices);
  const own = view.board.round.seats.find(({ seat }) => seat === ownSeat(view));
  const soldiers = [...(own?.hand ?? '')].filter((card) => card === 'S').length;
  const text = (answer: Answer): string =>
    answer === 'ask' ? texts('kami-ask', { count: soldiers }) : texts(`kami-${answer}`, {});
  const buttons = ANSWERS.filter((answer) => actions.includes(answer)).map((answer) => {
    const quiet = QUIET.includes(answer) || answer === 'pass';
    const button = html(
      'button',
      {
        type: 'button',
        class: `kb-button${quiet ? ' kb-button-quiet' : ''}`,
        'data-answer': answer,
      },
      text(answer),
    );
    button.addEventListener('click', () => chosen(answer));
    return button;
  });
  return html('div', { class: 'kb-answers' }, ...buttons);
}
