// The Kamisado course: from the first move to the triple push, always as Black.

import {
  among,
  anything,
  type Course as AnyCourse,
  type Tried as AnyTried,
} from '../../src/learn/course';
import { isFarRow, sideOf } from './position';
import type { KamisadoEvent, KamisadoView } from './view';

type Tried = AnyTried<KamisadoView>;

// Goals

const events = ({ after }: Tried): KamisadoEvent[] => after.board.events;

const diagonally = ({ action }: Tried): boolean => action.charAt(0) !== action.charAt(2);

const asFarAs =
  (squares: number) =>
  ({ action }: Tried): boolean =>
    Math.abs(Number(action.charAt(3)) - Number(action.charAt(1))) === squares;

const pushing =
  (towers: number) =>
  (tried: Tried): boolean =>
    events(tried).some((event) => event.event === 'moved' && event.pushed.length === towers);

const winningTheRound = (tried: Tried): boolean =>
  events(tried).some((event) => event.event === 'round-won');

/** Nobody can walk onto the far row in the next move. */
function safely({ after }: Tried): boolean {
  const { choices, to_act } = after;
  const side = sideOf(to_act);
  return choices.kind === 'list' && !choices.actions.some((to) => isFarRow(to.slice(2), side));
}

export const COURSE: AnyCourse<KamisadoView> = [
  { id: 'open', rule: 'T1', goals: [{ solution: 'd1d5', also: anything }] },
  {
    id: 'forward',
    rule: 'D1',
    moves: ['d1d4', 'h8h6'],
    goals: [{ solution: 'g1e3', also: diagonally }],
  },
  {
    id: 'follow',
    rule: 'T2',
    moves: ['c1c5', 'b8b3'],
    goals: [{ solution: 'd1g4', also: anything }],
  },
  {
    id: 'send',
    rule: 'T2',
    moves: ['c1c5', 'b8b3', 'd1g4', 'c8f5'],
    goals: [{ solution: 'b1e4', replies: ['a8a3'] }],
  },
  {
    id: 'slip',
    rule: 'D4',
    position: 'OBPK1RGN/8/8/3Y4/3yk3/8/8/ngr2pbo b y 1 0-0',
    goals: [{ solution: 'd4e5', also: among('d4f6', 'd4g7') }],
  },
  {
    id: 'win',
    rule: 'D7',
    moves: ['c1c3', 'h8h3', 'b1d3', 'c8f5', 'd3d4', 'h3g2'],
    goals: [{ solution: 'h1h8' }],
  },
  {
    id: 'must',
    rule: 'D5',
    position: 'O1PKYR1N/6G1/B7/1k6/y7/2n5/8/1gr2pbo b n 1 0-0',
    goals: [{ solution: 'c3c5', replies: ['a6a5'] }, { solution: 'b5b8' }],
  },
  {
    id: 'poison',
    rule: 'D7',
    moves: ['c1d2', 'b8a7', 'd2b4', 'f8c5'],
    goals: [{ solution: 'g1g4', also: safely }],
  },
  {
    id: 'blocked',
    rule: 'D6',
    position: 'OBPKY3/6R1/6G1/5yrN/8/1g6/n7/4kpbo b n 1 0-0',
    goals: [{ solution: 'a2a6' }, { solution: 'f5f8' }],
  },
  {
    id: 'deadlock',
    rule: 'D8',
    position: 'OB2Y2N/8/4PKn1/2G2r2/2gp4/oRy5/8/3kb3 b b 1 0-0',
    goals: [{ solution: 'e1e2', replies: ['c5b4'] }],
  },
  {
    id: 'tooth',
    rule: 'P1',
    position: 'OBPKYRGN/8/8/8/8/8/8/ngrykpbo b - 3 0-0',
    moves: ['f1a6', 'g8d5', 'h1h5', 'e8e3', 'c1c6', 'a8b7'],
    goals: [{ solution: 'h5e8' }, { solution: 'left', also: anything }],
  },
  {
    id: 'sumo',
    rule: 'S1',
    position: 'OBPKYRGN/8/8/8/8/8/8/ngrykbop+ w - 3 1-0',
    moves: ['d8d3'],
    goals: [{ solution: 'h1h6', also: asFarAs(5) }],
  },
  {
    id: 'points',
    rule: 'M2',
    position: 'OBPKYRGN/8/8/8/4p+3/8/8/ngryk1bo w y 3 1-0',
    moves: ['e8b5'],
    goals: [{ solution: 'e4e8', also: winningTheRound }],
  },
  {
    id: 'push',
    rule: 'S2',
    position: 'PBOKY1GN/8/8/8/7R/3y3p+/8/ngr1k1bo w o 3 1-0',
    moves: ['c8e6'],
    goals: [
      { solution: 'h3h4', also: pushing(1) },
      { solution: 'd3d5', also: anything },
    ],
  },
  {
    id: 'equals',
    rule: 'S8',
    position: 'PBOKY1GN/8/8/8/7R+/3y3p+/8/ngr1k1bo w o 3 1-1',
    moves: ['c8e6'],
    goals: [{ solution: 'h3g4', also: anything }],
  },
  {
    id: 'double',
    rule: 'DS2',
    position: '2P1K+1GN+/8/3Y+3O/3BR3/3g++2b1/5k+2/8/n+pry3o w p 7 5-3',
    moves: ['c8a6'],
    goals: [
      { solution: 'd4d5', also: pushing(2) },
      { solution: 'd5a8', also: winningTheRound },
    ],
  },
  {
    id: 'triple',
    rule: 'TS2',
    position: '8/3P1R+2/4GB2/2r1No+2/1k++2O3/Y+2K+++y+++3/b++7/ng3p2 w k 15 14-9',
    moves: ['d3c2'],
    goals: [{ solution: 'e3e4', also: pushing(3) }],
  },
  {
    id: 'set-up',
    rule: 'U1',
    position: '8/8/8/8/8/8/8/8 b setup 3 0-0',
    goals: [{ solution: 'gnrykpbo', also: ({ action }) => action !== 'ngrykpbo' }],
  },
];
