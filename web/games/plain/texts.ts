// Every human text the plain board needs.

import type { Seat } from '../../src/core/types';

export type PlainTexts = {
  'plain-board': Record<string, never>;
  'plain-choices': Record<string, never>;
  'plain-arrange': Record<string, never>;
  'plain-arranged': Record<string, never>;
  'plain-recent': Record<string, never>;
  'plain-said': { text: string };
  'seat-number': { seat: Seat };
  'status-turn': { you: 'yes' | 'no'; name: string };
  'ending-draw': Record<string, never>;
  'ending-winner': { names: string; count: number };
};
