// Several players at one device.

import type { KamiView } from '../../boards';
import type { TableState, View } from './types';

/** Whether players who share a device have secrets from each other. */
export const sharesSecrets = (table: TableState): boolean =>
  table.yours.length > 1 && table.view.board.game === 'kami' && table.stage !== 'over';

/** A view without what only its viewer knows, to leave on the table. */
export function withoutSecrets(view: View): View {
  if (view.board.game !== 'kami') return view;
  const kami = view as KamiView;
  const { round } = kami.board;
  const seats = round.seats.map((seat) => ({
    ...seat,
    hand: null,
    defence: seat.defence.map((card) =>
      card.face_down && !card.mercenary ? { ...card, card: null } : card,
    ),
  }));
  return {
    ...kami,
    viewer: 'spectator',
    choices: { kind: 'list', actions: [] },
    board: {
      ...kami.board,
      round: {
        ...round,
        viewer: 'spectator',
        seats,
        aside: round.aside.map(() => null),
        legal: [],
      },
    },
  };
}
