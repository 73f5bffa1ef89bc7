// What somebody prefers, kept in the browser. What concerns one game only, its own folder has.

import type { Settings as BoardSettings } from '../../boards/board';
import { Kept } from './kept.svelte';

export type Theme = 'system' | 'light' | 'dark';
export const TEMPOS = ['none', 'quick', 'normal', 'slow', 'steps'] as const;
export type Tempo = (typeof TEMPOS)[number];

export const WOODS = ['lacquer', 'walnut', 'maple', 'slate'] as const;
export type Wood = (typeof WOODS)[number];

interface Pace {
  /** How long a movement takes, in milliseconds. */
  animation: number;
  /** How long what happened is looked at before the next thing happens, as a part of what is usual. */
  hold: number;
}

const PACES: Readonly<Record<Tempo, Pace>> = {
  none: { animation: 0, hold: 0 },
  quick: { animation: 110, hold: 0.5 },
  normal: { animation: 180, hold: 1 },
  slow: { animation: 360, hold: 1.8 },
  // Until somebody goes on.
  steps: { animation: 180, hold: Infinity },
};

interface Settings {
  /** Empty as long as the browser decides. */
  language: string;
  theme: Theme;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  /** What boards are made of. */
  wood: Wood;
  tempo: Tempo;
  /** Whether somebody helps in games against the computer. */
  coach: boolean;
  /** Whether a move can be planned while others think, in games with a clock. */
  premoves: boolean;
}

/** Where all preferences are kept. */
export const SETTINGS_PLACE = 'kamidana-settings';

const kept = new Kept<Settings>(SETTINGS_PLACE, {
  language: '',
  theme: 'system',
  sound: true,
  volume: 60,
  wood: 'lacquer',
  tempo: 'normal',
  coach: true,
  premoves: true,
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

/** What is kept may have been written by anybody. */
export const tempo = (): Pace => PACES[settings.tempo] ?? PACES.normal;

export const boardSettings = (): BoardSettings => ({ animation: tempo().animation });
