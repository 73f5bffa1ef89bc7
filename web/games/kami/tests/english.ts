// English words for the gallery and the tests; the site takes them from its Fluent files.

import type { Texts } from '../../../boards/texts';
import type { KamiTexts } from '../texts';

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
const USES = {
  'lead-defence': 'play face down',
  counter: 'counter',
  attack: 'attack',
  'no-counter': 'does not counter the attack',
  'no-attack': 'may not attack now',
  'no-defence': 'may not defend now',
  'deal-open': 'not now',
  over: 'not now',
  'not-now': 'not your turn',
};
const REFUSALS = {
  ...USES,
  'no-attack': 'may attack only once an Empress lies face up in defence, or as your last card',
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ENGLISH: { [Key in keyof KamiTexts]: (args: KamiTexts[Key]) => string } = {
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
  'kami-pile-covers': ({ pile }) => `Pile ${pile} covers a card`,
  'kami-shown-soldiers': ({ count }) => `${count} Soldiers shown`,
  'kami-held-soldiers': ({ least, most }) => `${least} to ${most} held`,
  'kami-place': ({ line }) => (line === 'attack' ? 'Attack' : 'Defend'),
  'kami-pass': () => 'Pass',
  'kami-ask': ({ count }) => `Show ${count} Soldiers and ask`,
  'kami-keep': () => 'Keep these cards',
  'kami-cancel': () => 'Deal again',
  'kami-play': () => 'Play on',
  'kami-status': ({ phase, name, you, card }) => {
    const who = you === 'yes' ? 'You' : name || 'Somebody';
    const s = you === 'yes' ? '' : 's';
    switch (phase) {
      case 'demoralised':
        return you === 'yes'
          ? 'Five Soldiers or more: ask your partner for a new deal?'
          : 'A player is deciding whether to ask for a new deal';
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
  'kami-passed': () => 'Passed',
  'kami-attacks': ({ name, role, card }) => `${name} (${role}) attacks: ${CARDS[card]}.`,
  'kami-counters': ({ counter, or }) =>
    `Only ${CARDS[counter]}${or ? ` or ${CARDS[or]}` : ''} counters.`,
  'kami-answer': () => 'Counter or pass.',
  'kami-answers': ({ name }) => `${name} answers.`,
  'kami-no-counter': ({ none, nor }) =>
    `You have no ${CARDS[none]}${nor ? ` and no ${CARDS[nor]}` : ''}.`,
  'kami-only-card': () => 'Your only card has to attack.',
  'kami-unanswered': ({ card }) => `Nobody countered: ${CARDS[card]}.`,
  'kami-drawn': ({ name, card }) => `${name} drew ${CARDS[card]} and leads first.`,
  score: () => 'Score',
  'kami-target': ({ target }) => `First to ${target}`,
  'kami-score': ({ name, points, target }) => `${name}: ${points} of ${target}`,
  'kami-team': ({ one, other }) => `${one} and ${other}`,
  'kami-round': ({ round }) => `Round ${round}`,
  'kami-order': () => 'Clockwise',
  'kami-unseen': () => 'Unseen cards',
  'kami-unseen-about': () => 'You have not seen these.',
  'kami-unseen-card': ({ card, count, copies }) => `${CARDS[card]}: ${count} of ${copies}`,
  'kami-legend': ({ mark }) => mark,
  'kami-close': () => 'Close',
  'kami-again': ({ how }) => `Again (${how}).`,
  'kami-idle': ({ why, name }) => (why === 'not-now' ? `It is the turn of ${name}` : USES[why]),
  'kami-choose-first': () => 'First choose a card.',
  'kami-raised': ({ card, use }) => `${CARDS[card]}: ${USES[use]}?`,
  'kami-refused': ({ card, why }) => `The ${CARDS[card]} ${REFUSALS[why]}`,
  'kami-step': ({ name, action }) => `${name}: ${action}`,
  'kami-played': ({ name, line, card, face }) =>
    `${name} ${line === 'attack' ? 'attacks' : 'defends'} with ${
      face === 'down' ? 'a card face down' : CARDS[card]
    }`,
};

export const english: Texts<KamiTexts> = (key, args) => ENGLISH[key](args);
