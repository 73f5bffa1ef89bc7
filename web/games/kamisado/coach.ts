// What a coach says at a game of Kamisado.

import { t } from '../../src/core/i18n.svelte';
import type { CoachModule, Reader } from '../module';
import { roundWon } from './closing';
import { parsePosition, seatOf } from './position';
import type { KamisadoView } from './view';
import { colourWord } from './words';

const other = ({ you, names }: Reader): string => names[you === 1 ? 2 : 1] ?? '';

export const coach: CoachModule<KamisadoView> = {
  advice: (_, reader) => t('kamisado-coach-any', { name: other(reader) }),
  told({ view }, reader) {
    const { active } = parsePosition(view.board.position);
    if (!active) return undefined;
    return t('kamisado-coach-called', { name: other(reader), colour: colourWord(active.colour) });
  },
  /** If the answer to the move won, the tower that it had called. */
  lost(steps, step, reader) {
    const answer = steps[step + 1]?.view;
    const won = answer && roundWon(answer);
    if (!won || seatOf(won.end.winner) === reader.you) return undefined;
    return t('kamisado-coach-lost', { name: other(reader), colour: colourWord(won.end.tower) });
  },
};
