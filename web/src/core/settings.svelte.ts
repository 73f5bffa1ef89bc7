// What somebody prefers, kept in the browser.

import { USUAL_SETTINGS, type PaletteName, type Settings as BoardSettings } from '../../boards';

export type Theme = 'system' | 'light' | 'dark';
export type Notation = 'symbols' | 'words' | 'coordinates';
export type Animation = 'none' | 'quick' | 'usual' | 'slow';

const MILLISECONDS: Record<Animation, number> = { none: 0, quick: 110, usual: 180, slow: 360 };

interface Kept {
  /** Empty as long as the browser decides. */
  language: string;
  theme: Theme;
  characters: boolean;
  palette: PaletteName;
  notation: Notation;
  sound: boolean;
  animation: Animation;
}

const USUAL: Kept = {
  language: '',
  theme: 'system',
  characters: USUAL_SETTINGS.characters,
  palette: USUAL_SETTINGS.palette,
  notation: 'symbols',
  sound: true,
  animation: 'usual',
};

const PLACE = 'kamidana-settings';

function read(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state(read());

/** Keeps the settings and shows the theme, from now on. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(PLACE, text);
    } catch {
      // Private windows may have nothing to keep it in.
    }
  });
  $effect(() => {
    const { theme } = settings;
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  });
}

export const boardSettings = (): BoardSettings => ({
  characters: settings.characters,
  palette: settings.palette,
  animation: MILLISECONDS[settings.animation],
});
