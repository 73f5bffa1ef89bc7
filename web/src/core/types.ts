// What the server says and hears, as the site needs it. protocol.check.ts compares it with what is
// generated from the server's description (openapi.json).

import type { Seat, View } from '../../boards';

export type { Seat, View } from '../../boards';

export type TableId = string;
export type PersonId = number;
/** Milliseconds since 1970. */
export type Timestamp = number;
export type GameId = 'kamisado' | 'kami' | 'kamon';

export type TimeControl =
  | { kind: 'none' }
  | { kind: 'fischer'; initial: number; increment: number }
  | { kind: 'byoyomi'; initial: number; period: number; periods: number }
  | { kind: 'correspondence'; days: number };

export type Speed = 'bullet' | 'blitz' | 'rapid' | 'classical' | 'correspondence';
export type Stage = 'waiting' | 'running' | 'over';
export type Offer = 'draw' | 'takeback';

export interface Person {
  id: PersonId;
  name: string;
}

export type Sitter = ({ kind: 'person' } & Person) | { kind: 'machine'; level: number };

export type Wish =
  | { kind: 'me' }
  | { kind: 'open' }
  | { kind: 'invited' }
  | { kind: 'asked'; person?: PersonId; name: string }
  | { kind: 'level'; level: number };

export interface Setup {
  game: string;
  options: Record<string, string>;
  time: TimeControl;
  rated: boolean;
  public: boolean;
  shuffled: boolean;
  seats: Wish[];
}

export type How =
  | { how: 'played'; reason: string }
  | { how: 'resigned' | 'flagged' | 'left'; seat: Seat }
  | { how: 'agreed' | 'aborted' | 'declined' };

export interface Ending {
  how: How;
  winners: Seat[];
}

/** What a clock showed at the table's `now`; `periods` are those that have not begun. */
export interface Reading {
  millis: number;
  periods: number;
  running: boolean;
}

export interface SeatState {
  seat: Seat;
  role: string;
  wish: Wish;
  sitter: Sitter | null;
  present: boolean;
  clock: Reading | null;
}

export interface TableState {
  id: TableId;
  number: number;
  game: GameId;
  options: Record<string, string>;
  time: TimeControl;
  speed: Speed;
  rated: boolean;
  public: boolean;
  stage: Stage;
  by: Person;
  created: Timestamp;
  updated: Timestamp;
  now: Timestamp;
  seats: SeatState[];
  yours: Seat[];
  key: string | null;
  watchers: number;
  seen: number;
  moves: string[];
  moves_from: number;
  offer: { seat: Seat; offer: Offer } | null;
  ending: Ending | null;
  again: Seat[];
  rematch: TableId | null;
  view: View;
}

export interface Summary {
  id: TableId;
  number: number;
  game: GameId;
  mode: string;
  options: Record<string, string>;
  time: TimeControl;
  speed: Speed;
  rated: boolean;
  public: boolean;
  stage: Stage;
  created: Timestamp;
  updated: Timestamp;
  actions: number;
  wishes: Wish[];
  sitters: (Sitter | null)[];
  ending: Ending | null;
}

export interface Line {
  number: number;
  at: Timestamp;
  person: PersonId;
  name: string;
  text: string;
}

export type Wanted =
  | { want: 'sit'; seat?: Seat }
  | { want: 'offer'; offer: Offer }
  | { want: 'claim'; seat: Seat }
  | { want: 'rise' | 'accept' | 'decline' | 'resign' | 'abort' | 'again' };

export interface Have {
  number: number;
  moves: number;
}

export type FromClient =
  | { type: 'watch'; table: TableId; have?: Have; heard: number }
  | { type: 'leave'; table: TableId }
  | { type: 'act'; table: TableId; seen: number; action: string; tag: number }
  | { type: 'want'; table: TableId; wanted: Wanted; key?: string; tag: number }
  | { type: 'say'; table: TableId; text: string; tag: number }
  | { type: 'lobby'; on: boolean }
  | { type: 'ping'; tag: number };

export interface LobbyState {
  open: Summary[];
  running: Summary[];
}

export type FromServer =
  | { type: 'hello'; you: Person | null; now: Timestamp }
  | { type: 'table'; table: TableState }
  | { type: 'current'; table: TableId; number: number }
  | { type: 'presence'; table: TableId; present: Seat[]; watchers: number }
  | { type: 'said'; table: TableId; lines: Line[] }
  | { type: 'done'; tag: number; number: number }
  | { type: 'refused'; tag: number; code: string; detail: string }
  | ({ type: 'lobby' } & LobbyState)
  | { type: 'concerns'; table: TableId }
  | { type: 'pong'; tag: number; now: Timestamp }
  | { type: 'bye'; reason: string; again_in: number };

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

export interface Game {
  id: GameId;
  title: string;
  summary: string;
  options: OptionSpec[];
  can_be_drawn: boolean;
  has_secrets: boolean;
  has_chance: boolean;
  levels: number;
}

export interface Step {
  seat: Seat | null;
  action: string | null;
  view: View;
}

export interface PublicPerson extends Person {
  kind: 'guest' | 'member' | 'bot';
  created: Timestamp;
}

export interface Me extends PublicPerson {
  admin: boolean;
  banned: boolean;
  games: Summary[];
}

export interface Rating {
  person: PersonId;
  game: string;
  speed: Speed;
  value: number;
  deviation: number;
  games: number;
  at: Timestamp;
}

export interface Profile extends PublicPerson {
  ratings: (Rating & { provisional: boolean })[];
}

export type RatingPoint = Rating & { table: TableId };

export interface Key {
  id: string;
  label: string;
  scopes: string[] | null;
  created: Timestamp;
  seen: Timestamp;
  expires: Timestamp;
  current: boolean;
}

export interface Found {
  tables: Summary[];
  next: string | null;
}

export interface Finding {
  fair: boolean;
  detail: string;
  deals: { deal: number; hash: string; seed: string; dealt: string }[];
}
