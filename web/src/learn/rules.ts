// What the pages with the rules are made of. The ids of Kamisado are the rulebook's own, with
// letters of ours (B, M, U, N) where it has none; those of Kami and Kamon are ours.

import type { GameId } from '../core/types';

export interface Diagram {
  /** Its caption is `<game>-diagram-<id>`. */
  readonly id: string;
  readonly position?: string;
  readonly moves?: readonly string[];
  /** What is played when somebody wants to see it. */
  readonly show?: readonly string[];
}

export interface Rule {
  /** Its words are `<game>-rule-<first id>`. */
  readonly ids: readonly [string, ...string[]];
  /** Settled by us, because the rulebook leaves it open. */
  readonly ruling?: true;
  readonly diagrams?: readonly Diagram[];
  readonly picture?: 'cards' | 'tokens' | 'lengths';
}

export interface Section {
  /** Its heading is `<game>-section-<id>`. */
  readonly id: string;
  readonly rules: readonly Rule[];
}

const moves = (text: string): string[] => text.split(' ');

const SUMO = 'PBOKY1GN/8/8/8/7R/3y3p+/8/ngr1k1bo w o 3 1-0';

const KAMISADO: readonly Section[] = [
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
      { ids: ['M4'], ruling: true },
      { ids: ['M5'] },
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
      { ids: ['S3', 'DS3', 'TS3'] },
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
      { ids: ['U3'], ruling: true },
    ],
  },
  { id: 'notation', rules: [{ ids: ['N1'] }, { ids: ['N2'] }] },
];

const USUAL = 'SSLCAOTF,SSSLCAOT,SSLCAOFI,SSSLCAOI';
const EMPRESS = 'SSLCATFI,SSSLCAOT,SSLCAOFI,SSSLCAOO';
const DUEL = 'SSSLAOTF,SSSCLAOI';
const MERCENARIES = 'SOCLASTL/CSAOCFSI';

const KAMI: readonly Section[] = [
  { id: 'cards', rules: [{ ids: ['C1'], picture: 'cards' }] },
  {
    id: 'round',
    rules: [
      {
        ids: ['R1'],
        diagrams: [{ id: 'R1', position: `4 ${USUAL} 1`, show: ['dS', 'aC'] }],
      },
      {
        ids: ['R2'],
        diagrams: [
          { id: 'R2', position: `4 ${USUAL} 4`, moves: moves('dS aC'), show: ['dC', 'aA'] },
        ],
      },
      { ids: ['R3'] },
      {
        ids: ['R4'],
        diagrams: [
          {
            id: 'R4',
            position: `4 ${USUAL} 1`,
            moves: moves('dL aC dC aS pass dS aA dA aO dO aL dL aS pass dS aF pass pass pass'),
            show: ['dS', 'aT'],
          },
        ],
      },
      { ids: ['R5'] },
    ],
  },
  {
    id: 'empress',
    rules: [
      {
        ids: ['E1'],
        diagrams: [
          { id: 'E1', position: `4 ${EMPRESS} 4`, moves: moves('dS aO'), show: ['dI', 'aL'] },
        ],
      },
      {
        ids: ['E2'],
        diagrams: [
          {
            id: 'E2',
            position: `4 ${EMPRESS} 2`,
            moves: moves('dS aC dI aL pass'),
            show: ['dL', 'aI'],
          },
        ],
      },
      { ids: ['E3'], ruling: true },
    ],
  },
  {
    id: 'master',
    rules: [
      {
        ids: ['M1'],
        diagrams: [
          {
            id: 'M1',
            position: '4 SSLCAOTT,SSSLCAOF,SSLCAOFI,SSSLCAOI 1',
            moves: moves('dC aA dA aS pass pass dS aO pass pass pass dS aL pass pass pass'),
            show: ['dT', 'aT'],
          },
        ],
      },
    ],
  },
  {
    id: 'four',
    rules: [
      { ids: ['F1'] },
      {
        ids: ['F2'],
        diagrams: [
          { id: 'F2', position: '4 SSSSSLCA,SLCAOOTF,SSCAOTFI,SSLLCAOI 1', show: ['ask'] },
        ],
      },
      { ids: ['F3'], ruling: true },
    ],
  },
  {
    id: 'three',
    rules: [
      {
        ids: ['T1'],
        diagrams: [
          {
            id: 'T1',
            position: '3 SSSLLLCAOT,SSSSCCAOTI,SSSCAAOOFI 3 LF',
            moves: moves('dS aS'),
            show: ['dS', 'aL'],
          },
        ],
      },
      { ids: ['T2'] },
    ],
  },
  {
    id: 'duel',
    rules: [
      { ids: ['D1'] },
      {
        ids: ['D2'],
        diagrams: [
          {
            id: 'D2',
            position: `2 ${DUEL} 2 ${MERCENARIES}`,
            moves: moves('dS aC'),
            show: ['d3', 'aA'],
          },
        ],
      },
      {
        ids: ['D3'],
        diagrams: [
          {
            id: 'D3',
            position: `2 ${DUEL} 1 ${MERCENARIES}`,
            moves: moves('dS aS pass dS aL pass dA aO pass d6 aT pass'),
            show: ['d6', 'aF'],
          },
        ],
      },
      { ids: ['D4'], ruling: true },
      { ids: ['D5'], ruling: true },
    ],
  },
  {
    id: 'game',
    rules: [{ ids: ['G1'] }, { ids: ['G2'] }, { ids: ['G3'] }, { ids: ['G4'], ruling: true }],
  },
  { id: 'known', rules: [{ ids: ['K1'] }] },
];

const START = 'w3l4k1w1/c6l1w6k5./w4f2k6m3c5m4/w2f5c1c4f1m1f3/m6c3c2k2l2l6/l3f6m2f4w5/k3l5k4m5 b -';

const KAMON: readonly Section[] = [
  {
    id: 'board',
    rules: [{ ids: ['B1'] }, { ids: ['B2'] }, { ids: ['B3'], picture: 'tokens' }, { ids: ['B4'] }],
  },
  {
    id: 'play',
    rules: [
      { ids: ['P1'], diagrams: [{ id: 'P1', position: START }] },
      { ids: ['P2'], diagrams: [{ id: 'P2', position: START, moves: ['g3'], show: ['c3'] }] },
    ],
  },
  {
    id: 'end',
    rules: [
      {
        ids: ['W1'],
        diagrams: [
          {
            id: 'W1',
            position: 'l3xm1m3/c1oxw6./f5w3f3xc6o/m5w5ok1xxf4/ow4oxf1w1/k4om4xl6/c5ok5l5 b k6',
            show: ['g3'],
          },
        ],
      },
      {
        ids: ['W2'],
        ruling: true,
        diagrams: [
          {
            id: 'W2',
            position: '.l5ok4/f4m6w4c3m5/c6c1m4ool4/m3xxxxc5o/m2f5of6xk3/f3c4of2x/m1ol1x b w3',
            show: ['d1'],
          },
        ],
      },
      {
        ids: ['W3'],
        diagrams: [
          {
            id: 'W3',
            position: 'w4o.c1/m1c2f4m3x/k1c6c3w5f5x/l4xxc5ool2/k5oxw2oo/xxok4x/of2c4w3 b k2',
            show: ['e1'],
          },
        ],
      },
      { ids: ['W4'] },
      {
        ids: ['W5'],
        ruling: true,
        diagrams: [
          {
            id: 'W5',
            position: 'l1xxx/f2ow4.x/oc5oxxf1/l4ol5f6w1ox/k2l6c1c6l2c4/k1oom4f5/w2xol3 b f4',
            show: ['b3'],
          },
        ],
      },
      {
        ids: ['W6'],
        diagrams: [
          {
            id: 'W6',
            position: 'm3ol5x/w4w3oxw2/xc5m1l4xx/xow5oom2c4/oc2l2xox/c1m5l3f6l1/.om4k5 b f4',
            show: ['f4'],
          },
        ],
      },
      {
        ids: ['W7'],
        diagrams: [
          {
            id: 'W7',
            position: 'ooxo/xoxw1x/oooxxx/xok1ooo./ooxoox/ooxxx/xxxx b k5',
            show: ['d3', 'b4'],
          },
        ],
      },
      { ids: ['W8'] },
    ],
  },
];

export const RULES: Record<GameId, readonly Section[]> = {
  kamisado: KAMISADO,
  kami: KAMI,
  kamon: KAMON,
};

/** The keys of all the words of a game's rules. */
export const ruleKeys = (game: GameId): string[] => [
  `${game}-aim`,
  ...RULES[game].flatMap(({ id, rules }) => [
    `${game}-section-${id}`,
    ...rules.flatMap(({ ids, diagrams = [] }) => [
      `${game}-rule-${ids[0]}`,
      ...diagrams.map((diagram) => `${game}-diagram-${diagram.id}`),
    ]),
  ]),
];
