// What happened at the Kami table since the view before: shown as movement and said.

import type { BoardOptions } from '../../boards/board';
import type { Motion } from '../../boards/motion';
import type { Seat } from '../../src/core/types';
import type { Answer } from './centre';
import { lastOf, nameOf, type Scene } from './scene';
import { ownSeat } from './round';
import type { KamiTexts } from './texts';
import type { KamiView } from './view';

/** Shows and says the steps taken since the last view. */
export function tell(
  scene: Scene,
  before: KamiView,
  root: Element,
  motion: Motion,
  onSay: BoardOptions<KamiTexts>['onSay'],
): void {
  const { view } = scene;
  const { round, last } = view.board;
  const known = before.board.round;
  const sameRound =
    known.standing?.round === round.standing?.round &&
    known.history.length <= round.history.length &&
    known.outcome.result === 'unknown';
  const steps = sameRound ? round.history.slice(known.history.length) : [];
  for (const { seat, action, card } of steps) {
    const name = nameOf(scene, seat);
    const you = seat === ownSeat(view) ? 'yes' : 'no';
    const section = root.querySelector(`[data-seat="${seat}"]`);
    if (/^[da].$/.test(action)) {
      const line_ = action.startsWith('a') ? 'attack' : 'defence';
      const laid = round.seats.find((one) => one.seat === seat)?.[line_].at(-1);
      const element = lastOf(section?.querySelector(`.kb-line-${line_}`) ?? undefined);
      if (element) motion.glide(element, ...way(source(root, seat, action, view), element));
      onSay?.('kami-played', {
        name,
        you,
        line: line_,
        card: card ?? '',
        face: laid?.face_down ? 'down' : 'up',
        mercenary: laid?.mercenary ? 'yes' : 'no',
      });
    } else {
      const head = section?.querySelector('.kb-seat-name');
      if (head && action === 'pass') motion.shake(head, 5);
      onSay?.('kami-step', { name, you, action: action as Answer });
    }
  }
  const ended = last?.outcome;
  if (!ended || JSON.stringify(last) === JSON.stringify(before.board.last)) return;
  const end = root.querySelector('.kb-round-end');
  if (end) motion.appear(end);
  const stamp = root.querySelector('.kb-stamp');
  if (stamp) {
    const frames = [
      { transform: 'rotate(-12deg) scale(2)', opacity: 0 },
      { transform: 'rotate(-4deg) scale(1)', opacity: 1 },
    ];
    motion.play(stamp, frames, { delay: 1 });
  }
  if (ended.result === 'won') {
    const you = ended.seat === ownSeat(view) ? 'yes' : 'no';
    const { seat, points } = ended;
    onSay?.('kami-won', { name: nameOf(scene, seat), you, points });
    if (ended.doubled) onSay?.('kami-master-stroke', {});
  } else if (ended.result === 'void') onSay?.('kami-void', {});
}

/** Where a card comes from: a pile in the middle, the own hand, or the plate of its owner. */
function source(root: Element, seat: Seat, action: string, view: KamiView): Element | null {
  const pile = /^.\d$/.test(action) ? action.charAt(1) : undefined;
  if (pile) return root.querySelector(`.kb-piles > :nth-child(${pile})`);
  return root.querySelector(
    seat === ownSeat(view) ? '.kb-hand' : `[data-seat="${seat}"] .kb-plate`,
  );
}

/** How far the middle of one element lies from the middle of another. */
function way(from: Element | null, to: Element): [number, number] {
  if (!from) return [0, 0];
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  return [a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2];
}
