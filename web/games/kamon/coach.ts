// What a coach says at a game of Kamon.

import { t } from '../../src/core/i18n.svelte';
import type { CoachModule } from '../module';
import type { KamonView } from './view';

export const coach: CoachModule<KamonView> = {
  advice: (_, { you, names }) => t('kamon-coach-any', { name: names[you === 1 ? 2 : 1] ?? '' }),
  /** The answer to the move won. */
  lost(steps, step, { you, names }) {
    const { outcome } = steps[step + 1]?.view ?? {};
    const winner = outcome?.state === 'decisive' ? outcome.winners[0] : undefined;
    if (winner === undefined || winner === you) return undefined;
    return t('kamon-coach-lost', { name: names[winner] ?? '' });
  },
};
