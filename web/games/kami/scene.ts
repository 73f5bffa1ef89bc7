// What the Kami table shows, and the words for it.

import type { Settings } from '../../boards/board';
import type { Texts } from '../../boards/texts';
import type { Seat } from '../../src/core/types';
import type { KamiTexts } from './texts';
import type { KamiView } from './view';

export interface Scene {
  readonly view: KamiView;
  readonly settings: Settings;
  readonly texts: Texts<KamiTexts>;
  /** The key of the card that was chosen, if one was. */
  readonly raised?: string | undefined;
  /** What is said instead of what the round waits for: about a card that was touched. */
  readonly remark?: string | undefined;
}

export const nameOf = ({ settings, texts }: Scene, seat: Seat): string =>
  settings.names?.[seat] ?? texts('kami-seat-name', { seat });

/** The card that was laid last in a line. */
export const lastOf = (row: Element | undefined): Element | undefined =>
  [...(row?.querySelectorAll('.kb-laid') ?? [])].at(-1);
