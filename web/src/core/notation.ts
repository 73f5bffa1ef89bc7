// The steps of a game as a person would record them.

import { squareColour } from '../../games/kamisado/position';
import { parsePosition as parseKamon } from '../../games/kamon/position';
import type { Card, Colour, KamisadoEvent, Side } from '../../boards';
import type { Seat, Step } from './types';

export type Direction = 'ahead' | 'left' | 'right' | 'back' | 'none';

/** A tower that changed its place, or could not: the rulebook's four symbols. */
export interface TowerMove {
  kind: 'tower';
  side: Side;
  tower: Colour;
  direction: Direction;
  distance: number;
  colour: Colour;
  coordinates: string;
}

/** Something else, as a key of the texts of the boards with its arguments. */
export interface Note {
  kind: 'note';
  key: string;
  args: Record<string, string | number>;
}

export interface Entry {
  /** The number of the step it shows. */
  step: number;
  seat: Seat | null;
  parts: (TowerMove | Note)[];
}

const file = (square: string): number => square.charCodeAt(0);
const rank = (square: string): number => Number(square.charAt(1));

/** Which way a tower went, as its owner sees it. */
export function direction(side: Side, from: string, to: string): Direction {
  const turn = side === 'black' ? 1 : -1;
  const [x, y] = [(file(to) - file(from)) * turn, (rank(to) - rank(from)) * turn];
  if (y < 0) return 'back';
  if (x === 0) return y === 0 ? 'none' : 'ahead';
  return x < 0 ? 'left' : 'right';
}

function towerMove(side: Side, tower: Colour, from: string, to: string): TowerMove {
  return {
    kind: 'tower',
    side,
    tower,
    direction: direction(side, from, to),
    distance: Math.abs(rank(to) - rank(from)),
    colour: squareColour(to),
    coordinates: from === to ? from : `${from}${to}`,
  };
}

const opponent = (side: Side): Side => (side === 'black' ? 'white' : 'black');
const note = (key: string, args: Note['args']): Note => ({ kind: 'note', key, args });

function kamisadoParts(event: KamisadoEvent): Entry['parts'] {
  switch (event.event) {
    case 'moved': {
      const [from, to] = [event.path.slice(0, 2), event.path.slice(2)];
      const pushed = event.pushed.map((push) =>
        towerMove(opponent(event.side), push.tower, push.from, push.to),
      );
      return [towerMove(event.side, event.tower, from, to), ...pushed];
    }
    case 'passed':
      return [towerMove(event.side, event.tower, event.square, event.square)];
    case 'round-won': {
      const { winner: side, tower, reason } = event.end;
      return [note('kamisado-round-won', { side, tower, reason, points: event.points })];
    }
    case 'filled':
      return [note('kamisado-filled', { side: event.side, fill: event.fill })];
    case 'placed':
      return [note('kamisado-placed', { side: event.side })];
    case 'round-started':
    case 'match-over':
      return [];
  }
}

const CARDS = /^[da][SLCAOTFI]$/;
const isCard = (text: string): text is Card => /^[SLCAOTFI]$/.test(text);

/** What somebody did in a round of Kami, as far as it may be known. */
export function kamiNote(
  { seat, action, card }: { seat: Seat; action: string; card: Card | null },
  name: (seat: Seat) => string,
  faceDown: boolean,
): Note {
  const who = name(seat);
  if (!/^[da]/.test(action) || action === 'ask') return note('kami-step', { name: who, action });
  const named = CARDS.test(action) ? action.slice(1) : '';
  return note('kami-played', {
    name: who,
    line: action.startsWith('d') ? 'defence' : 'attack',
    card: card ?? (isCard(named) ? named : ''),
    face: faceDown ? 'down' : 'up',
    mercenary: /\d/.test(action) ? 'yes' : 'no',
  });
}

function parts(step: Step, before: Step, name: (seat: Seat) => string): Entry['parts'] {
  const { board } = step.view;
  if (board.game === 'kamisado') return board.events.flatMap(kamisadoParts);
  if (board.game === 'kamon') {
    const { top } = parseKamon(board.position);
    const side: Side = step.seat === 2 ? 'white' : 'black';
    if (!board.last || !top) return [];
    return [note('kamon-played', { side, cell: board.last, symbol: top.symbol, count: top.count })];
  }
  const { round, last } = board;
  const done = round.history.at(-1);
  if (done && before.view.board.game === 'kami') {
    const led = before.view.board.round.phase === 'lead_defence';
    const entry = kamiNote(done, name, led && done.action.startsWith('d'));
    if (round.outcome.result !== 'won') return [entry];
    return [entry, wonNote(round.outcome.seat, round.outcome.points, name)];
  }
  if (last?.outcome.result === 'won')
    return [wonNote(last.outcome.seat, last.outcome.points, name)];
  return last ? [note('kami-void', {})] : [];
}

const wonNote = (seat: Seat, points: number, name: (seat: Seat) => string): Note =>
  note('kami-won', { name: name(seat), you: 'no', points });

export function entries(steps: readonly Step[], name: (seat: Seat) => string): Entry[] {
  return steps.flatMap((step, at) => {
    const before = steps[at - 1];
    if (!before) return [];
    const seat = step.seat ?? before.view.to_act;
    return [{ step: at, seat, parts: parts({ ...step, seat }, before, name) }];
  });
}

/** The entries of a game for two as the lines of a score sheet; who moves again stays on theirs. */
export function rows(moves: readonly Entry[]): { first: Entry[]; second: Entry[] }[] {
  const lines: { first: Entry[]; second: Entry[] }[] = [];
  let before: Seat | null = null;
  for (const move of moves) {
    const last = lines.at(-1);
    const fresh = !last || (move.seat === 1 && before !== 1);
    const line = fresh ? { first: [], second: [] } : last;
    if (fresh) lines.push(line);
    line[move.seat === 2 ? 'second' : 'first'].push(move);
    before = move.seat;
  }
  return lines;
}
