// The middle of the table: the attack that stands, what it means, and what can be answered.

import { actionsOf } from '../../boards/board';
import { html } from '../../boards/dom';
import { drawBack, drawFace } from './cards';
import { sign, unseenText } from './pieces';
import { lastPair, ownHand, ownSeat, teamOf } from './round';
import { nameOf, type Scene } from './scene';
import { sentence } from './sentence';

const ANSWERS = ['pass', 'ask', 'keep', 'cancel', 'play'] as const;
export type Answer = (typeof ANSWERS)[number];
/** Answers that change nothing stay quiet. */
const QUIET: readonly Answer[] = ['keep', 'cancel'];

export function drawCentre(scene: Scene): HTMLElement {
  const { view } = scene;
  const { round } = view.board;
  const result = drawResult(scene);
  const mine = round.turn !== null && round.turn === ownSeat(view);
  return html(
    'div',
    { class: `kb-centre${mine ? ' kb-yours' : ''}`, 'data-key': 'centre' },
    ...(round.mode === 2 ? [] : drawOrder(scene)),
    ...(result ? [result] : [drawAttack(scene), drawWords(scene)]),
  );
}

/** Whose turn follows whose: arrows at the corners of the middle. */
function drawOrder({ texts }: Scene): HTMLElement[] {
  const label = texts('kami-order', {});
  const corner = (at: number): HTMLElement =>
    html(
      'span',
      { class: `kb-way kb-way-${at}`, 'data-key': `way-${at}`, title: label },
      sign('way'),
    );
  return [...[1, 2, 3, 4].map(corner), unseenText(label)];
}

function drawAttack({ view, texts }: Scene): HTMLElement {
  const { round } = view.board;
  const attack = round.standing_attack;
  const team = attack ? ` kb-of-team-${teamOf(attack.seat, round)}` : '';
  return html(
    'figure',
    { class: `kb-attack${team}`, 'data-key': 'attack' },
    attack
      ? html(
          'span',
          { class: 'kb-card', 'data-key': `${attack.seat}-${attack.card}` },
          drawFace(attack.card),
          unseenText(texts('kami-card', { card: attack.card })),
        )
      : html('span', { class: 'kb-attack-place', 'data-key': 'place' }, sign('attack')),
  );
}

function drawWords(scene: Scene): HTMLElement {
  const { facts, next } = sentence(scene);
  const refused = scene.remark !== undefined && scene.raised === undefined;
  return html(
    'div',
    { class: 'kb-words', 'data-key': 'words' },
    html(
      'div',
      { class: 'kb-facts' },
      ...facts.map((text, at) => html('p', { class: at === 0 ? 'kb-what' : 'kb-rule' }, text)),
    ),
    html('p', { class: `kb-status${refused ? ' kb-refused' : ''}` }, next),
    drawAnswers(scene),
  );
}

/** How the round on the table ended, or, while the next one has not begun, the one before. */
function drawResult(scene: Scene): HTMLElement | undefined {
  const { view, texts } = scene;
  const { round, last } = view.board;
  if (!last || (round.phase !== 'over' && round.history.length > 0)) return undefined;
  const { outcome } = last;
  if (outcome.result === 'unknown') return undefined;
  const next = round.phase === 'over' ? [] : [drawWords(scene)];
  if (outcome.result === 'void') {
    const void_ = html('p', { class: 'kb-what' }, texts('kami-void', {}));
    return html('div', { class: 'kb-round-end', 'data-key': 'end' }, void_, ...next);
  }
  const { seat, points, doubled } = outcome;
  const you = seat === ownSeat(view) ? 'yes' : 'no';
  return html(
    'div',
    { class: `kb-round-end${doubled ? ' kb-doubled' : ''}`, 'data-key': 'end' },
    html(
      'span',
      { class: 'kb-pair' },
      ...lastPair(last).map((card) => html('span', { class: 'kb-card' }, drawFace(card))),
    ),
    html(
      'div',
      { class: 'kb-ended' },
      html(
        'p',
        { class: 'kb-what' },
        texts('kami-won', { name: nameOf(scene, seat), you, points }),
      ),
      ...(doubled ? [html('strong', { class: 'kb-stamp' }, texts('kami-master-stroke', {}))] : []),
      ...next,
    ),
  );
}

export function drawAside({ view, texts }: Scene): HTMLElement {
  const cards = view.board.round.aside.map((card) => {
    const label = texts('kami-aside-card', { card: card ?? '' });
    return html(
      'span',
      { class: `kb-card${card ? ' kb-known' : ''}`, title: label },
      card ? drawFace(card) : drawBack(),
      unseenText(label),
    );
  });
  return html(
    'div',
    { class: 'kb-aside', 'data-key': 'aside' },
    html('p', { class: 'kb-heading' }, texts('kami-aside', {})),
    html('div', { class: 'kb-aside-cards' }, ...cards),
  );
}

/** The place of the buttons is always there. */
function drawAnswers({ view, texts }: Scene): HTMLElement {
  const actions = actionsOf(view.choices);
  const soldiers = ownHand(view).filter((card) => card === 'S').length;
  const text = (answer: Answer): string =>
    answer === 'ask' ? texts('kami-ask', { count: soldiers }) : texts(`kami-${answer}`, {});
  // With nothing else to do, passing is what is to be done.
  const quiet = (answer: Answer): boolean =>
    QUIET.includes(answer) || (answer === 'pass' && actions.length > 1);
  const buttons = ANSWERS.filter((answer) => actions.includes(answer)).map((answer) =>
    html(
      'button',
      {
        type: 'button',
        class: `kb-button${quiet(answer) ? ' kb-button-quiet' : ''}`,
        'data-key': answer,
        'data-answer': answer,
      },
      text(answer),
    ),
  );
  return html('div', { class: 'kb-answers', 'data-key': 'answers' }, ...buttons);
}
