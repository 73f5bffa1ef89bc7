// What a coach says at a game of Kami. Where a round was lost is not told: that is seen only with all
// cards open.

import { t } from '../../src/core/i18n.svelte';
import type { CoachModule } from '../module';
import type { KamiView } from './view';

export const coach: CoachModule<KamiView> = {
  advice: ({ board }) => (board.round.phase === 'lead_attack' ? t('kami-coach-any') : undefined),
};
