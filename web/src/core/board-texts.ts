// The words of the boards: what they pass as ids of colours, cards and so on becomes words first,
// so that the texts can use them in their sentences.

import type { TextKey, Texts } from '../../boards';
import { t } from './i18n.svelte';

/** Which arguments are ids, and of what. */
const FAMILIES: Readonly<Record<string, string>> = {
  colour: 'colour',
  tower: 'colour',
  other: 'colour',
  side: 'side',
  next: 'side',
  card: 'card',
  attack: 'card',
  symbol: 'symbol',
  emblem: 'emblem',
};

export const word = (family: string, id: string): string => t(`${family}-${id}`);

/** Arguments as the texts take them: `none` where there is nothing. */
export function spoken(args: Record<string, string | number>): Record<string, string | number> {
  const pairs = Object.entries(args).map(([name, value]): [string, string | number] => {
    const family = FAMILIES[name];
    if (value === '') return [name, 'none'];
    if (name === 'towers')
      return [
        name,
        String(value)
          .split(' ')
          .map((id) => word('word', id))
          .join(', '),
      ];
    return [name, family ? word(family, String(value)) : value];
  });
  return Object.fromEntries(pairs);
}

export const boardTexts: Texts = (key: TextKey, args) =>
  t(key, spoken(args as Record<string, string | number>));
