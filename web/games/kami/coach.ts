// What a coach says at a game of Kami: what a card says, as far as its holder can know. What cost
// most is seen only with all cards open, and told so.

import { t } from '../../src/core/i18n.svelte';
import type { Outlook } from '../../src/core/types';
import type { Advice, CoachModule } from '../module';
import { actionText } from './notation';
import type { Cards, KamiView } from './view';
import { cardName } from './words';

const cardsOf = (outlook: Outlook | undefined): Cards['cards'] =>
  outlook?.kind === 'cards' ? (outlook as Cards).cards : {};

export const coach: CoachModule<KamiView> = {
  considered: (target) => target.closest('[data-action]')?.getAttribute('data-action') ?? undefined,

  consequence(action, outlook): Advice | undefined {
    const play = cardsOf(outlook)[action];
    if (!play?.card || play.counters == null) return undefined;
    const card = cardName(play.card);
    if (play.ends) return { text: t('kami-coach-last', { card }) };
    return { text: t('kami-coach-counters', { card, count: play.counters }) };
  },

  advice({ board }, outlook): Advice | undefined {
    if (Object.values(cardsOf(outlook)).some(({ ends }) => ends))
      return { text: t('kami-coach-win') };
    const { phase } = board.round;
    if (phase === 'lead_defence') return { text: t('kami-coach-defence') };
    if (phase === 'answer') return { text: t('kami-coach-answer') };
    return phase.endsWith('attack') ? { text: t('kami-coach-any') } : undefined;
  },

  lost(steps, step) {
    const [before, { action } = { action: null }] = [steps[step - 1], steps[step]];
    if (!before || action === null) return undefined;
    const { round } = before.view.board;
    const move = actionText(action, round);
    return t('kami-coach-lost', { move, round: round.standing?.round ?? 1 });
  },
};
