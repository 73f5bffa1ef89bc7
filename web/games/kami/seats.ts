// The seats around the table: who sits there, what they did, and their two lines.

import faces from '../../../shapes/faces/kami.json';
import { html } from '../../boards/dom';
import { drawPortrait, type Portrayed } from '../../boards/portrait';
import type { Seat } from '../../src/core/types';
import { fan, line, openFan, sign, teamSign, unseenText } from './pieces';
import { handOf, openLine, ownSeat, passed, placeOf, roleOf, ROOM, teamOf } from './round';
import { lastOf, nameOf, type Scene } from './scene';
import type { KamiSeat } from './view';

export function drawSeat(scene: Scene, seat: KamiSeat): HTMLElement {
  const { view, settings, texts } = scene;
  const { round } = view.board;
  const place = placeOf(seat.seat, view, settings);
  const name = nameOf(scene, seat.seat);
  const turn = round.turn === seat.seat && round.phase !== 'over';
  const won = round.outcome.result === 'won' && round.outcome.seat === seat.seat;
  const next = round.mode === 2 && round.phase !== 'over' ? 1 : 0;
  const room = Math.max(ROOM[round.mode] ?? 0, seat.defence.length + next);
  const [attack, defence] = (['attack', 'defence'] as const).map((name_) =>
    line(name_, seat[name_], room, texts('kami-line', { line: name_, name }), texts),
  );
  if (round.standing_attack?.seat === seat.seat) lastOf(attack)?.classList.add('kb-standing');
  if (won) [attack, defence].forEach((row) => lastOf(row)?.classList.add('kb-winning'));
  if (seat.seat === ownSeat(view)) openPlace(scene, attack, defence);
  const state = `${turn ? ' kb-acts' : ''}${won ? ' kb-won' : ''}`;
  return html(
    'section',
    {
      role: 'group',
      class: `kb-seat kb-seat-${place} kb-of-team-${teamOf(seat.seat, round)}${state}`,
      'data-key': place,
      'data-seat': seat.seat,
      'aria-label': texts('kami-seat', {
        seat: seat.seat,
        name,
        cards: seat.hand_size,
        role: roleOf(seat.seat, view),
        turn: turn ? 'yes' : 'no',
        first: round.first === seat.seat ? 'yes' : 'no',
      }),
    },
    drawPlate(scene, seat, name),
    html('div', { class: 'kb-lines' }, defence!, attack!),
  );
}

/** Of whom only the name is known, or only where they sit. */
const unknown = ({ settings }: Scene, seat: Seat): Portrayed => ({
  kind: 'person',
  name: settings.names?.[seat] ?? String(seat),
});

/** The name with its portrait, and the hand as the others see it. */
function drawPlate(scene: Scene, seat: KamiSeat, name: string): HTMLElement {
  const { view, settings, texts } = scene;
  const { round } = view.board;
  const tags = drawTags(scene, seat.seat);
  const own = seat.seat === ownSeat(view);
  const held = seat.hand === null ? fan(seat, texts) : openFan(handOf(seat));
  const hand =
    own && seat.hand !== null
      ? []
      : [held, html('span', { class: 'kb-hand-size' }, String(seat.hand_size))];
  return html(
    'header',
    { class: 'kb-plate' },
    html(
      'span',
      { class: 'kb-portrait', 'aria-hidden': 'true' },
      drawPortrait(settings.players?.[seat.seat] ?? unknown(scene, seat.seat), faces),
      teamSign(teamOf(seat.seat, round)),
      ...(settings.thinking === seat.seat ? [html('span', { class: 'thinking' })] : []),
    ),
    html('span', { class: 'kb-seat-name', title: name }, name),
    html('span', { class: 'kb-tags' }, ...tags),
    html('span', { class: 'kb-held-hand' }, ...hand),
  );
}

function drawTags({ view, texts }: Scene, seat: Seat): HTMLElement[] {
  const { round } = view.board;
  const tags: HTMLElement[] = [];
  if (round.first === seat) {
    const label = texts('kami-first-player', {});
    const mark = { class: 'kb-tag kb-tag-first', 'data-key': 'first', title: label };
    tags.push(html('span', mark, sign('first'), unseenText(label)));
  }
  if (roleOf(seat, view) === 'partner')
    tags.push(html('span', { class: 'kb-tag', 'data-key': 'role' }, texts('kami-partner', {})));
  if (round.phase !== 'over' && passed(round).has(seat)) {
    const mark = { class: 'kb-tag kb-tag-passed', 'data-key': 'passed' };
    tags.push(html('span', mark, texts('kami-passed', {})));
  }
  return tags;
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
