// The server's views as JSON. Written by hand for now; to be replaced by generated types.

export type Seat = number;
export type Viewer = { seat: Seat } | 'spectator';

export type Choices = { kind: 'list'; actions: string[] } | { kind: 'arrange'; letters: string };

export type Outcome =
  | { state: 'unknown' }
  | { state: 'draw'; reason: string }
  | { state: 'decisive'; winners: Seat[]; reason: string };

export interface Fairness {
  deal: number;
  commitment: string;
  next: string;
  revealed: { deal: number; seed: string } | null;
}

interface ViewOf<Board> {
  viewer: Viewer;
  to_act: Seat | null;
  choices: Choices;
  outcome: Outcome;
  fairness: Fairness | null;
  board: Board;
}

export type KamisadoView = ViewOf<KamisadoBoardView>;
export type KamiView = ViewOf<KamiBoardView>;
export type KamonView = ViewOf<KamonBoardView>;
export type View = KamisadoView | KamiView | KamonView;

export type Side = 'black' | 'white';

// Kamisado

export type Colour = 'brown' | 'green' | 'red' | 'yellow' | 'pink' | 'purple' | 'blue' | 'orange';
export type RoundReason = 'home-row' | 'deadlock';

export interface KamisadoBoardView {
  game: 'kamisado';
  position: string;
  phase: 'set-up' | 'play' | 'fill' | 'over';
  score: { black: number; white: number };
  round: number;
  events: KamisadoEvent[];
}

export type KamisadoEvent =
  | { event: 'placed'; side: Side; line_up: string }
  | { event: 'round-started'; challenger: Side; black: string; white: string }
  | {
      event: 'moved';
      side: Side;
      tower: Colour;
      path: string;
      pushed: { tower: Colour; from: string; to: string }[];
    }
  | { event: 'passed'; side: Side; tower: Colour; square: string }
  | {
      event: 'round-won';
      end: { winner: Side; tower: Colour; reason: RoundReason };
      points: number;
    }
  | { event: 'filled'; side: Side; fill: 'left' | 'right' }
  | { event: 'match-over'; state: 'decisive'; winner: Side; reason: RoundReason }
  | { event: 'match-over'; state: 'draw' };

// Kami

/** Soldier, Lance, Rider (Cavalier), Silver Dragon (Argent), Gold Dragon (Or), Tower, Fool, Empress. */
export type Card = 'S' | 'L' | 'C' | 'A' | 'O' | 'T' | 'F' | 'I';

export interface KamiBoardView {
  game: 'kami';
  round: KamiRound;
  draws: [Seat, Card][][];
  last: FinishedRound | null;
}

export interface FinishedRound {
  deal: string;
  actions: string[];
  outcome: KamiOutcome;
}

export type KamiOutcome =
  | { result: 'unknown' }
  | { result: 'won'; seat: Seat; points: number; doubled: boolean }
  | { result: 'void' };

export type KamiPhase =
  | 'demoralised'
  | 'partner_answer'
  | 'lead_defence'
  | 'lead_attack'
  | 'answer'
  | 'counter_attack'
  | 'over';

export interface KamiRound {
  viewer: Seat | 'spectator';
  mode: 2 | 3 | 4;
  first: Seat;
  standing: KamiStanding | null;
  seats: KamiSeat[];
  aside: (Card | null)[];
  piles: { face_up: Card | null; covers: boolean }[];
  dealt_piles: { face_up: Card; below: Card | null }[];
  phase: KamiPhase;
  turn: Seat | null;
  standing_attack: { seat: Seat; card: Card } | null;
  empress_unlocked: boolean;
  history: { seat: Seat; action: string; card: Card | null }[];
  legal: string[];
  outcome: KamiOutcome;
}

export interface KamiStanding {
  level: 'soldier' | 'lord' | 'kami';
  score: number[];
  round: number;
  outcome: { result: 'unknown' } | { result: 'won'; team: number };
}

export interface KamiSeat {
  seat: Seat;
  dealt: { known: string; hidden: number };
  hand: string | null;
  hand_size: number;
  shown_soldiers: number | null;
  defence: SeenCard[];
  attack: SeenCard[];
}

export interface SeenCard {
  card: Card | null;
  face_down: boolean;
  mercenary: boolean;
}

// Kamon

export interface KamonBoardView {
  game: 'kamon';
  position: string;
  last: string | null;
  winning: string[];
  enclosed: string[];
}
