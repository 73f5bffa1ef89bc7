// What happened at the Kami table since the view before: shown as movement and said.

import type { BoardOptions } from '../../boards/board';
import type { Motion } from '../../boards/motion';
import type { Seat } from '../../src/core/types';
import type { Answer } from './centre';
import { lastOf, nameOf, type Scene } from './scene';
import { ownSeat, placeOf } from './round';
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
    const section = root.querySelector(`[data-seat="${seat}"]`);
    if (/^[da].$/.test(action)) {
      const line_ = action.startsWith('a') ? 'attack' : 'defence';
      const laid = round.seats.find((one) => one.seat === seat)?.[line_].at(-1);
      const element = lastOf(section?.querySelector(`.kb-line-${line_}`) ?? undefined);
      if (element) motion.glide(element, ...from(scene, seat));
      onSay?.('kami-played', {
        name,
        line: line_,
        card: card ?? '',
        face: laid?.face_down ? 'down' : 'up',
        mercenary: laid?.mercenary ? 'yes' : 'no',
      });
    } else {
      const head = section?.querySelector('.kb-seat-name');
      if (head && action === 'pass') motion.shake(head, 5);
      onSay?.('kami-step', { name, action: action as Answer });
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

/** Where a seat's cards come from. */
function from({ view, settings }: Scene, seat: Seat): [number, number] {
  const away = { bottom: [0, 70], left: [-70, 0], top: [0, -70], right: [70, 0] } as const;
  const [x, y] = away[placeOf(seat, view, settings)];
  return [x, y];
}
