// How a round of Kamisado ended: whose tower won it, and why.

import { t } from '../../src/core/i18n.svelte';
import type { Step } from '../../src/core/types';
import type { Reader } from '../module';
import { roundWon } from './closing';
import { other, seatOf } from './position';
import type { KamisadoView } from './view';
import { colourWord } from './words';

export function ending({ view }: Step<KamisadoView>, { you, names }: Reader): string | undefined {
  const won = roundWon(view);
  if (!won) return undefined;
  const { winner, tower, reason } = won.end;
  const [first, second] = [seatOf(winner), seatOf(other(winner))];
  return t(`kamisado-ending-${reason}`, {
    you: you === first ? 'winner' : you === second ? 'loser' : 'none',
    winner: names[first] ?? '',
    loser: names[second] ?? '',
    tower: colourWord(tower),
  });
}
