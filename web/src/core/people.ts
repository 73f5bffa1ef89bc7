// What people are called. A guest without a nickname has a name that the server made up, which every
// language says in its own way; nobody else can be called so.

import { t } from './i18n.svelte';

/** Somebody as the server names them. */
export interface Named {
  name: string;
  nickname?: string | null;
}

/** Whether this is what somebody without an account is called in their own browser. */
export const isYou = (name: string): boolean => name === t('person-you');

/** Somebody as sentences need them, which speak to you otherwise than about others. */
export const whoIs = (name: string): { name: string; you: 'yes' | 'no' } => ({
  name,
  you: isYou(name) ? 'yes' : 'no',
});

export function personName({ name, nickname }: Named): string {
  if (nickname) return nickname;
  const [, kind, number = ''] = /^(Guest|Deleted) (\d+)$/.exec(name) ?? [];
  // Whoever plays in their own browser, without any account.
  if (kind === 'Guest' && number === '0') return t('person-you');
  if (kind === 'Guest') return t('person-guest-number', { number });
  return kind === 'Deleted' ? t('person-deleted') : name;
}

/**
 * What a record calls somebody. It names its players to whoever reads it, and sentences are made of
 * their names: nobody is "you" there.
 */
export const recordedName = (name: string): string =>
  name === 'Guest 0' ? t('person-guest') : personName({ name });
