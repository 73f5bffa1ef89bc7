// Kamisado on the analysis page.

import type { AnalysisModule } from '../module';
import Editor from './Editor.svelte';
import { hint, isThreats, marks } from './insight';
import Threats from './Threats.svelte';
import type { KamisadoView } from './view';
import { seatOf } from './position';

const analysis: AnalysisModule<KamisadoView> = {
  Editor,
  wideEditor: false,
  Insight: Threats,
  shows: (insight, { to_act }) => isThreats(insight) && to_act !== null,
  marks,
  hint,
  // The last words of a position are the points to win and the score.
  isMatch: ({ board }) => !/ 1 \d+-\d+$/.test(board.position),
  roundEnd(_, { view }) {
    const won = view.board.events.find((event) => event.event === 'round-won');
    return won && { seat: seatOf(won.end.winner), answer: { kind: 'proven', verdict: 'win' } };
  },
};

export default analysis;
