// Every human text the board needs.

import type { Side } from './view';

export type KamonTexts = {
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
  // Why not
  'kamon-refused-turn': { name: string; side: Side };
  'kamon-refused-pawn': Record<string, never>;
  'kamon-refused-forbidden': Record<string, never>;
  'kamon-refused-opening': Record<string, never>;
  'kamon-refused-token': {
    symbol: KamonSymbol;
    count: number;
    other: KamonSymbol;
    number: number;
  };
  // Said
  'kamon-your-turn': { count: number; symbol: KamonSymbol | ''; number: number };
  'kamon-played': { side: Side; cell: string; symbol: KamonSymbol; count: number };
  'kamon-over': { side: Side | ''; reason: 'edges' | 'loop' | 'block' | 'full' };
};

export type KamonSymbol = 'leaf' | 'cup' | 'fan' | 'crane' | 'wave' | 'moon';
export type Emblem = 'snake' | 'tortoise' | 'dragon';
export type CellMark = 'none' | 'legal' | 'last' | 'winning' | 'enclosed' | 'planned';
