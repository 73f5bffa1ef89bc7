// How the towers get from one view to the next: moves and pushes glide, a blocked tower shakes its
// head and the colour of its square hops to the tower that has to move instead.

import { svg } from '../../boards/dom';
import type { Motion } from '../../boards/motion';
import type { Palette } from './palette';
import type { KamisadoEvent } from './view';
import { other, squareColour, type Tower } from './position';
import { drawDisc, drawTooth } from './tower';

export interface Scene {
  /** The drawings of the towers by side and colour. */
  readonly elements: ReadonlyMap<string, SVGGElement>;
  readonly towers: readonly Tower[];
  at(square: string): [number, number];
}

export interface Stage {
  /** What appears once everything has moved. */
  readonly hints: readonly SVGGElement[];
  readonly over: SVGGElement;
  readonly palette: Palette;
}

/** How many steps a pass takes: the shake and the hop. */
const PASS = 2.4;
/** How many steps a tooth takes from above onto its tower. */
const GIFT = 4;

export function animate(
  motion: Motion,
  before: Scene,
  after: Scene,
  events: readonly KamisadoEvent[],
  stage: Stage,
): void {
  const moved = events.find((event) => event.event === 'moved');
  for (const tower of after.towers) {
    const earlier = before.towers.find(same(tower));
    const element = elementOf(after, tower);
    if (!earlier || !element) continue;
    const [x1, y1] = before.at(earlier.square);
    const [x2, y2] = after.at(tower.square);
    // What is pushed moves a moment after the pusher has touched it.
    const pushed = moved !== undefined && tower.side !== moved.side;
    motion.glide(element.firstElementChild ?? element, x1 - x2, y1 - y2, {
      delay: pushed ? 0.25 : 0,
    });
  }
  for (const tower of after.towers) {
    const earlier = before.towers.find(same(tower));
    if (earlier && tower.teeth > earlier.teeth) give(motion, stage, after, tower);
  }
  let time = moved ? 1 : 0;
  for (const event of events) {
    if (event.event !== 'passed') continue;
    const blocked = after.towers.find(same({ side: event.side, colour: event.tower }));
    const next = after.towers.find(
      same({ side: other(event.side), colour: squareColour(event.square) }),
    );
    const element = blocked && elementOf(after, blocked);
    if (element) motion.shake(element.firstElementChild ?? element, 9, time);
    if (next) hop(motion, stage, after.at(event.square), after.at(next.square), event, time + 1.6);
    time += PASS;
  }
  stage.hints.forEach((hint) => motion.appear(hint, time));
}

/** A dragon tooth falls onto the tower that has won it; until then it has one less. */
function give(motion: Motion, stage: Stage, after: Scene, tower: Tower): void {
  const element = elementOf(after, tower);
  if (motion.step === 0 || !element) return;
  const [x, y] = after.at(tower.square);
  const tooth = drawTooth();
  const holder = svg('g', { transform: `translate(${x} ${y})` }, tooth);
  stage.over.append(holder);
  const far = { transform: 'translate(0, -130px) scale(2.6)', opacity: 0 };
  const above = { transform: 'translate(0, -70px) scale(2)', opacity: 1, offset: 0.45 };
  const on = { transform: 'translate(0, -26px) scale(0.7)', opacity: 1 };
  motion.play(tooth, [far, above, on], { steps: GIFT, easing: 'cubic-bezier(0.5, 0, 0.8, 0.4)' });
  motion.after(GIFT, () => holder.remove());
  const piece = element.firstElementChild ?? element;
  const rest = { transform: 'translate(0, 0)' };
  const dip = { transform: 'translate(0, 5px)', offset: 0.4 };
  motion.play(piece, [rest, dip, rest], { delay: GIFT });
}

function hop(
  motion: Motion,
  stage: Stage,
  [x1, y1]: [number, number],
  [x2, y2]: [number, number],
  event: { square: string },
  delay: number,
): void {
  if (motion.step === 0) return;
  const disc = drawDisc(stage.palette[squareColour(event.square)]);
  const holder = svg('g', { transform: `translate(${x2} ${y2})` }, disc);
  stage.over.append(holder);
  const [dx, dy] = [x1 - x2, y1 - y2];
  motion.play(
    disc,
    [
      { transform: `translate(${dx}px, ${dy}px) scale(0.4)`, opacity: 0 },
      { transform: `translate(${dx}px, ${dy}px) scale(1)`, opacity: 1, offset: 0.2 },
      { transform: `translate(${dx / 2}px, ${dy / 2 - 45}px) scale(1.15)`, offset: 0.6 },
      { transform: 'translate(0, 0) scale(0.9)', opacity: 1, offset: 0.95 },
      { transform: 'translate(0, 0) scale(0.9)', opacity: 0 },
    ],
    { delay, steps: 1.4 },
  );
  motion.after(delay + 1.4, () => holder.remove());
}

const same =
  ({ side, colour }: Pick<Tower, 'side' | 'colour'>) =>
  (tower: Tower): boolean =>
    tower.side === side && tower.colour === colour;

const elementOf = (scene: Scene, tower: Tower): SVGGElement | undefined =>
  scene.elements.get(`${tower.side} ${tower.colour}`);
