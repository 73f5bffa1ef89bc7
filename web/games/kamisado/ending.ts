// How a round of Kamisado ended: whose tower won it, and why.

import { t } from '../../src/core/i18n.svelte';
import type { Step } from '../../src/core/types';
import type { Names, Reader, RoundLine } from '../module';
import { roundWon } from './closing';
import { other, seatOf } from './position';
import type { KamisadoView } from './view';
import { colourName, colourWord } from './words';

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

export function roundLine({ view }: Step<KamisadoView>, names: Names): RoundLine | undefined {
  const won = roundWon(view);
  if (!won) return undefined;
  const { score } = view.board;
  return {
    who: names[seatOf(won.end.winner)] ?? '',
    what: colourName(won.end.tower),
    points: won.points,
    score: [score.black, score.white],
  };
}
