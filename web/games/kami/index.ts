// Kami at a table.

import './kami.css';

import type { GameModule } from '../module';
import Mini from './Mini.svelte';
import { actionText, move } from './notation';
import Picture from './Picture.svelte';
import Score from './Score.svelte';
import { withoutSecrets } from './secrets';
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
  action: (action, { board }) => actionText(action, board.round),
  sides: ({ board }) => SIDES[board.round.mode] ?? [1, 2],
  withoutSecrets,
  Score,
  Picture,
  Mini,
};

export default kami;
