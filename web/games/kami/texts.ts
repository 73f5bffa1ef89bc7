// Every human text the table needs.

import type { Seat } from '../../src/core/types';
import type { Card, KamiPhase } from './view';

export type KamiTexts = {
  'kami-table': Record<string, never>;
  'kami-seat-name': { seat: Seat };
  /** The heading of a seat for screen readers. */
  'kami-seat': {
    seat: Seat;
    name: string;
    cards: number;
    role: 'you' | 'partner' | 'opponent';
    turn: 'yes' | 'no';
    first: 'yes' | 'no';
  };
  'kami-hand': { count: number };
  'kami-mercenaries': Record<string, never>;
  'kami-aside': Record<string, never>;
  'kami-first-player': Record<string, never>;
  'kami-partner': Record<string, never>;
  'kami-line': { line: 'attack' | 'defence'; name: string };
  'kami-card': { card: Card };
  /** A card in a line; `card` is empty if it is not known. */
  'kami-line-card': {
    card: Card | '';
    face: 'up' | 'down';
    mercenary: 'yes' | 'no';
  };
  /** A card of the own hand or on a pile: what playing it would do, or why it cannot be played. */
  'kami-playable': { card: Card; points: number; use: CardUse; pile: number };
  'kami-pile-empty': { pile: number };
  'kami-aside-card': { card: Card | '' };
  'kami-shown-soldiers': { count: number };
  'kami-place': { line: 'attack' | 'defence' };
  'kami-pass': Record<string, never>;
  'kami-ask': { count: number };
  'kami-keep': Record<string, never>;
  'kami-cancel': Record<string, never>;
  'kami-play': Record<string, never>;
  /** What the round waits for; `name` is empty if nobody may know whose turn it is. */
  'kami-status': { phase: KamiPhase; name: string; you: 'yes' | 'no'; card: Card | '' };
  'kami-won': { name: string; you: 'yes' | 'no'; points: number };
  'kami-void': Record<string, never>;
  'kami-master-stroke': Record<string, never>;
  'kami-empress': { may: 'attack' | 'wait' };
  // Said
  'kami-raised': { card: Card; use: CardUse };
  'kami-refused': { card: Card; why: CardUse; attack: Card | '' };
  'kami-step': { name: string; action: 'pass' | 'ask' | 'keep' | 'cancel' | 'play' };
  'kami-played': {
    name: string;
    line: 'attack' | 'defence';
    card: Card | '';
    face: 'up' | 'down';
    mercenary: 'yes' | 'no';
  };
};

export type CardUse =
  'lead-defence' | 'counter' | 'attack' | 'no-counter' | 'no-attack' | 'no-defence' | 'not-now';
