// What went wrong, in the reader's language where there are words for it.

import { announcer } from './announce.svelte';
import { Problem } from './api';
import { t } from './i18n.svelte';

/** Codes whose own words say more than ours could. */
const PRECISE = new Set(['illegal', 'setup', 'offer-unfit', 'malformed', 'conflict']);

export function problemText(error: unknown): string {
  if (!(error instanceof Problem)) return t('problem-unknown');
  const known = t(`problem-${error.code}`);
  if (!known) return error.detail;
  return PRECISE.has(error.code) ? `${known} (${error.detail})` : known;
}

export const showProblem = (error: unknown): void => announcer.show(problemText(error));
