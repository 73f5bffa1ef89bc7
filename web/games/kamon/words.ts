// The words of Kamon for what the board names by ids.

import { speaker } from '../../src/core/game-words';
import { t } from '../../src/core/i18n.svelte';

export const symbolName = (symbol: string): string => t(`kamon-symbol-${symbol}`);
export const emblemName = (emblem: string): string => t(`kamon-emblem-${emblem}`);
export const sideName = (side: string): string => t(`kamon-seat-${side === 'white' ? 2 : 1}`);

export const texts = speaker({
  symbol: symbolName,
  other: symbolName,
  side: sideName,
  emblem: emblemName,
});
