// The words of Kamisado for what the board and the notation name by ids.

import { speaker } from '../../src/core/game-words';
import { t } from '../../src/core/i18n.svelte';

/** A colour within a sentence. */
export const colourWord = (colour: string): string => t(`kamisado-colour-${colour}`);
/** A colour one lands on. */
export const groundWord = (colour: string): string => t(`kamisado-ground-${colour}`);
/** A colour as the rulebook's notation writes it. */
export const colourName = (colour: string): string => t(`kamisado-word-${colour}`);
export const sideName = (side: string): string => t(`kamisado-seat-${side === 'white' ? 2 : 1}`);

export const texts = speaker({
  colour: colourWord,
  ground: groundWord,
  tower: colourWord,
  other: colourWord,
  side: sideName,
  next: sideName,
  towers: (colours) => colours.split(' ').map(colourName).join(', '),
});
