// Every human text the boards need: a key and its arguments go out, the words come in. The keys
// are fit for Fluent, the arguments are plain words and numbers it can select by.

import type { Card, Colour, KamiPhase, RoundReason, Seat, Side } from './view';

export interface TextArguments {
  // Kamisado
  'kamisado-board': Record<string, never>;
  /** A square; `side` and `tower` are empty if nobody stands there, `mark` says what it is good for. */
  'kamisado-square': {
    square: string;
    colour: Colour;
    side: Side | '';
    tower: Colour | '';
    teeth: number;
    mark: SquareMark;
  };
  'kamisado-fill-title': Record<string, never>;
  'kamisado-fill-left': Record<string, never>;
  'kamisado-fill-right': Record<string, never>;
  /** One line-up of a preview; `towers` are colour ids from the owner's left, joined by blanks. */
  'kamisado-line-up': { side: Side; towers: string };
  'kamisado-set-up-title': Record<string, never>;
  'kamisado-set-up-done': Record<string, never>;
  // Said
  'kamisado-your-turn': { tower: Colour | ''; count: number };
  'kamisado-selected': { tower: Colour; square: string; count: number };
  'kamisado-swapped': { tower: Colour; other: Colour };
  'kamisado-moved': { side: Side; tower: Colour; from: string; to: string; colour: Colour };
  'kamisado-pushed': {
    side: Side;
    tower: Colour;
    from: string;
    to: string;
    count: number;
    colour: Colour;
  };
  'kamisado-passed': { side: Side; tower: Colour; square: string; next: Side; colour: Colour };
  'kamisado-round-won': { side: Side; tower: Colour; reason: RoundReason; points: number };
  'kamisado-placed': { side: Side };
  'kamisado-filled': { side: Side; fill: 'left' | 'right' };
  'kamisado-round-started': { side: Side };
  'kamisado-match-over': { side: Side | ''; reason: RoundReason | '' };

  // Kami
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

  // Kamon
  'kamon-board': Record<string, never>;
  'kamon-cell': {
    cell: string;
    holds: 'token' | 'black' | 'white' | 'forbidden';
    symbol: KamonSymbol | '';
    count: number;
    mark: CellMark;
  };
  'kamon-top': { symbol: KamonSymbol; count: number };
  'kamon-top-none': Record<string, never>;
  'kamon-same': Record<string, never>;
  'kamon-opening': Record<string, never>;
  'kamon-emblem': { emblem: Emblem };
  // Said
  'kamon-your-turn': { count: number; symbol: KamonSymbol | ''; number: number };
  'kamon-played': { side: Side; cell: string; symbol: KamonSymbol; count: number };
  'kamon-over': { side: Side | ''; reason: 'edges' | 'loop' | 'block' | 'full' };
}

export type TextKey = keyof TextArguments;
export type Texts = <K extends TextKey>(key: K, args: TextArguments[K]) => string;
export type Say = <K extends TextKey>(key: K, args: TextArguments[K]) => void;

export type SquareMark = 'none' | 'movable' | 'selected' | 'target' | 'push' | 'win';
export type CardUse =
  'lead-defence' | 'counter' | 'attack' | 'no-counter' | 'no-attack' | 'no-defence' | 'not-now';
export type KamonSymbol = 'leaf' | 'cup' | 'fan' | 'crane' | 'wave' | 'moon';
export type Emblem = 'snake' | 'tortoise' | 'dragon';
export type CellMark = 'none' | 'legal' | 'last' | 'winning' | 'enclosed';
