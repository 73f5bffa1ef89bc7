// Every human text the board needs.

import type { Colour, Fill, RoundReason, Side } from './view';

export type KamisadoTexts = {
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
  /** `name` is empty unless several players share the device. */
  'kamisado-fill-title': { name: string };
  'kamisado-fill-left': Record<string, never>;
  'kamisado-fill-right': Record<string, never>;
  /** One line-up of a preview; `towers` are colour ids from the owner's left, joined by blanks. */
  'kamisado-line-up': { side: Side; towers: string };
  'kamisado-set-up-title': Record<string, never>;
  'kamisado-set-up-done': Record<string, never>;
  // Why not
  'kamisado-refused-turn': { name: string; side: Side };
  'kamisado-refused-enemy': { side: Side };
  'kamisado-refused-tower': { tower: Colour; side: Side; reason: 'landed' | 'pushed' | 'blocked' };
  'kamisado-refused-stuck': { tower: Colour };
  'kamisado-refused-square': { tower: Colour };
  'kamisado-refused-first': Record<string, never>;
  'kamisado-refused-set-up': Record<string, never>;
  // Said
  'kamisado-your-turn': { tower: Colour | ''; count: number };
  'kamisado-selected': { tower: Colour; square: string; count: number };
  /** A tower whose next move is being planned. */
  'kamisado-planning': { tower: Colour; square: string };
  'kamisado-swapped': { tower: Colour; other: Colour };
  'kamisado-moved': { side: Side; tower: Colour; from: string; to: string; ground: Colour };
  'kamisado-pushed': {
    side: Side;
    tower: Colour;
    from: string;
    to: string;
    count: number;
    ground: Colour;
  };
  'kamisado-passed': { side: Side; tower: Colour; square: string; next: Side; colour: Colour };
  'kamisado-round-won': { side: Side; tower: Colour; reason: RoundReason; points: number };
  'kamisado-placed': { side: Side };
  'kamisado-filled': { side: Side; fill: Fill };
  'kamisado-round-started': { side: Side };
  'kamisado-match-over': { side: Side | ''; reason: RoundReason | '' };
};

export type SquareMark =
  'none' | 'movable' | 'selected' | 'target' | 'push' | 'win' | 'plannable' | 'planned';
