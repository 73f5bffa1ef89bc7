// Every human text the table needs.

import type { Seat } from '../../src/core/types';
import type { Card, KamiPhase, KamiRound } from './view';

export type Role = 'you' | 'partner' | 'opponent';
type YesNo = 'yes' | 'no';

export type KamiTexts = {
  'kami-table': Record<string, never>;
  'kami-seat-name': { seat: Seat };
  /** The heading of a seat for screen readers. */
  'kami-seat': {
    seat: Seat;
    name: string;
    cards: number;
    role: Role;
    turn: YesNo;
    first: YesNo;
  };
  'kami-hand': { count: number };
  'kami-mercenaries': Record<string, never>;
  'kami-aside': Record<string, never>;
  'kami-first-player': Record<string, never>;
  'kami-partner': Record<string, never>;
  'kami-passed': Record<string, never>;
  'kami-line': { line: 'attack' | 'defence'; name: string };
  'kami-card': { card: Card };
  /** A card in a line; `card` is empty if it is not known. */
  'kami-line-card': {
    card: Card | '';
    face: 'up' | 'down';
    mercenary: YesNo;
  };
  /** A card of the own hand or on a pile: what playing it would do, or why it cannot be played. */
  'kami-playable': { card: Card; points: number; use: CardUse; pile: number };
  'kami-pile-empty': { pile: number };
  'kami-pile-covers': { pile: number };
  'kami-aside-card': { card: Card | '' };
  'kami-shown-soldiers': { count: number };
  /** How many of those can still be in the hand. */
  'kami-held-soldiers': { least: number; most: number; exact: YesNo };
  'kami-place': { line: 'attack' | 'defence' };
  'kami-pass': Record<string, never>;
  'kami-ask': { count: number };
  'kami-keep': Record<string, never>;
  'kami-cancel': Record<string, never>;
  'kami-play': Record<string, never>;
  /** What the round waits for; `name` is empty if nobody may know whose turn it is. */
  'kami-status': { phase: KamiPhase; name: string; you: YesNo; card: Card | '' };
  'kami-won': { name: string; you: YesNo; points: number };
  'kami-void': Record<string, never>;
  'kami-master-stroke': Record<string, never>;
  'kami-empress': { may: 'attack' | 'wait' };
  // The sentence in the middle
  'kami-attacks': { name: string; role: Role; card: Card };
  /** What counters it: one kind of card, or either of two. */
  'kami-counters': { counter: Card; or: Card | '' };
  'kami-answer': Record<string, never>;
  'kami-answers': { name: string };
  'kami-no-counter': { none: Card; nor: Card | ''; duel: YesNo };
  'kami-only-card': Record<string, never>;
  'kami-unanswered': { you: YesNo; card: Card };
  'kami-drawn': { you: YesNo; name: string; card: Card };
  // The game around the round
  score: Record<string, never>;
  'kami-target': { level: Level; target: number };
  'kami-score': { name: string; points: number; target: number };
  'kami-team': { one: string; other: string };
  'kami-round': { round: number };
  'kami-order': Record<string, never>;
  // Cards that nobody has seen, and what the marks mean
  'kami-unseen': Record<string, never>;
  'kami-unseen-about': Record<string, never>;
  'kami-unseen-card': { card: Card; count: number; copies: number };
  'kami-legend': { mark: LegendMark };
  'kami-close': Record<string, never>;
  // Said
  'kami-raised': { card: Card; use: CardUse };
  'kami-again': { how: How };
  'kami-refused': { card: Card; why: CardUse; attack: Card | '' };
  /** Why no card can be played; `name` is empty if nobody may know whose turn it is. */
  'kami-idle': { why: CardUse; name: string };
  'kami-choose-first': Record<string, never>;
  'kami-step': {
    name: string;
    you: YesNo;
    action: 'pass' | 'ask' | 'keep' | 'cancel' | 'play';
  };
  'kami-played': {
    name: string;
    you: YesNo;
    line: 'attack' | 'defence';
    card: Card | '';
    face: 'up' | 'down';
    mercenary: YesNo;
  };
};

export type Level = NonNullable<KamiRound['standing']>['level'];

/** How somebody chooses: what they have to do once more depends on it. */
export type How = 'mouse' | 'touch' | 'keys';

export type LegendMark =
  'attack' | 'defence' | 'standing' | 'first' | 'own' | 'mercenary' | 'covers' | 'known';

export type CardUse =
  | 'lead-defence'
  | 'counter'
  | 'attack'
  | 'no-counter'
  | 'no-attack'
  | 'no-defence'
  | 'deal-open'
  | 'over'
  | 'not-now';
