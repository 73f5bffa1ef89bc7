// The one connection to the server. It comes back by itself, says what it already has, sends again
// what was not acknowledged, and always knows whether it is connected.

import { Problem } from './api';
import type {
  FromClient,
  FromServer,
  Glimpse,
  Have,
  LobbyState,
  Person,
  Progress,
  TableId,
  TableState,
  Wanted,
  Line,
} from './types';

/** `offline` also says when the next attempt is made, in local milliseconds. */
export type Connection =
  | { state: 'connecting' }
  | { state: 'online'; you: Person | null }
  | { state: 'offline'; retryAt: number };

/** What somebody who follows a table is told. */
export interface TableListener {
  table(table: TableState): void;
  presence(present: number[], watchers: number): void;
  said(lines: Line[]): void;
  /** Such a table cannot be followed. */
  refused(code: string, detail: string): void;
  /** It is as it was known. */
  current?(): void;
  /** What is known already, so that only the rest is sent. */
  have(): { have?: Have; heard: number };
}

type Refused = Extract<FromServer, { type: 'refused' }>;

/** How one of your tables stands; without progress it has to be asked for. */
export type Concerned = (table: TableId, progress: Progress | null) => void;

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Surroundings {
  open(): Wire;
  now(): number;
  later(run: () => void, milliseconds: number): unknown;
  cancel(timer: unknown): void;
  random(): number;
}

interface Pending {
  message: Extract<FromClient, { type: 'act' | 'want' | 'say' }>;
  sent: number;
  done(): void;
  refused(problem: Problem): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5_000;
/** How long silence is trusted, and how long an answer to the question after it may take. */
const SILENCE = 20_000;
const ANSWER = 6_000;

/** Refusals that say that the first copy of a message had arrived. */
const DONE_BEFORE = new Set(['moved-on', 'no-offer', 'over', 'seated', 'begun']);

export class Socket {
  #wire: Wire | undefined;
  #connection: Connection = { state: 'connecting' };
  #failures = 0;
  #timer: unknown;
  #pulse: unknown;
  #tag = 0;
  readonly #pending = new Map<number, Pending>();
  readonly #tables = new Map<TableId, TableListener>();
  readonly #lobby = new Set<(lobby: LobbyState) => void>();
  readonly #concerned = new Set<Concerned>();
  readonly #glimpses = new Set<(glimpse: Glimpse) => void>();
  /** The tables of which small pictures are wanted. */
  #glimpsed: readonly TableId[] = [];
  /** What the server's time has to be added to be ours. */
  #skew = 0;
  readonly #watchers = new Set<(connection: Connection) => void>();
  /** The tables that were asked for, by the tags of the messages. */
  readonly #asked = new Map<number, TableId>();

  constructor(private readonly around: Surroundings) {}

  get connection(): Connection {
    return this.#connection;
  }

  /** Connects, or drops the connection and makes a new one, for instance after signing in. */
  renew(): void {
    this.#failures = 0;
    this.#drop();
    this.#connect();
  }

  /** Tries at once if it waits to try again. */
  hurry(): void {
    if (this.#connection.state === 'offline') this.renew();
  }

  /** Asks whether the connection still lives: after the device slept or the network changed. */
  check(): void {
    if (this.#connection.state === 'online') this.#ask();
    else this.renew();
  }

  onConnection(listener: (connection: Connection) => void): () => void {
    this.#watchers.add(listener);
    listener(this.#connection);
    return () => this.#watchers.delete(listener);
  }

  onConcerns(listener: Concerned): () => void {
    this.#concerned.add(listener);
    return () => this.#concerned.delete(listener);
  }

  watch(table: TableId, listener: TableListener): () => void {
    this.#tables.set(table, listener);
    if (this.#connection.state === 'online') this.#watch(table);
    return () => {
      if (this.#tables.get(table) !== listener) return;
      this.#tables.delete(table);
      this.#send({ type: 'leave', table });
    };
  }

  lobby(listener: (lobby: LobbyState) => void): () => void {
    this.#lobby.add(listener);
    if (this.#lobby.size === 1) this.#send({ type: 'lobby', on: true });
    return () => {
      this.#lobby.delete(listener);
      if (this.#lobby.size === 0) this.#send({ type: 'lobby', on: false });
    };
  }

  /** Wants small pictures of these tables and of no others; `onGlimpse` tells what they show. */
  glimpse(tables: readonly TableId[]): void {
    this.#glimpsed = tables;
    this.#send({ type: 'glimpse', tables: [...tables], tag: ++this.#tag });
  }

  onGlimpse(listener: (glimpse: Glimpse) => void): () => void {
    this.#glimpses.add(listener);
    return () => this.#glimpses.delete(listener);
  }

  /** A moment of the server's, on the clock of this device. */
  here(at: number): number {
    return at + this.#skew;
  }

  /** Resolves once the server has kept it. A second copy does no harm, because of `seen`. */
  act(table: TableId, seen: number, action: string): Promise<void> {
    return this.#request((tag) => ({ type: 'act', table, seen, action, tag }));
  }

  want(table: TableId, wanted: Wanted, key?: string): Promise<void> {
    return this.#request((tag) => ({ type: 'want', table, wanted, tag, ...(key ? { key } : {}) }));
  }

  /** Not sent again if the connection is lost, because it would be said twice. */
  say(table: TableId, text: string): Promise<void> {
    if (this.#connection.state !== 'online')
      return Promise.reject(new Problem('offline', 'not connected'));
    return this.#request((tag) => ({ type: 'say', table, text, tag }));
  }

  #request(message: (tag: number) => Pending['message']): Promise<void> {
    return new Promise((done, refused) => {
      const tag = ++this.#tag;
      const pending: Pending = { message: message(tag), sent: 0, done, refused };
      this.#pending.set(tag, pending);
      if (this.#connection.state === 'online') this.#sendPending(pending);
    });
  }

  #sendPending(pending: Pending): void {
    pending.sent += 1;
    this.#send(pending.message);
  }

  #send(message: FromClient): void {
    if (this.#connection.state === 'online') this.#wire?.send(JSON.stringify(message));
  }

  #watch(table: TableId): void {
    const listener = this.#tables.get(table);
    if (!listener) return;
    const tag = ++this.#tag;
    this.#asked.set(tag, table);
    this.#send({ type: 'watch', table, tag, ...listener.have() });
  }

  #connect(): void {
    this.#become({ state: 'connecting' });
    const wire = this.around.open();
    this.#wire = wire;
    wire.onmessage = ({ data }) => {
      if (this.#wire !== wire) return;
      this.#listen();
      this.#hear(JSON.parse(String(data)) as FromServer);
    };
    wire.onclose = () => {
      if (this.#wire === wire) this.#lost(this.#nextWait());
    };
    this.#wait(ANSWER, () => this.#lost(this.#nextWait()));
  }

  /** Longer after every failure, and never the same for everybody. */
  #nextWait(): number {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    return wait * (0.5 + this.around.random() / 2);
  }

  #lost(wait: number): void {
    this.#drop();
    this.#asked.clear();
    for (const [tag, pending] of this.#pending) {
      if (pending.message.type !== 'say') continue;
      this.#pending.delete(tag);
      pending.refused(new Problem('offline', 'the connection was lost'));
    }
    this.#become({ state: 'offline', retryAt: this.around.now() + wait });
    this.#timer = this.around.later(() => this.#connect(), wait);
  }

  #drop(): void {
    this.around.cancel(this.#timer);
    this.around.cancel(this.#pulse);
    const wire = this.#wire;
    this.#wire = undefined;
    wire?.close();
  }

  #become(connection: Connection): void {
    this.#connection = connection;
    for (const listener of this.#watchers) listener(connection);
  }

  /** Something was heard: the connection is trusted for a while. */
  #listen(): void {
    this.#wait(SILENCE, () => this.#ask());
  }

  #ask(): void {
    this.#send({ type: 'ping', tag: 0 });
    this.#wait(ANSWER, () => this.#lost(this.#nextWait()));
  }

  #wait(milliseconds: number, run: () => void): void {
    this.around.cancel(this.#pulse);
    this.#pulse = this.around.later(run, milliseconds);
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'hello':
        this.#failures = 0;
        this.#skew = this.around.now() - message.now;
        this.#become({ state: 'online', you: message.you });
        for (const table of this.#tables.keys()) this.#watch(table);
        if (this.#lobby.size > 0) this.#send({ type: 'lobby', on: true });
        if (this.#glimpsed.length > 0) this.glimpse(this.#glimpsed);
        for (const pending of this.#pending.values()) this.#sendPending(pending);
        break;
      case 'table':
        this.#tables.get(message.table.id)?.table(message.table);
        break;
      case 'presence':
        this.#tables.get(message.table)?.presence(message.present, message.watchers);
        break;
      case 'said':
        this.#tables.get(message.table)?.said(message.lines);
        break;
      case 'done':
        this.#answered(message.tag)?.done();
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'lobby':
        for (const listener of this.#lobby) listener(message);
        break;
      case 'glimpse':
        for (const listener of this.#glimpses) listener(message.glimpse);
        break;
      case 'concerns':
        for (const listener of this.#concerned) listener(message.table, message.progress);
        break;
      case 'bye':
        this.#lost(message.again_in);
        break;
      case 'current':
        this.#tables.get(message.table)?.current?.();
        break;
      case 'pong':
        break;
    }
  }

  #answered(tag: number): Pending | undefined {
    const pending = this.#pending.get(tag);
    this.#pending.delete(tag);
    return pending;
  }

  #refused({ tag, code, detail, why }: Refused): void {
    const pending = this.#answered(tag);
    if (pending) {
      if (pending.sent > 1 && DONE_BEFORE.has(code)) pending.done();
      else pending.refused(new Problem(code, detail, 0, '', why ?? undefined));
      return;
    }
    const table = this.#asked.get(tag);
    this.#asked.delete(tag);
    if (table) this.#tables.get(table)?.refused(code, detail);
  }
}
