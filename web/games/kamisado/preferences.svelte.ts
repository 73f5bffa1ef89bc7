// What somebody prefers in Kamisado, kept with all other settings.

import { Kept } from '../../src/core/kept.svelte';
import { SETTINGS_PLACE } from '../../src/core/settings.svelte';
import { USUAL_LOOKS, type Looks } from './palette';

/** `arrows` point as on the screen; `symbols` are the rulebook's, seen by whoever moves. */
export const NOTATIONS = ['arrows', 'symbols', 'words', 'coordinates'] as const;
export type Notation = (typeof NOTATIONS)[number];

const kept = new Kept<Looks & { notation: Notation }>(SETTINGS_PLACE, {
  ...USUAL_LOOKS,
  notation: 'arrows',
});

export const preferences = kept.value;
/** Within an effect of the page on which they are changed. */
export const keepPreferences = (): void => kept.keep();

export const looks = (): Looks => ({
  signs: preferences.signs,
  palette: preferences.palette,
});
