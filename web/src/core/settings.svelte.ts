// What somebody prefers, kept in the browser. What concerns one game only, its own folder has.

import type { Settings as BoardSettings } from '../../boards/board';
import { Kept } from './kept.svelte';

export type Theme = 'system' | 'light' | 'dark';
export type Animation = 'none' | 'quick' | 'usual' | 'slow';

const MILLISECONDS: Record<Animation, number> = { none: 0, quick: 110, usual: 180, slow: 360 };

interface Settings {
  /** Empty as long as the browser decides. */
  language: string;
  theme: Theme;
  sound: boolean;
  animation: Animation;
}

/** Where all preferences are kept. */
export const SETTINGS_PLACE = 'kamidana-settings';

const kept = new Kept<Settings>(SETTINGS_PLACE, {
  language: '',
  theme: 'system',
  sound: true,
  animation: 'usual',
});

export const settings = kept.value;

/** Keeps the settings and shows the theme, from now on. */
export function keepSettings(): void {
  kept.keep();
  $effect(() => {
    const { theme } = settings;
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  });
  // The server says a few words before any script runs.
  $effect(() => {
    const { language } = settings;
    const age = language ? 365 * 24 * 60 * 60 : 0;
    document.cookie = `kamidana_language=${language}; path=/; max-age=${age}; samesite=lax`;
  });
}

export const boardSettings = (): BoardSettings => ({
  animation: MILLISECONDS[settings.animation],
});
