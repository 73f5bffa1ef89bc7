// Why what somebody pointed at cannot be done, read off the view: who acts, which tower must move
// and where it can go. What the rules are, the server knows.

import type { Settings } from '../../boards/board';
import type { KamisadoTexts } from './texts';
import type { KamisadoView, Side } from './view';
import { seatOf, sideOf, type Position, type Tower } from './position';

type Refusals = {
  [
    Key in keyof KamisadoTexts as Key extends `kamisado-refused-${string}` ? Key : never
  ]: KamisadoTexts[Key];
};

/** A text with its arguments. */
export type Refusal = {
  [Key in keyof Refusals]: { key: Key; args: Refusals[Key] };
}[keyof Refusals];

interface Pointed {
  readonly view: KamisadoView;
  readonly settings: Settings;
  readonly position: Position;
  /** What stands there. */
  readonly tower: Tower | undefined;
  /** The tower that was chosen, or has to move. */
  readonly selected: Tower | undefined;
  /** How many towers can move. */
  readonly movable: number;
}

const refusal = <Key extends keyof Refusals>(key: Key, args: Refusals[Key]): Refusal =>
  ({ key, args }) as Refusal;

export function whyNot(pointed: Pointed): Refusal | undefined {
  const { view, settings, position, tower, selected, movable } = pointed;
  const { to_act: acts, viewer } = view;
  if (viewer === 'spectator' || acts === null || view.outcome.state !== 'unknown') return undefined;
  if (view.choices.kind === 'arrange') return refusal('kamisado-refused-set-up', {});
  if (movable === 0) {
    if (acts === viewer.seat) return undefined;
    return refusal('kamisado-refused-turn', {
      name: settings.names?.[acts] ?? '',
      side: sideOf(acts),
    });
  }
  const mover = sideOf(viewer.seat);
  if (tower && tower.side !== mover) return refusal('kamisado-refused-enemy', { side: tower.side });
  const { active } = position;
  if (tower && active) {
    const [side, reason] = decided(view, mover);
    return refusal('kamisado-refused-tower', { tower: active.colour, side, reason });
  }
  if (tower) return refusal('kamisado-refused-stuck', { tower: tower.colour });
  if (selected) return refusal('kamisado-refused-square', { tower: selected.colour });
  return refusal('kamisado-refused-first', {});
}

/** Who decided which tower moves, and how. */
function decided(view: KamisadoView, mover: Side): [Side, 'landed' | 'pushed' | 'blocked'] {
  const event = view.board.events.findLast(({ event }) => event === 'moved' || event === 'passed');
  if (event?.event === 'passed') return [event.side, 'blocked'];
  if (event?.event === 'moved') return [event.side, event.pushed.length > 0 ? 'pushed' : 'landed'];
  return [sideOf(3 - seatOf(mover)), 'landed'];
}
