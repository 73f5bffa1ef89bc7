// The words of Kami for what the table names by ids.

import { speaker } from '../../src/core/game-words';
import { t } from '../../src/core/i18n.svelte';

export const cardName = (card: string): string => t(`kami-card-${card}`);
const aCard = (card: string): string => t(`kami-a-${card}`);
const noCard = (card: string): string => t(`kami-no-${card}`);

export const texts = speaker({
  card: cardName,
  attack: cardName,
  counter: aCard,
  or: aCard,
  none: noCard,
  nor: noCard,
});
