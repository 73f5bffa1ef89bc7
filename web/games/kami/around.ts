// The game around the round: the score on its track, and the cards that nobody has seen yet.

import { html } from '../../boards/dom';
import type { Seat } from '../../src/core/types';
import { CARDS, drawBack, drawFace, WORTH } from './cards';
import { sign, teamSign, unseenText } from './pieces';
import { teamOf, unseen } from './round';
import { nameOf, type Scene } from './scene';
import { drawOf } from './sentence';
import type { LegendMark } from './texts';
import type { Card } from './view';

/** The points of every side on a track to the target. */
export function drawScore(scene: Scene): HTMLElement {
  const { view, texts } = scene;
  const { round } = view.board;
  const { standing } = round;
  const board = html('div', { class: 'kb-score', 'data-key': 'score' });
  if (!standing) return board;
  const { level, target } = standing;
  const seatsOf = (team: number): Seat[] =>
    round.seats.map(({ seat }) => seat).filter((seat) => teamOf(seat, round) === team);
  const tracks = standing.score.map((points, at) => {
    const [one = '', other] = seatsOf(at + 1).map((seat) => nameOf(scene, seat));
    const name = other === undefined ? one : texts('kami-team', { one, other });
    const label = texts('kami-score', { name, points, target });
    const steps = Array.from({ length: target }, (_, step) =>
      html('span', { class: `kb-step${step < points ? ' kb-step-done' : ''}` }),
    );
    return html(
      'li',
      { class: `kb-track kb-of-team-${at + 1}`, title: label },
      teamSign(at + 1),
      html('span', { class: 'kb-steps', 'aria-hidden': 'true' }, ...steps),
      html(
        'span',
        { class: 'kb-points', 'aria-hidden': 'true' },
        html('b', {}, String(points)),
        `/${target}`,
      ),
      unseenText(label),
    );
  });
  board.append(
    html('p', { class: 'kb-target' }, texts('kami-target', { level, target })),
    html('ul', { class: 'kb-tracks', 'aria-label': texts('score', {}) }, ...tracks),
  );
  return board;
}

/** The button for the cards that nobody has seen; what it opens lies over the table. */
export function drawKnown(scene: Scene, open: boolean): HTMLElement {
  const { view, texts } = scene;
  const { round } = view.board;
  const number = round.standing ? texts('kami-round', { round: round.standing.round }) : '';
  const known = html(
    'div',
    { class: 'kb-known-cards', 'data-key': 'known' },
    html(
      'p',
      { class: 'kb-round', 'data-key': 'round' },
      html('span', {}, number),
      drawCrown(scene),
    ),
    html(
      'button',
      {
        type: 'button',
        class: 'kb-known-button',
        'data-key': 'open',
        'data-toggle': 'known',
        'aria-expanded': open ? 'true' : 'false',
        'aria-label': texts('kami-unseen', {}),
        title: texts('kami-unseen', {}),
      },
      sign('cards'),
      html('span', {}, texts('kami-unseen', {})),
    ),
  );
  if (open) known.append(drawSheet(scene));
  return known;
}

/** Whether the Empress may attack, as a mark with its words. */
function drawCrown(scene: Scene): HTMLElement {
  const { round } = scene.view.board;
  const may = round.empress_unlocked ? 'attack' : 'wait';
  const label = scene.texts('kami-empress', { may });
  const mark = { class: `kb-crown kb-empress-${may}`, 'data-key': 'crown', title: label };
  return html('span', mark, sign('crown'), unseenText(label));
}

function drawSheet(scene: Scene): HTMLElement {
  const { view, texts } = scene;
  const { round } = view.board;
  const left = unseen(round);
  const rows = CARDS.map((card) => {
    const { copies } = WORTH[card];
    const count = left.get(card) ?? 0;
    const marks = Array.from({ length: copies }, (_, at) =>
      html('span', { class: `kb-copy${at < count ? ' kb-copy-unseen' : ''}` }),
    );
    return html(
      'li',
      { class: `kb-count${count === 0 ? ' kb-count-none' : ''}`, 'data-key': card },
      html('span', { class: 'kb-card', 'aria-hidden': 'true' }, drawFace(card)),
      html('span', { class: 'kb-count-name' }, texts('kami-unseen-card', { card, count, copies })),
      html('span', { class: 'kb-copies', 'aria-hidden': 'true' }, ...marks),
    );
  });
  const close = texts('kami-close', {});
  return html(
    'div',
    {
      class: 'kb-sheet',
      'data-key': 'sheet',
      role: 'group',
      'aria-label': texts('kami-unseen', {}),
    },
    html(
      'button',
      { type: 'button', class: 'kb-sheet-close', 'data-toggle': 'known', 'aria-label': close },
      '×',
    ),
    html('p', {}, texts('kami-unseen-about', {})),
    html('ul', { class: 'kb-counts' }, ...rows),
    ...drawGame(scene),
    html(
      'p',
      { class: 'kb-empress' },
      sign('crown'),
      html('span', {}, texts('kami-empress', { may: round.empress_unlocked ? 'attack' : 'wait' })),
    ),
    ...drawDraw(scene),
    drawLegend(scene),
  );
}

/** How the game is won; on a small screen it is told only here. */
function drawGame({ view, texts }: Scene): HTMLElement[] {
  const { standing } = view.board.round;
  if (!standing) return [];
  const { round, level, target } = standing;
  const words = [texts('kami-round', { round }), texts('kami-target', { level, target })];
  return [html('p', {}, words.join(' · '))];
}

/** Who drew what for the first lead. */
function drawDraw(scene: Scene): HTMLElement[] {
  const drawn = drawOf(scene);
  const [first] = drawn;
  if (!first) return [];
  const { texts } = scene;
  const [seat, card] = first;
  const about = texts('kami-drawn', { you: 'no', name: nameOf(scene, seat), card });
  return [html('p', { class: 'kb-draw' }, sign('first'), html('span', {}, about))];
}

function drawLegend({ view, texts }: Scene): HTMLElement {
  const { mode } = view.board.round;
  const picture = (mark: LegendMark): Element => {
    if (mark === 'attack' || mark === 'defence' || mark === 'first') return sign(mark);
    const face: Card = 'L';
    const kinds = { mercenary: 'kb-mercenary', covers: 'kb-covers', known: 'kb-known' } as const;
    const shown = mark === 'own' ? drawBack() : drawFace(face);
    const kind = mark in kinds ? ` ${kinds[mark as keyof typeof kinds]}` : '';
    const card = html('span', { class: `kb-card${kind}` }, shown);
    if (mark === 'own') card.append(html('span', { class: 'kb-peep' }, drawFace(face)));
    return html('span', { class: mark === 'standing' ? 'kb-standing' : '' }, card);
  };
  const marks: readonly LegendMark[] = [
    'defence',
    'attack',
    'standing',
    'own',
    'first',
    ...(mode === 2 ? (['mercenary', 'covers'] as const) : []),
    ...(mode === 3 ? (['known'] as const) : []),
  ];
  const rows = marks.map((mark) =>
    html(
      'li',
      {},
      html('span', { class: 'kb-legend-mark', 'aria-hidden': 'true' }, picture(mark)),
      texts('kami-legend', { mark }),
    ),
  );
  return html('ul', { class: 'kb-legend' }, ...rows);
}
