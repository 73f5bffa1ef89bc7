// The rules of Kami, with ids of ours.

import type { Section } from '../../src/learn/rules';

const moves = (text: string): string[] => text.split(' ');

const USUAL = 'SSLCAOTF,SSSLCAOT,SSLCAOFI,SSSLCAOI';
const EMPRESS = 'SSLCATFI,SSSLCAOT,SSLCAOFI,SSSLCAOO';
const DUEL = 'SSSLAOTF,SSSCLAOI';
const MERCENARIES = 'SOCLASTL/CSAOCFSI';

export const RULES: readonly Section[] = [
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
        tip: true,
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
      { ids: ['E3'], ruling: 'whole' },
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
      {
        ids: ['F1'],
        diagrams: [
          {
            id: 'F4',
            position: '4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1',
            show: moves('dC aS dS aC dI aL pass pass pass dS aO'),
          },
        ],
      },
      {
        ids: ['F2'],
        diagrams: [
          { id: 'F2', position: '4 SSSSSLCA,SLCAOOTF,SSCAOTFI,SSLLCAOI 1', show: ['ask'] },
        ],
      },
      { ids: ['F3'], ruling: 'whole' },
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
      { ids: ['D4'], ruling: 'whole' },
      { ids: ['D5'], ruling: 'whole' },
    ],
  },
  {
    id: 'game',
    rules: [{ ids: ['G1'] }, { ids: ['G2'] }, { ids: ['G3'] }, { ids: ['G4'], ruling: 'clause' }],
  },
  { id: 'known', rules: [{ ids: ['K1'] }] },
];
