// Kamisado at a table.

import './kamisado.css';

import type { GameModule } from '../module';
import { KamisadoBoard } from './board';
import { closing, pace } from './closing';
import { coach } from './coach';
import { ending } from './ending';
import { foresee } from './foresee';
import { draftOf, partsOf } from './notation';
import { looks, preferences } from './preferences.svelte';
import { sample } from './sample';
import SeatScore from './SeatScore.svelte';
import { status } from './status';
import Tower from './TowerMove.svelte';
import type { KamisadoView } from './view';
import { colourName, texts } from './words';

const kamisado: GameModule<KamisadoView> = {
  Board: KamisadoBoard,
  texts,
  preferences: () => ({ ...looks() }),
  orientation: 'turnable',
  blackAndWhite: true,
  tellsTurn: false,
  status,
  move: ({ view }) => view.board.events.flatMap(partsOf),
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
  recordStyle: (language) => (preferences.notation === 'words' ? language : preferences.notation),
  foresee,
  pace,
  closing,
  ending: (step, _, reader) => ending(step, reader),
  coach,
  sides: () => [1, 2],
  SeatScore,
  sample,
};

export default kamisado;
