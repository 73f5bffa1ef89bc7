// English words for the gallery and the tests; the site takes them from its Fluent files.

import type { Texts } from '../../../boards/texts';
import type { KamonTexts } from '../texts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ENGLISH: { [Key in keyof KamonTexts]: (args: KamonTexts[Key]) => string } = {
  'kamon-board': () => 'Kamon board',
  'kamon-cell': ({ cell, holds, symbol, count, mark }) =>
    `${cell}: ${holds === 'token' ? `${count} ${symbol}` : holds}${mark === 'none' ? '' : `, ${mark}`}`,
  'kamon-top': ({ symbol, count }) => `${capital(symbol)}, ${count}`,
  'kamon-top-none': () => 'No token yet',
  'kamon-same': () => 'Same crest or same number',
  'kamon-opening': () => 'Any border cell except a corner',
  'kamon-emblem': ({ emblem }) => capital(emblem),
  'kamon-refused-turn': ({ side }) => `It is ${capital(side)}’s turn`,
  'kamon-refused-pawn': () => 'A pawn is there',
  'kamon-refused-forbidden': () => 'The cell is forbidden',
  'kamon-refused-opening': () => 'Begin on the border',
  'kamon-refused-token': ({ symbol, count, other, number }) =>
    `${symbol} ${count} does not follow ${other} ${number}`,
  'kamon-your-turn': ({ count }) => `Your turn: ${count} cells`,
  'kamon-played': ({ side, cell, symbol, count }) =>
    `${capital(side)} takes ${cell}, ${count} ${symbol}`,
  'kamon-over': ({ side, reason }) => (side ? `${capital(side)} wins by ${reason}` : 'A draw'),
};

export const english: Texts<KamonTexts> = (key, args) => ENGLISH[key](args);
