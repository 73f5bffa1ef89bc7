// A Kamisado position that is being set up by hand. Whether it can be played is for the server to
// say; here it only stays something that can be written down.

import { COLOURS } from './palette';
import type { Colour, KamisadoView, Side } from './view';
import {
  colourOf,
  isFarRow,
  letterOf,
  other,
  parsePosition,
  SQUARES,
  type Tower,
} from './position';

export const START = 'OBPKYRGN/8/8/8/8/8/8/ngrykpbo b - 1 0-0';
/** How long matches are, and how many points each goes to. */
export const LENGTHS = ['single', 'standard', 'long', 'marathon'] as const;
export const TARGETS = [1, 3, 7, 15];
export const MOST_TEETH = 3;

/** What the side to move has to do: move a tower of a colour, any tower, or choose the fill. */
export type Task = Colour | 'any' | 'fill';

export interface Draft {
  towers: readonly Tower[];
  side: Side;
  task: Task;
  target: number;
}

export function readDraft(text: string): Draft {
  const [, side, active = '-', target = '1'] = text.split(' ');
  const { towers } = parsePosition(text);
  const task = active.length === 1 && active !== '-' ? colourOf(active) : active;
  return {
    // In a tournament set-up towers are missing: it begins from the usual line-up.
    towers: towers.length === 2 * COLOURS.length ? towers : parsePosition(START).towers,
    side: side === 'w' ? 'white' : 'black',
    task: task === 'fill' || COLOURS.includes(task as Colour) ? (task as Task) : 'any',
    target: TARGETS.includes(Number(target)) ? Number(target) : 1,
  };
}

const WORTH = [0, 1, 3, 7, 15];

/** The points a side must have won to have its teeth. */
export const score = (towers: readonly Tower[], side: Side): number =>
  towers
    .filter((tower) => tower.side === side)
    .reduce((sum, { teeth }) => sum + (WORTH[teeth] ?? 0), 0);

function letters(towers: readonly Tower[], rank: number): string {
  const row = SQUARES.filter((square) => square.endsWith(String(rank))).map((square) => {
    const tower = towers.find((one) => one.square === square);
    if (!tower) return '.';
    const letter = letterOf(tower.colour);
    return (tower.side === 'white' ? letter.toUpperCase() : letter) + '+'.repeat(tower.teeth);
  });
  return row.join('').replace(/\.+/g, (gap) => String(gap.length));
}

export function writeDraft({ towers, side, task, target }: Draft): string {
  const board = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) => letters(towers, rank)).join('/');
  const active = task === 'any' ? '-' : task === 'fill' ? 'fill' : letterOf(task);
  const points = `${score(towers, 'black')}-${score(towers, 'white')}`;
  return `${board} ${side.charAt(0)} ${active} ${target} ${points}`;
}

/** Whether every tower stands at home, as before a round's opening move. */
export const atHome = (towers: readonly Tower[]): boolean =>
  towers.every(({ square, side }) => isFarRow(square, other(side)));

/** A tower on another square; who left home does not open a round any more. */
export function moved(draft: Draft, from: string, to: string): Draft {
  const towers = draft.towers.map((tower) =>
    tower.square === from ? { ...tower, square: to } : tower,
  );
  const first = COLOURS[0] ?? 'any';
  return { ...draft, towers, task: draft.task === 'any' && !atHome(towers) ? first : draft.task };
}

/** A tower with one tooth more, or none after the last. */
export function promoted(draft: Draft, side: Side, colour: Colour): Draft {
  const towers = draft.towers.map((tower) =>
    tower.side === side && tower.colour === colour
      ? { ...tower, teeth: (tower.teeth + 1) % (MOST_TEETH + 1) }
      : tower,
  );
  return { ...draft, towers };
}

/** The draft as a view whose choices are to put any tower on any empty square. */
export function viewOf(draft: Draft): KamisadoView {
  const empty = SQUARES.filter((square) => !draft.towers.some((tower) => tower.square === square));
  const actions = draft.towers.flatMap(({ square }) => empty.map((to) => square + to));
  const seat = draft.side === 'white' ? 2 : 1;
  return {
    viewer: { seat },
    to_act: seat,
    choices: { kind: 'list', actions },
    outcome: { state: 'unknown' },
    fairness: null,
    board: {
      game: 'kamisado',
      position: writeDraft(draft),
      phase: 'play',
      score: { black: score(draft.towers, 'black'), white: score(draft.towers, 'white') },
      round: 1,
      events: [],
      fills: null,
    },
  };
}
