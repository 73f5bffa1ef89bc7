// `npm run check` fails if the boards do not understand what the server says: their views are
// written by hand (boards/view.ts), since they need no other package.

import type { View } from '../../boards';
import type { components } from './protocol';
import type { Sent } from './types';

type Served = Sent<components['schemas']['View']>;
type Of<Board, Game> = Extract<Board, { game: Game }>;
type Kami = Of<View['board'], 'kami'>;
/** What a description cannot say: a list of two different things, and which numbers there are. */
type Unsaid = { draws: Kami['draws']; round: { mode: Kami['round']['mode'] } };

export const understood: [
  (view: Served) => Omit<View, 'board'>,
  (board: Of<Served['board'], 'kamisado'>) => Of<View['board'], 'kamisado'>,
  (board: Omit<Of<Served['board'], 'kami'>, 'draws'> & Unsaid) => Kami,
  (board: Of<Served['board'], 'kamon'>) => Of<View['board'], 'kamon'>,
] = [(view) => view, (board) => board, (board) => board, (board) => board];
