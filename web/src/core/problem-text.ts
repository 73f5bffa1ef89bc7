// What went wrong, in the reader's language. The server's own sentences are English: only those who
// read the site in English see them.

import { announcer } from './announce.svelte';
import { Problem } from './api';
import { t, words } from './i18n.svelte';
import type { GameId, Why } from './types';

/** Codes of which the server's own sentence says more than ours. */
const PRECISE = new Set(['illegal', 'setup-options', 'malformed', 'conflict']);

/** Our words, and in English the server's as well. */
export const withDetail = (known: string, { detail }: Problem): string =>
  words.language === 'en' && detail ? `${known} (${detail})` : known;

/** A fact as the language says it: what stands in braces is a word of the game. */
const factText = (game: GameId, fact: string | number): string | number =>
  typeof fact === 'number'
    ? fact
    : fact.replace(/\{([\w-]+)\}/g, (_, word: string) => t(`${game}-${word}`) || word);

/** Why the rules refuse an action; empty if there are no words for it. */
function whyText({ game, kind, rule, about }: Why): string {
  const facts = Object.entries(about).map(([what, fact]) => [what, factText(game, fact)] as const);
  const said = t(`${game}-illegal`, { why: kind, ...Object.fromEntries(facts) });
  if (!said) return '';
  return t('illegal-why', { why: rule ? `${rule}: ${said}` : said });
}

export function problemText(error: unknown): string {
  if (!(error instanceof Problem)) return t('problem-unknown');
  const why = error.why && whyText(error.why);
  if (why) return why;
  const known = t(`problem-${error.code}`);
  if (!known) return withDetail(t('problem-unknown'), error);
  return PRECISE.has(error.code) ? withDetail(known, error) : known;
}

export const showProblem = (error: unknown): void => announcer.show(problemText(error));
