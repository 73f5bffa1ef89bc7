// Kamisado at a table.

import './kamisado.css';

import type { GameModule } from '../module';
import { KamisadoBoard } from './board';
import { closing, pace } from './closing';
import { coach } from './coach';
import { ending, roundLine } from './ending';
import { foresee } from './foresee';
import { draftOf, partsOf } from './notation';
import { isMatch } from './position';
import { looks, preferences, type Notation as NotationName } from './preferences.svelte';
import RoundScene from './RoundScene.svelte';
import { sample } from './sample';
import Notation from './Notation.svelte';
import SeatScore from './SeatScore.svelte';
import Sign from './Sign.svelte';
import { status } from './status';
import Tower from './TowerMove.svelte';
import type { KamisadoView } from './view';
import { colourName, texts } from './words';

/** How the server writes a record that is read like this; words are those of a language. */
const RECORDS: Partial<Record<NotationName, string>> = {
  arrows: 'symbols',
  symbols: 'symbols',
  coordinates: 'coordinates',
};

const kamisado: GameModule<KamisadoView> = {
  Board: KamisadoBoard,
  texts,
  preferences: () => ({ ...looks() }),
  orientation: 'turnable',
  blackAndWhite: true,
  tellsTurn: false,
  status,
  Sign,
  move: ({ view }) => view.board.events.flatMap(partsOf),
  round: ({ board }) => (isMatch(board) ? board.round : undefined),
  Notation,
  draft(action, view) {
    const move = draftOf(action, view);
    return move && { drawn: move };
  },
  action(action, view) {
    const tower = draftOf(action, view)?.tower;
    if (tower) return `${colourName(tower)} ${action.slice(0, 2)}–${action.slice(2)}`;
    if (action === 'left') return texts('kamisado-fill-left', {});
    if (action === 'right') return texts('kamisado-fill-right', {});
    return [...action].join(' ');
  },
  Drawn: Tower,
  recordStyle: (language) => RECORDS[preferences.notation] ?? language,
  foresee,
  // The colour that calls a tower is not known before: every tower may have a plan of its own.
  premove: (action) => action.slice(0, 2),
  pace,
  closing,
  ending: (step, _, reader) => ending(step, reader),
  roundLine: (step, _, names) => roundLine(step, names),
  Scene: RoundScene,
  coach,
  sides: () => [1, 2],
  SeatScore,
  sample,
};

export default kamisado;
