// What people are ranked in: each kind of game at each speed.

import { gameName } from './describe';
import { t } from './i18n.svelte';
import type { Speed } from './types';

export const SPEEDS: readonly Speed[] = ['bullet', 'blitz', 'rapid', 'classical', 'correspondence'];

export const ladderName = (ladder: string): string => t(`${ladder}-ladder`) || gameName(ladder);
