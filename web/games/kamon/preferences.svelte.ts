// What somebody prefers in Kamon, kept with all other settings.

import { Kept } from '../../src/core/kept.svelte';
import { SETTINGS_PLACE } from '../../src/core/settings.svelte';
import { USUAL_LOOKS, type Looks } from './looks';

const kept = new Kept<Looks>(SETTINGS_PLACE, USUAL_LOOKS);

export const preferences = kept.value;
/** Within an effect of the page on which they are changed. */
export const keepPreferences = (): void => kept.keep();
