// A study lays everything open. Here somebody looks at it from one seat, as at a table.

import type { LearnModule } from '../../games/module';
import type { Seat, View } from '../core/types';

/** `position` is where the study began. */
export function seenBy(
  view: View,
  seat: Seat,
  position = '',
  { seenBy }: Pick<LearnModule, 'seenBy'>,
): View {
  const acts = view.to_act === seat;
  const seen: View = {
    ...view,
    viewer: { seat },
    choices: acts ? view.choices : { kind: 'list', actions: [] },
  };
  return seenBy?.(seen, seat, position) ?? seen;
}
