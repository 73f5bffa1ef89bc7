// What the server says and hears. All of it is generated from the server's own description
// (protocol.ts, by `npm run types` from openapi.json); here it gets short names, and is told what
// a description cannot say: which games the site has boards for, and what a view holds.

import type { Colour, Seat, Side, View } from '../../boards';
import type { components } from './protocol';

export type { Seat, View } from '../../boards';

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
export type GameId = 'kamisado' | 'kami' | 'kamon';

export type TimeControl = Sent<Served['TimeControl']>;
export type Speed = Served['Speed'];
export type Stage = Served['Stage'];
export type Offer = Served['Offer'];
export type Person = Sent<Served['Person']>;
export type Sitter = Sent<Served['Sitter']>;
export type Wish = Served['Wish'];
export type Setup = Required<Served['Setup']>;
export type How = Sent<Served['How']>;
export type Ending = Sent<Served['Ending']>;
/** What a clock showed at the table's `now`; `periods` are those that have not begun. */
export type Reading = Sent<Served['Reading']>;
export type SeatState = Sent<Served['SeatState']>;
export type TableState = With<Sent<Served['TableState']>, { game: GameId; view: View }>;
export type Summary = With<Sent<Served['Summary']>, { game: GameId }>;
export type Line = Sent<Served['Line']>;
export type Wanted = Served['Wanted'];
export type Have = Served['Have'];
export type FromClient = Served['FromClient'];

export interface LobbyState {
  open: Summary[];
  running: Summary[];
}

export type FromServer =
  | Exclude<Sent<Served['FromServer']>, { type: 'table' | 'lobby' }>
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

export type Game = With<Sent<Served['GameState']>, { id: GameId; options: OptionSpec[] }>;
export type Step = With<Sent<Served['Step']>, { view: View }>;
export type PublicPerson = Sent<Served['PublicPerson']>;
export type Me = With<Sent<Served['Me']>, { games: Summary[] }>;
export type Profile = Sent<Served['Profile']>;
export type Rating = Sent<Served['Rating']>;
export type RatingPoint = Sent<Served['RatingPoint']>;
export type Key = Sent<Served['KeyState']>;
export type Found = With<Sent<Served['Found']>, { tables: Summary[] }>;
export type Finding = Sent<Served['Finding']>;

// Studies: any position or record, seen by somebody who may know everything.

export type StudyQuestion =
  { game: string; position?: string | undefined; moves?: readonly string[] } | { record: string };

export type Study = With<Sent<Served['Study']>, { game: GameId; steps: StudyStep[] }>;

/** A position of a study, and what led to it. */
export type StudyStep = With<Sent<Served['StudyStep']>, { view: View; insight: Insight | null }>;

export type Insight =
  /** The colours each side could walk home with at once. */
  | { kind: 'threats'; black: Colour[]; white: Colour[] }
  /** Who runs out of replies first if both play only for the block, and how many each cell leaves. */
  | { kind: 'block'; blocked: Side; replies: Record<string, number> };

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
) & { question: 'moves' | 'verdict' | 'shortest' | 'match' | 'review'; millis?: number };

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
