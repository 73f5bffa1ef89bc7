// The rules of Kamisado. The ids are the rulebook's own, with letters of ours (B, M, U, N) where it
// has none.

import type { Section } from '../../src/learn/rules';

const SUMO = 'PBOKY1GN/8/8/8/7R/3y3p+/8/ngr1k1bo w o 3 1-0';

export const RULES: readonly Section[] = [
  {
    id: 'board',
    rules: [{ ids: ['B1'] }, { ids: ['B2'] }, { ids: ['B3'] }],
  },
  {
    id: 'tower',
    rules: [
      { ids: ['T1'], diagrams: [{ id: 'T1' }] },
      {
        ids: ['T2'],
        diagrams: [{ id: 'T2', moves: ['c1c5'], show: ['b8b3', 'd1g4', 'c8f5', 'b1e4', 'a8a3'] }],
      },
    ],
  },
  {
    id: 'move',
    rules: [
      { ids: ['D1'], diagrams: [{ id: 'D1', moves: ['d1d4', 'h8h6'] }] },
      { ids: ['D2'] },
      { ids: ['D3'] },
      {
        ids: ['D4'],
        diagrams: [
          {
            id: 'D4',
            position: 'OBPK1RGN/8/8/3Y4/3yk3/8/8/ngr2pbo b y 1 0-0',
            show: ['d4f6'],
          },
        ],
      },
      { ids: ['D5'] },
      {
        ids: ['D6'],
        diagrams: [
          {
            id: 'D6',
            position: 'OBPKY3/6R1/6G1/5yrN/8/1g6/n7/4kpbo b n 1 0-0',
            show: ['a2a6', 'f5f8'],
          },
        ],
      },
      {
        ids: ['D7'],
        diagrams: [
          {
            id: 'D7',
            moves: ['c1c3', 'h8h3', 'b1d3', 'c8f5', 'd3d4', 'h3g2'],
            show: ['h1h8'],
          },
        ],
      },
      {
        ids: ['D8'],
        diagrams: [
          {
            id: 'chain',
            position: 'O1PK4/4N3/1B4G1/4YrRo/5y2/8/8/bgn1kp2 b b 1 0-0',
            show: ['a1a6', 'b6b3', 'b3d1'],
          },
          {
            id: 'D8',
            position: 'OB2Y2N/8/4PKn1/2G2r2/2gp4/oRy5/8/3kb3 b b 1 0-0',
            show: ['e1e2', 'c5b4'],
          },
        ],
      },
    ],
  },
  {
    id: 'match',
    rules: [
      { ids: ['M1'], picture: 'lengths' },
      { ids: ['M2'] },
      { ids: ['M3'] },
      { ids: ['M4'], ruling: 'clause' },
      { ids: ['M5'], ruling: 'clause' },
    ],
  },
  {
    id: 'next',
    rules: [
      {
        ids: ['P1'],
        diagrams: [
          {
            id: 'P1',
            position: 'OBPKYRGN/8/8/8/8/8/8/ngrykpbo b - 3 0-0',
            moves: ['f1a6', 'g8d5', 'h1h5', 'e8e3', 'c1c6', 'a8b7', 'h5e8'],
            show: ['left'],
          },
        ],
      },
      { ids: ['P2'] },
      { ids: ['P3', 'P4'] },
    ],
  },
  {
    id: 'sumo',
    rules: [
      {
        ids: ['S1', 'DS1', 'TS1'],
        diagrams: [
          { id: 'S1', position: 'OBPKYRGN/8/8/8/8/8/8/ngrykbop+ w - 3 1-0', moves: ['d8d3'] },
        ],
      },
      {
        ids: ['S2', 'DS2', 'TS2'],
        diagrams: [
          { id: 'S2', position: SUMO, moves: ['c8e6'], show: ['h3h4'] },
          {
            id: 'DS2',
            position: '2P1K+1GN+/8/3Y+3O/3BR3/3g++2b1/5k+2/8/n+pry3o w p 7 5-3',
            moves: ['c8a6'],
            show: ['d4d5', 'd5d6', 'f3f8'],
          },
          {
            id: 'TS2',
            position: '8/3P1R+2/4GB2/2r1No+2/1k++2O3/Y+2K+++y+++3/b++7/ng3p2 w k 15 14-9',
            moves: ['d3c2'],
            show: ['e3e4', 'a2a3', 'e4e5'],
          },
        ],
      },
      { ids: ['S3', 'DS3', 'TS3'], ruling: 'clause' },
      { ids: ['S4', 'DS4', 'TS4'] },
      { ids: ['S5', 'DS5', 'TS5'] },
      { ids: ['S6', 'DS6', 'TS6'] },
      { ids: ['S7', 'DS7', 'TS7'] },
      {
        ids: ['S8', 'DS8', 'TS8'],
        diagrams: [
          {
            id: 'S8',
            position: 'PBOKY1GN/8/8/8/7R+/3y3p+/8/ngr1k1bo w o 3 1-1',
            moves: ['c8e6'],
          },
        ],
      },
      { ids: ['S9'] },
      { ids: ['S10'] },
      {
        ids: ['S11'],
        diagrams: [{ id: 'S11', position: SUMO, moves: ['c8g4'], show: ['h3h4'] }],
      },
    ],
  },
  {
    id: 'set-up',
    rules: [
      { ids: ['U1'], diagrams: [{ id: 'U1', position: '8/8/8/8/8/8/8/8 b setup 3 0-0' }] },
      { ids: ['U2'] },
      { ids: ['U3'], ruling: 'clause' },
    ],
  },
  { id: 'notation', rules: [{ ids: ['N1'] }, { ids: ['N2'] }] },
];
