// The tables of this browser, kept in its own database as the server keeps them: every event once, under
// the table's name and a number. Whoever comes second with a number, in another tab, has to look again.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Glimpse, Summary, TableId, Timestamp } from '../core/types';

/** Something that happened; only the engines read more of it. */
export interface Event {
  number: number;
  at: Timestamp;
  event: string;
}

/** What lists show of a table, and what is known around it. */
export interface Row {
  id: TableId;
  summary: Summary;
  glimpse: Glimpse;
  /** When somebody was there last. */
  seen: Timestamp;
  /** What it is called in the server's archive, if it is there. */
  uploaded?: TableId;
}

interface Schema extends DBSchema {
  events: { key: [TableId, number]; value: Event & { table: TableId } };
  tables: { key: TableId; value: Row };
}

/** What is new at a table. */
export interface News {
  row: Row;
  events: readonly Event[];
}

/** Another tab was faster. */
export class Taken extends Error {}

export interface Store {
  events(id: TableId): Promise<Event[]>;
  /** Keeps all of it or nothing, also where one table opens another. */
  append(tables: readonly News[]): Promise<void>;
  row(id: TableId): Promise<Row | undefined>;
  rows(): Promise<Row[]>;
  change(id: TableId, change: Partial<Row>): Promise<void>;
  remove(id: TableId): Promise<void>;
}

const ALL = (id: TableId): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

class Database implements Store {
  constructor(private readonly db: IDBPDatabase<Schema>) {}

  async events(id: TableId): Promise<Event[]> {
    const kept = await this.db.getAll('events', ALL(id));
    return kept.map(({ table: _, ...event }) => event);
  }

  async append(news: readonly News[]): Promise<void> {
    const change = this.db.transaction(['events', 'tables'], 'readwrite', { durability: 'strict' });
    const [kept, tables] = [change.objectStore('events'), change.objectStore('tables')];
    const asked = news.flatMap(({ row, events }) => [
      ...events.map((event) => kept.add({ ...event, table: row.id })),
      tables.get(row.id).then((before) => tables.put({ ...before, ...row })),
    ]);
    try {
      await Promise.all([...asked, change.done]);
    } catch (error) {
      // The others have failed with it.
      await Promise.allSettled([...asked, change.done]);
      throw error instanceof DOMException && error.name === 'ConstraintError' ? new Taken() : error;
    }
  }

  row(id: TableId): Promise<Row | undefined> {
    return this.db.get('tables', id);
  }

  rows(): Promise<Row[]> {
    return this.db.getAll('tables');
  }

  async change(id: TableId, change: Partial<Row>): Promise<void> {
    const write = this.db.transaction('tables', 'readwrite');
    const row = await write.store.get(id);
    if (row) await write.store.put({ ...row, ...change });
    await write.done;
  }

  async remove(id: TableId): Promise<void> {
    const write = this.db.transaction(['events', 'tables'], 'readwrite');
    await Promise.all([
      write.objectStore('events').delete(ALL(id)),
      write.objectStore('tables').delete(id),
      write.done,
    ]);
  }
}

export async function openStore(): Promise<Store> {
  const db = await openDB<Schema>('kamidana', 1, {
    upgrade(made) {
      made.createObjectStore('events', { keyPath: ['table', 'number'] });
      made.createObjectStore('tables', { keyPath: 'id' });
    },
    // A newer version in another tab wants to change it.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return new Database(db);
}
