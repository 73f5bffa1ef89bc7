// What all boards have in common.

import type { PaletteName } from '../games/kamisado/palette';
import type { Say, Texts } from './texts';
import type { Choices, Seat, Viewer } from './view';

export interface BoardOptions {
  /** Called with one of the view's choices when the player has chosen it. */
  onAction(action: string): void;
  /** The words for everything. */
  texts: Texts;
  /** Something a screen reader should hear, as a text key with its arguments. */
  onSay?: Say;
}

export interface Settings {
  /** The seat whose side is at the bottom; the viewer's own unless given, else seat 1. */
  bottom?: Seat;
  /** Whether Kamisado shows the characters of its colours. */
  characters: boolean;
  palette: PaletteName;
  /** The length of a movement in milliseconds; 0 for none. Reduced motion is respected anyway. */
  animation: number;
  /** The names of the players by seat; a text stands in for a missing one. */
  names?: Readonly<Record<Seat, string>>;
}

export const USUAL_SETTINGS: Settings = { characters: true, palette: 'lacquer', animation: 180 };

export interface Board<View> {
  /** Shows a view; what changed since the last one is animated. */
  show(view: View, settings: Settings): void;
  /** Takes the board out of its host. */
  destroy(): void;
}

/** The actions to choose from; none while somebody else acts. */
export const actionsOf = (choices: Choices): readonly string[] =>
  choices.kind === 'list' ? choices.actions : [];

export function bottomSeat(viewer: Viewer, settings: Settings): Seat {
  return settings.bottom ?? (viewer === 'spectator' ? 1 : viewer.seat);
}
