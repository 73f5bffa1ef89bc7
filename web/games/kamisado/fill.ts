// The one rule that is repeated here, because no view tells it yet: what a fill will look like. A test
// holds it to what the server then does.

import { place, type Tower } from './position';
import type { Fill, Side } from './view';

/** The line-up a fill will give a player, from the owner's left. */
export function filled(towers: readonly Tower[], side: Side, from: Fill): Tower[] {
  const order = ({ square }: Tower): number => {
    const [x, y] = place(square, side);
    return 8 * (7 - y) + (from === 'left' ? x : 7 - x);
  };
  const taken = towers.filter((tower) => tower.side === side).sort((a, b) => order(a) - order(b));
  return from === 'left' ? taken : taken.reverse();
}
