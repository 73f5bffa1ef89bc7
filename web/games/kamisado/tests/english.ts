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
  plannable: ', can be planned',
  planned: ', planned',
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ENGLISH: { [Key in keyof KamisadoTexts]: (args: KamisadoTexts[Key]) => string } = {
  'kamisado-board': () => 'Kamisado board',
  'kamisado-square': ({ square, colour, side, tower, teeth, mark }) =>
    `${square} ${colour}${side ? `: ${side} ${tower} ${RANKS[teeth]}` : ''}${MARKS[mark]}`,
  'kamisado-fill-title': ({ name }) => `${name || 'You'} won the round. Fill from which side?`,
  'kamisado-refused-turn': ({ side }) => `It is ${capital(side)}’s turn`,
  'kamisado-refused-enemy': ({ side }) => `That tower is ${capital(side)}’s`,
  'kamisado-refused-tower': ({ tower, side, reason }) =>
    `${capital(tower)} must move: ${capital(side)} ${reason}`,
  'kamisado-refused-stuck': ({ tower }) => `${capital(tower)} cannot move`,
  'kamisado-refused-square': ({ tower }) => `${capital(tower)} cannot go there`,
  'kamisado-refused-first': () => 'Choose a tower first',
  'kamisado-refused-set-up': () => 'Swap two of your own towers',
  'kamisado-fill-left': () => 'Fill from the left',
  'kamisado-fill-right': () => 'Fill from the right',
  'kamisado-line-up': ({ side, towers }) => `${capital(side)}: ${towers}`,
  'kamisado-set-up-title': () =>
    'Line up your towers: drag them into place, or tap two to swap them.',
  'kamisado-set-up-done': () => 'Ready',
  'kamisado-your-turn': ({ tower, count }) => `Your turn: ${tower || 'any tower'}, ${count} moves`,
  'kamisado-selected': ({ tower, square, count }) => `${tower} on ${square}: ${count} moves`,
  'kamisado-planning': ({ tower, square }) => `Planning ${tower} on ${square}`,
  'kamisado-swapped': ({ tower, other }) => `${tower} and ${other} swapped`,
  'kamisado-moved': ({ side, tower, to, ground }) =>
    `${capital(side)} moves ${tower} to ${to}, ${ground}`,
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
