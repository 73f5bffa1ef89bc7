// The rounds of a game, one after another.

import type { GameModule, Names, RoundLine } from '../../games/module';
import type { Step } from './types';

export const roundLines = (steps: readonly Step[], module: GameModule, names: Names): RoundLine[] =>
  steps.flatMap((step, at) => {
    const before = steps[at - 1];
    return (before && module.roundLine?.(step, before, names)) ?? [];
  });
