// A round of Kami that is being dealt by hand.

import type { Card } from './view';
import { CARDS, WORTH } from './cards';

export type Mode = 2 | 3 | 4;

/** Where cards go: a hand, or what lies on the table before the round. */
export interface Place {
  id: string;
  cards: readonly Card[];
  size: number;
}

export interface Draft {
  mode: Mode;
  first: number;
  /** The hands by seat, then the cards set aside or the two layers of Mercenaries. */
  places: readonly Place[];
}

const HANDS: Record<Mode, number> = { 4: 8, 3: 10, 2: 8 };
const EXTRA: Record<Mode, readonly [string, number][]> = {
  4: [],
  3: [['aside', 2]],
  2: [
    ['above', 8],
    ['below', 8],
  ],
};

export function emptyDraft(mode: Mode): Draft {
  const hands = Array.from({ length: mode }, (_, at): [string, number] => [
    String(at + 1),
    HANDS[mode],
  ]);
  return {
    mode,
    first: 1,
    places: [...hands, ...EXTRA[mode]].map(([id, size]) => ({ id, size, cards: [] })),
  };
}

/** Hands are sorted; Mercenaries and cards set aside keep their order. */
const inOrder = (id: string, cards: readonly Card[]): Card[] =>
  /^\d$/.test(id) ? CARDS.flatMap((card) => cards.filter((one) => one === card)) : [...cards];

const isCard = (letter: string): letter is Card => (CARDS as readonly string[]).includes(letter);

export function readDraft(text: string): Draft {
  const [mode = '', hands = '', first = '', extra = ''] = text.split(' ');
  const empty = emptyDraft(mode === '2' || mode === '3' ? (Number(mode) as Mode) : 4);
  const given = [...hands.split(','), ...extra.split('/')];
  const places = empty.places.map((place, at) => ({
    ...place,
    cards: inOrder(place.id, [...(given[at] ?? '')].filter(isCard)),
  }));
  return { ...empty, first: Number(first) || 1, places };
}

export function writeDraft({ mode, first, places }: Draft): string {
  const text = (part: readonly Place[], by: string): string =>
    part.map(({ cards }) => cards.join('')).join(by);
  const extra = text(places.slice(mode), '/');
  return `${mode} ${text(places.slice(0, mode), ',')} ${first}${extra ? ` ${extra}` : ''}`;
}

/** How many cards of a kind have no place yet. */
export const left = ({ places }: Draft, card: Card): number =>
  WORTH[card].copies -
  places.reduce((sum, { cards }) => sum + cards.filter((one) => one === card).length, 0);

export const isComplete = ({ places }: Draft): boolean =>
  places.every(({ cards, size }) => cards.length === size);

const withCards = (draft: Draft, id: string, cards: readonly Card[]): Draft => ({
  ...draft,
  places: draft.places.map((place) =>
    place.id === id ? { ...place, cards: inOrder(id, cards) } : place,
  ),
});

export function added(draft: Draft, id: string, card: Card): Draft {
  const place = draft.places.find((one) => one.id === id);
  if (!place || place.cards.length >= place.size || left(draft, card) === 0) return draft;
  return withCards(draft, id, [...place.cards, card]);
}

export function removed(draft: Draft, id: string, at: number): Draft {
  const cards = draft.places.find((place) => place.id === id)?.cards ?? [];
  return withCards(
    draft,
    id,
    cards.filter((_, index) => index !== at),
  );
}

/** Deals what is left; `random` gives numbers from 0 to 1. */
export function dealt(draft: Draft, random: () => number): Draft {
  const rest = CARDS.flatMap((card) => Array.from({ length: left(draft, card) }, () => card));
  const take = (): Card[] => rest.splice(Math.floor(random() * rest.length), 1);
  const places = draft.places.map((place) => {
    const cards = [...place.cards];
    while (cards.length < place.size && rest.length > 0) cards.push(...take());
    return { ...place, cards: inOrder(place.id, cards) };
  });
  return { ...draft, places };
}
