// Kamon at a table.

import './kamon.css';

import { t } from '../../src/core/i18n.svelte';
import type { GameModule } from '../module';
import { KamonBoard } from './board';
import CellMove from './CellMove.svelte';
import { coach } from './coach';
import { ending } from './ending';
import { foresee } from './foresee';
import { parsePosition } from './position';
import { preferences } from './preferences.svelte';
import { sample } from './sample';
import Sign from './Sign.svelte';
import type { KamonView } from './view';
import { symbolName, texts } from './words';

const kamon: GameModule<KamonView> = {
  Board: KamonBoard,
  texts,
  preferences: () => ({ ...preferences }),
  orientation: 'fixed',
  blackAndWhite: true,
  tellsTurn: false,
  status({ board }, actor) {
    const { top } = parsePosition(board.position);
    const why = top
      ? t('kamon-status-why', { symbol: symbolName(top.symbol), count: top.count })
      : t('kamon-status-opening');
    return { text: t('status-turn', { ...actor }), why };
  },
  Sign,
  move({ view }) {
    const { position, last } = view.board;
    const { top } = parsePosition(position);
    return last && top ? [{ drawn: { cell: last, token: top } }] : [];
  },
  Drawn: CellMove,
  action(action, { board }) {
    const token = parsePosition(board.position).cells.get(action);
    if (typeof token !== 'object') return action;
    const { count } = token;
    return t('kamon-action', { cell: action, symbol: symbolName(token.symbol), count });
  },
  foresee,
  // One pawn a turn: another plan replaces it.
  premove: () => 'pawn',
  // The pawn lands, the token travels to the pile.
  pace: () => 800,
  decidedInside: true,
  ending: (step, _, reader) => ending(step, reader),
  coach,
  sides: () => [1, 2],
  sample,
};

export default kamon;
