// What went wrong, in the reader's language. The server's own sentences are English: only those who
// read the site in English see them.

import { announcer } from './announce.svelte';
import { Problem } from './api';
import { t, words } from './i18n.svelte';

/** Codes of which the server's own sentence says more than ours. */
const PRECISE = new Set(['illegal', 'setup', 'offer-unfit', 'malformed', 'conflict']);

/** Our words, and in English the server's as well. */
export const withDetail = (known: string, { detail }: Problem): string =>
  words.language === 'en' && detail ? `${known} (${detail})` : known;

export function problemText(error: unknown): string {
  if (!(error instanceof Problem)) return t('problem-unknown');
  const known = t(`problem-${error.code}`);
  if (!known) return withDetail(t('problem-unknown'), error);
  return PRECISE.has(error.code) ? withDetail(known, error) : known;
}

export const showProblem = (error: unknown): void => announcer.show(problemText(error));
