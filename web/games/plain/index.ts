// A game without a module of its own: its actions as the server writes them.

import './plain.css';

import { t } from '../../src/core/i18n.svelte';
import type { Game, View } from '../../src/core/types';
import type { GameModule } from '../module';
import { PlainBoard } from './board';

/** Nothing of the board is known, so nothing of it is left on the table. */
const withoutSecrets = ({ board, ...view }: View): View => ({
  ...view,
  viewer: 'spectator',
  choices: { kind: 'list', actions: [] },
  board: { game: board.game },
});

export const plainGame = ({ has_secrets }: Partial<Game>): GameModule => ({
  Board: PlainBoard,
  texts: t,
  orientation: 'fixed',
  blackAndWhite: false,
  tellsTurn: false,
  move: ({ action, seat }, _, names) => {
    const name = seat === null ? '' : (names[seat] ?? '');
    return action === null ? [] : [{ text: name ? `${name}: ${action}` : action }];
  },
  action: (action) => action,
  sides: () => [1, 2],
  ...(has_secrets ? { withoutSecrets } : {}),
});
