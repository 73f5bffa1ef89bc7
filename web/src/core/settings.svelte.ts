// What somebody prefers, kept in the browser. What concerns one game only, its own folder has.

import type { Settings as BoardSettings } from '../../boards/board';
import { Kept } from './kept.svelte';

export type Theme = 'system' | 'light' | 'dark';
export type Animation = 'none' | 'quick' | 'usual' | 'slow';

export const WOODS = ['lacquer', 'walnut', 'maple', 'slate'] as const;
export type Wood = (typeof WOODS)[number];

const MILLISECONDS: Record<Animation, number> = { none: 0, quick: 110, usual: 180, slow: 360 };

interface Settings {
  /** Empty as long as the browser decides. */
  language: string;
  theme: Theme;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  /** What boards are made of. */
  wood: Wood;
  animation: Animation;
}

/** Where all preferences are kept. */
export const SETTINGS_PLACE = 'kamidana-settings';

const kept = new Kept<Settings>(SETTINGS_PLACE, {
  language: '',
  theme: 'system',
  sound: true,
  volume: 60,
  wood: 'lacquer',
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
}

export const boardSettings = (): BoardSettings => ({
  animation: MILLISECONDS[settings.animation],
});
