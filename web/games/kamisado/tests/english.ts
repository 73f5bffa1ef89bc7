// English words for the gallery and the tests; the site takes them from its Fluent files.

import type { Texts } from '../../../boards/texts';
import type { KamisadoTexts } from '../texts';

const RANKS = ['tower', 'Sumo', 'Double-Sumo', 'Triple-Sumo', 'champion'];
const MARKS = {
  none: '',
  movable: ', can move',
  selected: ', selected',
  target: ', target',
  push: ', push',
  win: ', wins the round',
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ENGLISH: { [Key in keyof KamisadoTexts]: (args: KamisadoTexts[Key]) => string } = {
  'kamisado-board': () => 'Kamisado board',
  'kamisado-square': ({ square, colour, side, tower, teeth, mark }) =>
    `${square} ${colour}${side ? `: ${side} ${tower} ${RANKS[teeth]}` : ''}${MARKS[mark]}`,
  'kamisado-fill-title': () =>
    'You won the round. From which side should both home rows be filled?',
  'kamisado-fill-left': () => 'Fill from the left',
  'kamisado-fill-right': () => 'Fill from the right',
  'kamisado-line-up': ({ side, towers }) => `${capital(side)}: ${towers}`,
  'kamisado-set-up-title': () =>
    'Line up your towers: drag them into place, or tap two to swap them.',
  'kamisado-set-up-done': () => 'Ready',
  'kamisado-your-turn': ({ tower, count }) => `Your turn: ${tower || 'any tower'}, ${count} moves`,
  'kamisado-selected': ({ tower, square, count }) => `${tower} on ${square}: ${count} moves`,
  'kamisado-swapped': ({ tower, other }) => `${tower} and ${other} swapped`,
  'kamisado-moved': ({ side, tower, to, colour }) =>
    `${capital(side)} moves ${tower} to ${to}, ${colour}`,
  'kamisado-pushed': ({ side, tower, count }) =>
    `${capital(side)} pushes ${count === 1 ? 'a tower' : `${count} towers`} with ${tower}`,
  'kamisado-passed': ({ tower, colour, next }) =>
    `${capital(tower)} is blocked on ${colour}: ${capital(next)} plays ${colour}`,
  'kamisado-round-won': ({ side, tower, points }) =>
    `${capital(side)} wins the round with ${tower}: ${points} points`,
  'kamisado-placed': ({ side }) => `${capital(side)} has lined up`,
  'kamisado-filled': ({ side, fill }) => `${capital(side)} fills from the ${fill}`,
  'kamisado-round-started': ({ side }) => `A new round: ${capital(side)} begins`,
  'kamisado-match-over': ({ side }) =>
    side ? `${capital(side)} wins the match` : 'The match is drawn',
};

export const english: Texts<KamisadoTexts> = (key, args) => ENGLISH[key](args);
