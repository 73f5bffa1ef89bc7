// What waits for somebody is read off their tables.

import { expect, test } from 'vitest';
import { waitingFor } from '../core/waiting';
import type { Me, Sitter, Summary, Wish } from '../core/types';

const person = (id: number, name: string): Sitter => ({
  kind: 'person',
  id,
  name,
  nickname: null,
  account: 'member',
});

const table = (id: string, some: Partial<Summary>): Summary =>
  ({ id, stage: 'running', turn: null, sitters: [], wishes: [], ...some }) as unknown as Summary;

const me = (games: Summary[]): Me => ({ id: 1, games }) as unknown as Me;
const asked: Wish = { kind: 'asked', person: 1, name: 'Amy' } as unknown as Wish;
const both = [person(1, 'Amy'), person(2, 'Ben')];

test('nobody waits for nobody', () => {
  expect(waitingFor(undefined)).toEqual([]);
});

test('your turn and challenges wait, and nothing else does', () => {
  const found = waitingFor(
    me([
      table('mine', { turn: 1, sitters: both }),
      table('theirs', { turn: 2, sitters: both }),
      table('secret', { turn: null, sitters: both }),
      table('asked', {
        stage: 'waiting',
        sitters: [null, both[1]!],
        wishes: [asked] as unknown as Summary['wishes'],
      }),
      table('open', {
        stage: 'waiting',
        sitters: [both[0]!, null],
        wishes: [{ kind: 'open' }] as unknown as Summary['wishes'],
      }),
      table('alone', { turn: 1, sitters: [both[0]!, { kind: 'machine', level: 3 }] }),
    ]),
  );
  expect(found.map(({ table: { id }, why, names }) => [id, why, names])).toEqual([
    ['mine', 'turn', 'Ben'],
    ['asked', 'challenge', 'Ben'],
    ['alone', 'turn', ''],
  ]);
});
