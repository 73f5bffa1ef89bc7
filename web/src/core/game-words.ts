// The words of a game: what its board passes as ids of colours, cards and so on becomes words
// first, so that the texts can use them in their sentences.

import { t } from './i18n.svelte';

type Value = string | number;

/** Which arguments are ids, and how each becomes a word. */
export type Spoken = Readonly<Record<string, (id: string) => string>>;

/** Texts whose arguments are said in words; `none` where there is nothing. */
export const speaker =
  (spoken: Spoken) =>
  (key: string, args: Readonly<Record<string, Value>>): string =>
    t(
      key,
      Object.fromEntries(
        Object.entries(args).map(([name, value]): [string, Value] => {
          if (value === '') return [name, 'none'];
          return [name, spoken[name]?.(String(value)) ?? value];
        }),
      ),
    );
