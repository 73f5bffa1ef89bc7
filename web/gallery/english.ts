// English words for the gallery and the tests; the site takes them from its Fluent files.

import type { TextArguments, TextKey, Texts } from '../boards';

const RANKS = ['tower', 'Sumo', 'Double-Sumo', 'Triple-Sumo', 'champion'];
const CARDS: Record<string, string> = {
  S: 'Soldier',
  L: 'Lance',
  C: 'Rider',
  A: 'Silver Dragon',
  O: 'Gold Dragon',
  T: 'Tower',
  F: 'Fool',
  I: 'Empress',
  '': 'unknown card',
};
const MARKS = {
  none: '',
  movable: ', can move',
  selected: ', selected',
  target: ', target',
  push: ', push',
  win: ', wins the round',
};
const USES = {
  'lead-defence': 'play face down',
  counter: 'counter',
  attack: 'attack',
  'no-counter': 'does not counter the attack',
  'no-attack': 'may not attack now',
  'no-defence': 'may not defend now',
  'not-now': 'not your turn',
};
const REFUSALS = {
  ...USES,
  'no-attack': 'may attack only once an Empress lies face up in defence, or as your last card',
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ENGLISH: { [K in TextKey]: (args: TextArguments[K]) => string } = {
  'kamisado-board': () => 'Kamisado board',
  'kamisado-square': ({ square, colour, side, tower, teeth, mark }) =>
    `${square} ${colour}${side ? `: ${side} ${tower} ${RANKS[teeth]}` : ''}${MARKS[mark]}`,
  'kamisado-fill-title': () => 'You won the round. From which side shall both home rows be filled?',
  'kamisado-fill-left': () => 'Fill from the left',
  'kamisado-fill-right': () => 'Fill from the right',
  'kamisado-line-up': ({ side, towers }) => `${capital(side)}: ${towers}`,
  'kamisado-set-up-title': () => 'Line up your towers: drag them, or tap two to swap.',
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

  'kami-table': () => 'Kami table',
  'kami-seat-name': ({ seat }) => `Seat ${seat}`,
  'kami-seat': ({ name, cards, role, turn }) =>
    `${name}, ${role}, ${cards} cards${turn === 'yes' ? ', to act' : ''}`,
  'kami-hand': () => 'Your hand',
  'kami-mercenaries': () => 'Mercenaries',
  'kami-aside': () => 'Set aside',
  'kami-first-player': () => 'First player',
  'kami-partner': () => 'Partner',
  'kami-line': ({ line, name }) => `${capital(line)} of ${name}`,
  'kami-card': ({ card }) => CARDS[card] ?? '',
  'kami-line-card': ({ card, face, mercenary }) =>
    `${CARDS[card]}${face === 'down' ? ' face down' : ''}${mercenary === 'yes' ? ', Mercenary' : ''}`,
  'kami-playable': ({ card, points, use, pile }) =>
    `${CARDS[card]}, ${points}${pile ? `, pile ${pile}` : ''}: ${USES[use]}`,
  'kami-pile-empty': ({ pile }) => `Pile ${pile} is empty`,
  'kami-aside-card': ({ card }) =>
    card ? `Set aside: ${CARDS[card]}, only you know it` : 'Set aside, hidden',
  'kami-shown-soldiers': ({ count }) => `${count} Soldiers shown`,
  'kami-place': ({ line }) => (line === 'attack' ? 'Attack' : 'Defend'),
  'kami-pass': () => 'Pass',
  'kami-ask': ({ count }) => `Show ${count} Soldiers and ask`,
  'kami-keep': () => 'Keep the hand',
  'kami-cancel': () => 'Deal again',
  'kami-play': () => 'Play on',
  'kami-status': ({ phase, name, you, card }) => {
    const who = you === 'yes' ? 'You' : name || 'Somebody';
    const s = you === 'yes' ? '' : 's';
    switch (phase) {
      case 'demoralised':
        return you === 'yes'
          ? 'Five Soldiers or more: ask your partner for a new deal?'
          : 'Somebody thinks about the deal';
      case 'partner_answer':
        return you === 'yes'
          ? 'Your partner asks: deal again?'
          : `${who} decide${s} about the deal`;
      case 'lead_defence':
        return `${who} lead${s}: a card face down`;
      case 'lead_attack':
        return `${who} lead${s}: now attack`;
      case 'answer':
        return `${CARDS[card]}: ${who.toLowerCase()} counter${s} or pass${you === 'yes' ? '' : 'es'}`;
      case 'counter_attack':
        return `${who} countered: now attack`;
      case 'over':
        return 'The round is over';
    }
  },
  'kami-won': ({ name, you, points }) =>
    `${you === 'yes' ? 'You win' : `${name} wins`} the round: ${points} ${points === 1 ? 'point' : 'points'}`,
  'kami-void': () => 'The round was void',
  'kami-master-stroke': () => 'Master stroke',
  'kami-empress': ({ may }) =>
    may === 'attack' ? 'The Empress may attack' : 'The Empress may not attack yet',
  'kami-raised': ({ card, use }) => `${CARDS[card]}: ${USES[use]}?`,
  'kami-refused': ({ card, why }) => `The ${CARDS[card]} ${REFUSALS[why]}`,
  'kami-step': ({ name, action }) => `${name}: ${action}`,
  'kami-played': ({ name, line, card, face }) =>
    `${name} ${line === 'attack' ? 'attacks' : 'defends'} with ${
      face === 'down' ? 'a card face down' : CARDS[card]
    }`,

  'kamon-board': () => 'Kamon board',
  'kamon-cell': ({ cell, holds, symbol, count, mark }) =>
    `${cell}: ${holds === 'token' ? `${count} ${symbol}` : holds}${mark === 'none' ? '' : `, ${mark}`}`,
  'kamon-top': ({ symbol, count }) => `${capital(symbol)}, ${count}`,
  'kamon-top-none': () => 'No token yet',
  'kamon-same': () => 'Same crest or same number',
  'kamon-opening': () => 'Any border cell but a corner',
  'kamon-emblem': ({ emblem }) => capital(emblem),
  'kamon-your-turn': ({ count }) => `Your turn: ${count} cells`,
  'kamon-played': ({ side, cell, symbol, count }) =>
    `${capital(side)} takes ${cell}, ${count} ${symbol}`,
  'kamon-over': ({ side, reason }) => (side ? `${capital(side)} wins by ${reason}` : 'A draw'),
};

export const english: Texts = (key, args) => ENGLISH[key](args);
