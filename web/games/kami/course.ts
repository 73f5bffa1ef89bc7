// The Kami course, always on seat 1: four at the table first, then three, then a duel.

import { among, anything, type Course, type Tried } from '../../src/learn/course';

const USUAL = 'SSLCAOTF,SSSLCAOT,SSLCAOFI,SSSLCAOI';
const NO_LANCE = 'SSCCAOTF,SSSLLAOT,SSLCAOFI,SSSLCAOI';
const EMPRESS = 'SSLCATFI,SSSLCAOT,SSLCAOFI,SSSLCAOO';
const EMPRESS_NO_LANCE = 'SSCCATFI,SSSLLAOT,SSLCAOFI,SSSLCAOO';
const TOWERS = 'SSLCAOTT,SSSLCAOF,SSLCAOFI,SSSLCAOI';
const SOLDIERS = 'SSSSSLCA,SLCAOOTF,SSCAOTFI,SSLLCAOI';
const LANCES = 'SSSLLLCAOT,SSSSCCAOTI,SSSCAAOOFI';
const DUEL = 'SSSLAOTF,SSSCLAOI';
const MERCENARIES = 'SOCLASTL/CSAOCFSI';

const moves = (text: string): string[] => text.split(' ');

/** A round until seat 1 has a Soldier and a Tower left; the Fool has just attacked. */
const TO_THE_END = 'dL aC dC aS pass dS aA dA aO dO aL dL aS pass dS aF';
const ALL_PASS = ['pass', 'pass', 'pass'];

/** A card of some kind, in defence or in attack. */
const like =
  (form: RegExp) =>
  ({ action }: Tried<unknown>): boolean =>
    form.test(action);

export const COURSE: Course = [
  {
    id: 'lead',
    rule: 'R1',
    position: `4 ${USUAL} 1`,
    goals: [
      { solution: 'dS', also: anything },
      { solution: 'aC', also: anything },
    ],
  },
  {
    id: 'counter',
    rule: 'R2',
    position: `4 ${USUAL} 4`,
    moves: moves('dS aC'),
    goals: [{ solution: 'dC' }, { solution: 'aA', also: anything }],
  },
  {
    id: 'pass',
    rule: 'R2',
    position: `4 ${NO_LANCE} 4`,
    moves: moves('dS aL'),
    goals: [{ solution: 'pass', also: anything, replies: ['pass', 'pass'] }],
  },
  {
    id: 'again',
    rule: 'R3',
    position: `4 ${USUAL} 1`,
    moves: moves('dS'),
    goals: [
      { solution: 'aT', also: anything, replies: ALL_PASS },
      { solution: 'dS', also: anything },
    ],
  },
  {
    id: 'last',
    rule: 'R4',
    position: `4 ${USUAL} 1`,
    moves: moves(`${TO_THE_END} pass pass pass`),
    goals: [{ solution: 'dS' }, { solution: 'aT' }],
  },
  {
    id: 'partner',
    rule: 'F1',
    position: `4 ${USUAL} 1`,
    moves: moves(`${TO_THE_END} pass dF aS pass`),
    goals: [{ solution: 'dS' }, { solution: 'aT' }],
  },
  {
    id: 'empress',
    rule: 'E1',
    position: `4 ${EMPRESS} 4`,
    moves: moves('dS aO'),
    goals: [{ solution: 'dI' }, { solution: 'aL', also: anything }],
  },
  {
    id: 'humble',
    rule: 'E1',
    position: `4 ${EMPRESS_NO_LANCE} 4`,
    moves: moves('dS aL'),
    goals: [{ solution: 'pass', also: anything }],
  },
  {
    id: 'unlocked',
    rule: 'E2',
    position: `4 ${EMPRESS} 2`,
    moves: moves('dS aC dI aL pass'),
    goals: [{ solution: 'dL' }, { solution: 'aI' }],
  },
  {
    id: 'master',
    rule: 'M1',
    position: `4 ${TOWERS} 1`,
    moves: moves('dC aA dA aS pass pass dS aO pass pass pass'),
    goals: [
      { solution: 'dS', also: among('dL') },
      { solution: 'aL', also: among('aS'), replies: ALL_PASS },
      { solution: 'dT' },
      { solution: 'aT' },
    ],
  },
  {
    id: 'soldiers',
    rule: 'F2',
    position: `4 ${SOLDIERS} 1`,
    goals: [{ solution: 'ask', replies: ['cancel'] }],
  },
  {
    id: 'three',
    rule: 'T1',
    position: `3 ${LANCES} 3 LF`,
    moves: moves('dS aS'),
    goals: [{ solution: 'dS' }, { solution: 'aL', replies: ['pass', 'pass'] }],
  },
  {
    id: 'duel',
    rule: 'D2',
    position: `2 ${DUEL} 2 ${MERCENARIES}`,
    moves: moves('dS aC'),
    goals: [{ solution: 'd3' }, { solution: 'aA', also: anything }],
  },
  {
    id: 'own-card',
    rule: 'D3',
    position: `2 ${DUEL} 1 ${MERCENARIES}`,
    moves: moves('dS aS pass dS aL pass dA aO pass d6 aT pass'),
    goals: [{ solution: 'd1', also: like(/^d\d$/) }, { solution: 'aF' }],
  },
];
