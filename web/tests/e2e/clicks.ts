// How a board is played without a thought: the first of these that is there is clicked.

const cell = (mark: string): string => `[role="gridcell"][aria-label$=", ${mark}"]`;

export const KAMISADO_CLICKS = [
  '.kb-choice',
  ...['wins the round', 'Sumo push', 'target', 'can move'].map(cell),
];

export const KAMON_CLICKS = [cell('you can play here')];

/**
 * One tap raises a card, a second one plays it. The last copy of a kind lies on top; who has only one
 * card left in a duel needs a Mercenary for the defence.
 */
const CARDS = ['.kb-hand .kb-playable:last-child', '.kb-piles .kb-playable'];
export const KAMI_CLICKS = [
  ...CARDS.map((card) => `${card}.kb-raised`),
  ...CARDS,
  ...['play', 'keep', 'pass'].map((answer) => `[data-answer="${answer}"]`),
];
