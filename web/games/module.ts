// What a game is to the site. A page that shows a game asks these and never which game it is.
// Methods, not function properties: each module takes the views of its own game, which are the
// only ones it is given.

import type { Component } from 'svelte';
import type { Board, BoardOptions, PointedAt } from '../boards/board';
import type { Face } from '../boards/portrait';
import type { Sound } from '../src/core/sound';
import type {
  Insight,
  Judgement,
  Outlook,
  Seat,
  Step,
  StudyStep,
  TableState,
  View,
} from '../src/core/types';
import type { Mark } from '../src/analysis/marks';
import type { Course } from '../src/learn/course';
import type { Section } from '../src/learn/rules';

/** How a board takes its place on a page: a square, with something beside it, or wide and low. */
export type Shape = 'square' | 'beside' | 'wide';

/** What is known of a game before anything of it is loaded. Its words are `<id>-…` in `<id>.ftl`. */
export interface GameManifest {
  readonly id: string;
  readonly name: string;
  readonly shape: Shape;
  /** What a move sounds like. */
  readonly sound: Sound;
  /** The options of a game that is started with one click. */
  readonly quick: Readonly<Record<string, string>>;
  /** Those of games with people who happen to be there, to choose from, if they are others. */
  readonly pairings?: readonly Readonly<Record<string, string>>[];
  /** The options that tell in a few words what kind of game it is, with their values. */
  kind(options: Readonly<Record<string, string>>): (readonly [id: string, value: string])[];
  /** What a position looks like from afar, and moves that somebody wrote down without one. */
  readonly position?: RegExp;
  readonly moves?: RegExp;
  /** The faces of its computers, weakest first. */
  faces?(): Promise<{ default: readonly Face[] }>;
  load(): Promise<{ default: GameModule }>;
  learn?(): Promise<{ default: LearnModule }>;
  analysis(): Promise<{ default: AnalysisModule }>;
  /** What is proven of the game as a whole. */
  solved?(): Promise<{ default: Component }>;
  /** What somebody can prefer, for the page with the settings. */
  preferences?(): Promise<{ default: Component }>;
}

/** Part of a move as it is written down: words, or something the game draws itself. */
export type MovePart = { readonly text: string } | { readonly drawn: unknown };

/** Who acts, as the words about it need it. */
export interface Actor {
  you: 'yes' | 'no';
  name: string;
}

export interface Status {
  text: string;
  why: string;
}

export type Names = Readonly<Record<Seat, string>>;

/** Players who may be asked something in secret, in the order in which they are. */
export interface LooksFirst {
  /** Whether one of them is being asked. */
  readonly asked: boolean;
  /** How many have answered. */
  readonly answers: number;
  readonly seats: readonly Seat[];
}

/** Whom something is told: their seat, if it is only one, and what everybody is called. */
export interface Reader {
  readonly you: Seat | undefined;
  readonly names: Names;
}

/** A round in the list of all rounds of a game. */
export interface RoundLine {
  /** Who won it, and with what. */
  readonly who: string;
  readonly what: string;
  readonly points: number;
  /** The points of each side after it. */
  readonly score: readonly number[];
}

/** What a scene tells of: the step that ended the round, and how it was before. */
export interface SceneProps<V> {
  step: Step<V>;
  before: Step<V>;
  reader: Reader;
}

/** The end of a round, before anything else is set up. */
export interface Closing<V> {
  /** The table as it lay when the last thing had been done. */
  readonly view: V;
  /** And with all that is laid open or given then. */
  readonly opened: V;
  /** Whether there is a scene to read, or just something to look at for a moment. */
  readonly tells: boolean;
}

/** What a coach says. */
export interface Advice {
  readonly text: string;
  /** Whether it is about a danger: those who know the game hear only this. */
  readonly warns?: boolean;
}

/** The words of a coach, for somebody who plays alone against computers. */
export interface CoachModule<V extends View = View> {
  /** The action that somebody thinks about who points at this part of the board. */
  considered(target: Element, view: V): string | undefined;
  /** What would follow from it. */
  consequence(action: string, outlook: Outlook, reader: Reader): Advice | undefined;
  /** What to mind before anything is chosen; the outlook may not be there yet. */
  advice(view: V, outlook: Outlook | undefined, reader: Reader): Advice | undefined;
  /** What the step of whoever is told it asks of the others. */
  told?(step: Step<V>, reader: Reader): string | undefined;
  /** Where on the board that would be seen. */
  points?(action: string, outlook: Outlook): PointedAt | undefined;
  /** Why a move lost the game; nothing if the general words say as much. */
  lost?(steps: readonly StudyStep<V>[], step: number, reader: Reader): string | undefined;
}

/** What a table of the game needs. */
export interface GameModule<V extends View = View> {
  readonly Board: new (host: HTMLElement, options: BoardOptions) => Board<V>;
  /** The words for what the board asks for and says. */
  texts(key: string, args: Record<string, string | number>): string;
  /** What somebody prefers, for the board's settings. */
  preferences?(): Record<string, unknown>;
  /** Whether the board looks the same from all seats, has a place for each, or can be turned. */
  readonly orientation: 'fixed' | 'seat' | 'turnable';
  /** Whether two play, Black and White, in turn. */
  readonly blackAndWhite: boolean;
  /** Whether the board itself says who sits where and what is waited for. */
  readonly tellsTurn: boolean;

  /** Whose turn it is, and why, if there is more to say than that. */
  status?(view: V, actor: Actor, names: Names): Status;
  /** What has to be followed now, as large as its place: a colour, a token. */
  readonly Sign?: Component<{ view: View }>;
  /** A step as a person would write it down. */
  move(step: Step<V>, before: Step<V>, names: Names): MovePart[];
  /** The round that is being played, in games of several rounds. */
  round?(view: V): number | undefined;
  /** Something that could be done, as it would be written down, if that is not just words. */
  draft?(action: string, view: V): MovePart | undefined;
  /** Something that could be done, in words. */
  action(action: string, view: V): string;
  /** Draws what `move` and `draft` left to the game; `bottom` is the seat the board is seen from. */
  readonly Drawn?: Component<{ drawn: unknown; bottom?: Seat | undefined }>;
  /** A switch between ways to write moves down. */
  readonly Notation?: Component;
  /** How the record of a game is written. */
  recordStyle?(language: string): string;

  /**
   * The view once somebody has done this, as far as it can be drawn before the server has answered:
   * the piece moved, nothing to choose. No rules: what follows from it, the server says.
   */
  foresee?(view: V, action: string): V | undefined;
  /**
   * Whether players can plan their next turn while others think: the piece that an action is about,
   * of whose plans the last one counts. Games in which the others could read something from an answer
   * that comes at once, or whose questions are not known before, do without.
   */
  premove?(action: string): string;
  /** How long a step is looked at before the next one is shown, in milliseconds. */
  pace?(step: Step<V>, before: Step<V>): number;
  /** If the step ended a round: how the table lay then. */
  closing?(step: Step<V>, before: Step<V>): Closing<V> | undefined;

  /** If the step ended a round or the game: who won, with what and why, in a sentence or two. */
  ending?(step: Step<V>, before: Step<V>, reader: Reader): string | undefined;

  /** If the step ended a round: what the list of all rounds says of it. */
  roundLine?(step: Step<V>, before: Step<V>, names: Names): RoundLine | undefined;
  /** What a scene shows of the end of a round, below the sentence. */
  readonly Scene?: Component<SceneProps<never>>;
  /** Whether what decides a game lies in the middle of the board, so that nothing covers it. */
  readonly decidedInside?: boolean;

  /** What a coach says; without one nobody helps. */
  readonly coach?: CoachModule<V>;

  /** Which side each seat is on, seat 1 first. */
  sides(view: V): readonly number[];
  /** A view without what only its viewer knows; only for games with secrets. */
  withoutSecrets?(view: V): V;
  /** Who looks at their cards before the round begins; nobody once something has happened in it. */
  looksFirst?(view: V): LooksFirst | undefined;

  /** The points of one seat. */
  readonly SeatScore?: Component<{ table: TableState; seat: Seat }>;
  /** The game at a glance: some position, or a picture of its own; else its initial. */
  readonly sample?: V;
  readonly Picture?: Component;
  /** A position in a small square, where the bare board would not do. */
  readonly Mini?: Component<{ view: never }>;
}

/** The course and the rules. */
export interface LearnModule<V extends View = View> {
  readonly course: Course<V>;
  readonly rules: readonly Section[];
  /** What rules show besides positions, by the names they give it. */
  readonly pictures?: Readonly<Record<string, Component>>;
  /** A place that is kept until a diagram is there. */
  placeHeight(position: string | undefined): string;
  /** An open study as one seat sees it; `position` is where it began. */
  seenBy?(view: V, seat: Seat, position: string): V;
  /** Who sits around the table of a lesson. */
  names?(view: V, seat: Seat): Names;
}

/** What there is to see and to say about a position that is analysed. */
export interface AnalysisModule<V extends View = View> {
  /** A position by hand, and whether its form needs all the width there is. */
  readonly Editor: Component<{ position: string }, object, 'position'>;
  readonly wideEditor: boolean;
  /** What else is known of a position; `shows` says whether there is something for this one. */
  readonly Insight?: Component<InsightProps<never>>;
  shows?(insight: Insight | null, view: V): boolean;
  /** Where the insight and a move that is thought about are drawn, in the board's coordinates. */
  marks?(insight: Insight | null, view: V, bottom: Seat): Mark[];
  hint?(action: string, view: V, bottom: Seat): Mark[];
  /** Whether there is more to win than the round that is judged. */
  isMatch?(view: V): boolean;
  /** What the end of a round, if the step is one, means to a seat; usually the end of the game. */
  roundEnd?(seat: Seat, step: StudyStep<V>, before: StudyStep<V>): RoundEnd | undefined;
}

/** `never`, because a component, unlike a method, takes exactly what it says it takes. */
export interface InsightProps<V> {
  insight: Insight | null;
  view: V;
  names: Names;
}

/** Who a judgement is about, and what it says. */
export interface RoundEnd {
  seat: Seat;
  answer: Judgement;
}
