// The words of the boards: what they pass as ids of colours, cards and so on becomes words first,
// so that the texts can use them in their sentences.

import type { TextKey, Texts } from '../../boards';
import { t } from './i18n.svelte';

/** Which arguments are ids, and of what. */
const FAMILIES: Readonly<Record<string, string>> = {
  colour: 'colour',
  tower: 'colour',
  other: 'colour',
  side: 'seat',
  next: 'seat',
  card: 'card',
  attack: 'card',
  symbol: 'symbol',
  emblem: 'emblem',
};

const SEATS: Readonly<Record<string, string>> = { black: '1', white: '2' };

/** A word of a game: a colour, a card, a seat. */
export const word = (game: string, family: string, id: string): string =>
  t(`${game}-${family}-${family === 'seat' ? (SEATS[id] ?? id) : id}`);

/** Arguments as the texts take them: `none` where there is nothing. */
export function spoken(
  key: string,
  args: Record<string, string | number>,
): Record<string, string | number> {
  const game = key.split('-')[0] ?? '';
  const pairs = Object.entries(args).map(([name, value]): [string, string | number] => {
    const family = FAMILIES[name];
    if (value === '') return [name, 'none'];
    if (name === 'towers')
      return [
        name,
        String(value)
          .split(' ')
          .map((id) => word(game, 'word', id))
          .join(', '),
      ];
    return [name, family ? word(game, family, String(value)) : value];
  });
  return Object.fromEntries(pairs);
}

export const boardTexts: Texts = (key: TextKey, args) =>
  t(key, spoken(key, args as Record<string, string | number>));
