// Where tables are kept: by the server, or in this browser, which needs nobody for those at which one
// person plays with computers or around one device. Names tell them apart; whoever shows a table does not
// have to.

import { api, Problem } from './api';
import type { House } from '../local/house';
import { local } from './local';
import { server } from './server.svelte';
import { session, socket } from './session.svelte';
import type { TableListener } from './socket';
import type {
  Hint,
  OutlookState,
  Person,
  Seat,
  Setup,
  Step,
  TableId,
  TableState,
  View,
  Wanted,
} from './types';

/** What can be asked of tables, whoever keeps them. */
export interface Tables {
  /** Tells somebody how a table is, and what happens there from now on. */
  watch(id: TableId, listener: TableListener): () => void;
  act(id: TableId, seen: number, action: string): Promise<void>;
  want(id: TableId, wanted: Wanted, key?: string): Promise<void>;
  replay(id: TableId): Promise<Step[]>;
  /** What one of several own seats saw after so many steps. */
  seenFrom(id: TableId, seat: Seat, step: number): Promise<View | undefined>;
  record(id: TableId, style?: string): Promise<string>;
  /** Help for those who play alone against computers. */
  outlook(id: TableId): Promise<OutlookState>;
  hint(id: TableId): Promise<Hint>;
  again(id: TableId, moves: number): Promise<Pick<TableState, 'id'>>;
}

/** Begins the names of tables that this browser keeps: no table of a server is called so. */
export const HERE = '~';

export const isHere = (id: TableId): boolean => id.startsWith(HERE);

export const tablePath = (id: TableId): string =>
  isHere(id) ? `/local?table=${id.slice(HERE.length)}` : `/table/${id}`;

export const sheetPath = (id: TableId): string =>
  isHere(id) ? `${tablePath(id)}&sheet` : `/table/${id}/sheet`;

/** What the address of a page calls a table of this browser. */
export const namedHere = (query: URLSearchParams): TableId => HERE + (query.get('table') ?? '');

const served: Tables = {
  watch: (id, listener) => socket.watch(id, listener),
  act: (id, seen, action) => socket.act(id, seen, action),
  want: (id, wanted, key) => socket.want(id, wanted, key),
  replay: (id) => api.replay(id),
  seenFrom: (id, seat, step) => api.seenFrom(id, seat, step),
  record: (id, style) => api.record(id, style),
  outlook: (id) => api.outlook(id),
  hint: (id) => api.hint(id),
  again: (id, moves) => api.again(id, moves),
};

let house: Promise<House> | undefined;

/** The tables of this browser; they come with the first that is wanted. */
export function ownHouse(): Promise<House> {
  house ??= import('../local/house').then(
    ({ openHouse }) => openHouse(),
    (error: unknown) => {
      house = undefined;
      throw error;
    },
  );
  return house;
}

const own: Tables = {
  watch(id, listener) {
    let leave: (() => void) | undefined;
    let isLeft = false;
    ownHouse().then(
      (house) => {
        if (!isLeft) leave = house.watch(id, listener);
      },
      () => listener.refused('no-table', 'the tables of this browser cannot be read'),
    );
    return () => {
      isLeft = true;
      leave?.();
    };
  },
  act: async (id, seen, action) => (await ownHouse()).act(id, seen, action),
  want: async (id, wanted) => (await ownHouse()).want(id, wanted),
  replay: async (id) => (await ownHouse()).replay(id),
  seenFrom: async (id, seat, step) => (await ownHouse()).seenFrom(id, seat, step),
  record: async (id, style) => (await ownHouse()).record(id, style),
  outlook: async (id) => (await ownHouse()).outlook(id),
  hint: async (id) => (await ownHouse()).hint(id),
  again: async (id, moves) => (await ownHouse()).again(id, moves),
};

export const tablesOf = (id: TableId): Tables => (isHere(id) ? own : served);

/** Whether nobody else has a part in a table. */
export const isAlone = ({ seats, rated, public: isPublic }: Setup): boolean =>
  !rated && !isPublic && seats.every(({ kind }) => kind === 'me' || kind === 'level');

/** How long the engines are waited for before the server opens a table, in milliseconds; and without one. */
const PATIENCE = 3000;
const ALONE = 15_000;

/** Whoever plays here without an account; see `personName`. */
const NOBODY: Person = { id: 0, name: 'Guest 0', account: 'guest', nickname: null };

function me(): Person {
  const { me: known } = session;
  if (!known) return NOBODY;
  const { id, name, kind, nickname } = known;
  return { id, name, account: kind, nickname };
}

/** Sets up a table where it belongs, and says what it is called. */
export async function createTable(setup: Setup): Promise<TableId> {
  const patience = server.isMissing ? ALONE : PATIENCE;
  if (isAlone(setup) && (await local.engines(patience))) {
    try {
      return await (await ownHouse()).open(setup, me());
    } catch (error) {
      // A game that only the server knows, or a browser that keeps nothing.
      if (server.isMissing) throw error;
    }
  }
  await session.somebody();
  return (await api.create(setup)).id;
}

/** Sets up a table of this browser at which these moves have been made: the server has no such tables. */
export async function createTableAfter(setup: Setup, moves: readonly string[]): Promise<TableId> {
  if (!(await local.engines(ALONE)))
    throw new Problem('no-engines', 'the engines could not be loaded');
  return (await ownHouse()).open(setup, me(), moves);
}
