// What the server says and hears. All of it is generated from the server's own description
// (protocol.ts, by `npm run types` from openapi.json); here it gets short names. A view holds some
// game's board: only the game's own module, in web/games, knows what is in it.

import type { components } from './protocol';

type Served = components['schemas'];

/** What the server sends has all its fields: what there is not is `null`. */
export type Sent<T> = T extends readonly (infer Item)[]
  ? Sent<Item>[]
  : T extends object
    ? { [Key in keyof T]-?: Sent<T[Key]> }
    : T;

/** The same with some fields known better. */
type With<T, Known> = Omit<T, keyof Known> & Known;

export type TableId = Served['TableId'];
export type PersonId = Served['PersonId'];
/** Milliseconds since 1970. */
export type Timestamp = Served['Timestamp'];
export type GameId = string;
export type Seat = Served['Seat'];
export type Viewer = Served['Viewer'];
export type Choices = Served['Choices'];

export type Outcome =
  | { state: 'unknown' }
  | { state: 'draw'; reason: string }
  | { state: 'decisive'; winners: Seat[]; reason: string };

/** A view with the board of some game. */
export type ViewOf<Board> = With<Sent<Served['View']>, { board: Board; outcome: Outcome }>;
export type View = ViewOf<{ game: GameId }>;

/** Why the rules refuse an action, for our own words. */
export type Why = Served['Why'];
export type ProblemDocument = Served['Problem'];

export type TimeControl = Sent<Served['TimeControl']>;
export type Speed = Served['Speed'];
export type Stage = Served['Stage'];
export type Offer = Served['Offer'];
export type Person = Sent<Served['Person']>;
export type Sitter = Sent<Served['Sitter']>;
export type Wish = Served['Wish'];
export type Setup = Required<Served['Setup']>;
export type Ending = Sent<Served['Ending']>;
/** What a clock showed at the table's `now`; `periods` are those that have not begun. */
export type Reading = Sent<Served['Reading']>;
export type SeatState = Sent<Served['SeatState']>;
export type TableState = With<Sent<Served['TableState']>, { view: View | null }>;
export type Progress = Sent<Served['Progress']>;
/** A table in a list, with the ratings of those who sit there. */
export type Summary = Sent<Served['Listed']>;
export type SeatRating = Sent<Served['SeatRating']>;
/** A table at a glance. */
export type Glimpse = With<Sent<Served['Glimpse']>, { view: View | null }>;
export type Line = Sent<Served['Line']>;
export type Wanted = Served['Wanted'];
export type Pairing = Served['Pairing'];
export type Have = Served['Have'];
export type FromClient = Served['FromClient'];

export interface LobbyState {
  open: Summary[];
  running: Summary[];
  /** What ended last, for when nothing is being played. */
  recent: Summary[];
  /** How many wait, and how many are played, in all. */
  waiting: number;
  playing: number;
}

export type FromServer =
  | Exclude<Sent<Served['FromServer']>, { type: 'table' | 'lobby' | 'glimpse' }>
  | { type: 'glimpse'; glimpse: Glimpse }
  | { type: 'table'; table: TableState }
  | ({ type: 'lobby' } & LobbyState);

export type OptionKind =
  | { kind: 'choice'; values: [string, string][]; default: string }
  | { kind: 'number'; min: number; max: number; default: number }
  | { kind: 'text'; form: string; default: string };

export interface OptionSpec {
  id: string;
  help: string;
  kind: OptionKind;
  only_if: [string, string] | null;
}

export type Game = With<Sent<Served['GameState']>, { options: OptionSpec[] }>;
export type Step<V = View> = With<Sent<Served['Step']>, { view: V }>;
export type PublicPerson = Sent<Served['PublicPerson']>;
export type Me = Sent<Served['Me']>;
export type Profile = Sent<Served['Profile']>;
export type Rating = Sent<Served['Rating']>;
export type RatingPoint = Sent<Served['RatingPoint']>;
export type Tally = Sent<Served['Tally']>;
export type Statistics = Sent<Served['Statistics']>;
export type Place = Sent<Served['Place']>;
export type Key = Sent<Served['KeyState']>;
export type Found = Sent<Served['Found']>;
export type Followed = Sent<Served['Followed']>;
export type PushKey = Sent<Served['PushKey']>;
export type KeptSubscription = Sent<Served['KeptSubscription']>;
export type NewSubscription = Served['NewSubscription'];
export type Finding = Sent<Served['Finding']>;

// Studies: any position or record, seen by somebody who may know everything.

export type StudyQuestion =
  { game: string; position?: string | undefined; moves?: readonly string[] } | { record: string };

export type Study = With<Sent<Served['Study']>, { steps: StudyStep[] }>;

/** A position of a study, and what led to it. */
export type StudyStep<V = View> = With<
  Sent<Served['StudyStep']>,
  { view: V; insight: Insight | null }
>;

/** What a glance tells; what else it holds, its game knows. */
export interface Insight {
  kind: string;
}

/** What everything leads to that can be done now; what else it holds, its game knows. */
export interface Outlook {
  kind: string;
}

export type OutlookState = With<Sent<Served['OutlookState']>, { outlook: Outlook | null }>;
export type Hint = Sent<Served['Hint']>;

// What engines say, from the point of view of whoever is to move.

export type Verdict = 'win' | 'loss' | 'draw';

export type Judgement =
  | { kind: 'proven'; verdict: Verdict; plies?: number | null }
  | { kind: 'proven'; points: number }
  | { kind: 'estimated'; chance: number }
  | { kind: 'unknown' };

export type JudgedMove = Judgement & { action: string };

/** A question to an engine: of a position and moves, or of a record. */
export type Enquiry = (
  | { game: string; position?: string | undefined; moves?: readonly string[] }
  | { record: string; ply?: number }
) & {
  question: 'moves' | 'verdict' | 'shortest' | 'match' | 'review';
  millis?: number;
  nodes?: number;
  /** Of `moves`: only one of several equal shares, numbered from 0. */
  share?: { part: number; of: number };
};

/** One line of an answer that gets better; which fields there are depends on the question. */
export interface Answer {
  done: boolean;
  error?: string;
  nodes?: number;
  /** To `moves`. */
  moves?: JudgedMove[];
  /** To everything else. */
  answer?: Judgement;
  line?: string[];
  /** To `review`: who is to move after how many moves. */
  ply?: number;
  seat?: Seat | null;
}
