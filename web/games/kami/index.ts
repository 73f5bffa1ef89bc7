// Kami at a table.

import './kami.css';
import './layout.css';
import './layout-wide.css';
import './layout-flat.css';

import type { GameModule } from '../module';
import { closing, pace } from './closing';
import { coach } from './coach';
import { ending, roundLine } from './ending';
import { foresee } from './foresee';
import Mini from './Mini.svelte';
import { actionText, move } from './notation';
import Picture from './Picture.svelte';
import RoundScene from './RoundScene.svelte';
import { looksFirst, withoutSecrets } from './secrets';
import { KamiTable } from './table';
import type { KamiView } from './view';
import { texts } from './words';

/** Which side each seat is on, by how many play. */
const SIDES: Readonly<Record<number, readonly number[]>> = {
  2: [1, 2],
  3: [1, 2, 3],
  4: [1, 2, 1, 2],
};

const kami: GameModule<KamiView> = {
  Board: KamiTable,
  texts,
  orientation: 'seat',
  blackAndWhite: false,
  tellsTurn: true,
  move,
  round: ({ board }) => board.round.standing?.round,
  action: (action, { board }) => actionText(action, board.round),
  foresee,
  pace,
  closing,
  ending,
  roundLine,
  Scene: RoundScene,
  coach,
  sides: ({ board }) => SIDES[board.round.mode] ?? [1, 2],
  withoutSecrets,
  looksFirst,
  Picture,
  Mini,
};

export default kami;
