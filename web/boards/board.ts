// What all boards have in common.

import type { Choices, Seat, View, Viewer } from '../src/core/types';
import type { Portrayed } from './portrait';
import type { AnyTexts, Say, Texts } from './texts';

export interface BoardOptions<Arguments = AnyTexts> {
  /** Called with one of the view's choices when the player has chosen it. */
  onAction(action: string): void;
  /**
   * Called with what the player plans for their next turn, once more to call it off, and without
   * anything to call off all plans.
   */
  onPlan?(action?: string): void;
  /** The words for everything. */
  texts: Texts<Arguments>;
  /** Something a screen reader should hear, as a text key with its arguments. */
  onSay?: Say<Arguments>;
  /** Somebody pointed at what cannot be done now: why, for everybody to read and hear. */
  onRefuse?: Say<Arguments>;
}

/** What somebody who helps points at. */
export interface PointedAt {
  /** The pieces it is about. */
  readonly pieces: readonly string[];
  /** Where they could go and win. */
  readonly goals: readonly string[];
}

export interface Settings {
  /** The seat whose side is at the bottom; the viewer's own unless given, else seat 1. */
  bottom?: Seat;
  /** The length of a movement in milliseconds; 0 for none. Reduced motion is respected anyway. */
  animation: number;
  /** The names of the players by seat; a text stands in for a missing one. */
  names?: Readonly<Record<Seat, string>>;
  /** Whose faces belong to the seats, for boards that show them. */
  players?: Readonly<Record<Seat, Portrayed | undefined>>;
  /** Whether there is little room: the board gives up some of its air. */
  small?: boolean;
  /** Whether it is only a picture: nothing beside the board itself. */
  bare?: boolean;
  /** What was done last, newest last. */
  recent?: readonly string[];
  /** What the player has planned for their next turn; without it nothing can be planned. */
  planned?: readonly string[];
  /** What a coach points at while somebody thinks about a move. */
  pointed?: PointedAt;
  /** A computer that takes its time, for boards that show who sits there. */
  thinking?: Seat;
  /** Whether several players share the device, so that "you" could be anybody. */
  shared?: boolean;
}

export const USUAL_SETTINGS: Settings = { animation: 180 };

export interface Board<V extends View> {
  /** Shows a view; what changed since the last one is animated. */
  show(view: V, settings: Settings): void;
  /** Takes the board out of its host. */
  destroy(): void;
}

/** The actions to choose from; none while somebody else acts. */
export const actionsOf = (choices: Choices): readonly string[] =>
  choices.kind === 'list' ? choices.actions : [];

export function bottomSeat(viewer: Viewer, settings: Settings): Seat {
  return settings.bottom ?? (viewer === 'spectator' ? 1 : viewer.seat);
}
