// Kami on the analysis page.

import type { AnalysisModule } from '../module';
import Editor from './Editor.svelte';
import OpenHands from './OpenHands.svelte';
import type { KamiView } from './view';

const analysis: AnalysisModule<KamiView> = {
  Editor,
  wideEditor: true,
  Insight: OpenHands,
  shows: () => true,
  roundEnd(seat, { view }, before) {
    const { round, last } = view.board;
    const fresh = round.history.length < before.view.board.round.history.length;
    const end = fresh ? last?.outcome : round.outcome;
    if (!end || end.result === 'unknown') return undefined;
    if (end.result === 'void') return { seat, answer: { kind: 'proven', points: 0 } };
    return { seat: end.seat, answer: { kind: 'proven', points: end.points } };
  },
};

export default analysis;
