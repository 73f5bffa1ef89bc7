// The tables of this browser: each is its log, as on the server. What somebody wants is decided by the same
// code, in a worker; it is done when it is kept; the computers' moves come from workers, too.

import { api, Problem, problemIn } from '../core/api';
import { local } from '../core/local';
import type { TableListener } from '../core/socket';
import { HERE, type Tables } from '../core/tables';
import type {
  Hint,
  OutlookState,
  Person,
  Seat,
  Setup,
  Step,
  TableId,
  TableState,
  Timestamp,
  View,
  Wanted,
} from '../core/types';
import type { Reply } from '../engine/engines';
import { openStore, Taken, type Event, type Row, type Store } from './store';

/** What is asked of a table; `crates/kamidana-browser/src/tables.rs` answers. */
type Ask = { kind: string } & Record<string, unknown>;

/** What happened, and how the table stands then. */
interface Changed {
  events: Event[];
  state: TableState;
  summary: Row['summary'];
  glimpse: Row['glimpse'];
  /** When its clock is to be looked at. */
  alarm: Timestamp | null;
  /** Whether it is a computer's turn. */
  thinks: boolean;
  /** Another table that was opened, for instance to play again. */
  opened: Changed | null;
}

interface Turn {
  seat: Seat;
  seen: number;
  action: string;
}

export interface Surroundings {
  /** Asks at once, or lets somebody think until the answer is not wanted any more. */
  ask(body: unknown): Promise<Reply>;
  think(body: unknown, signal: AbortSignal): Promise<Reply | undefined>;
  now(): Timestamp;
  /** Tells the other tabs that something happened at a table, and hears it from them. */
  tell(id: TableId): void;
  hear(listener: (id: TableId) => void): void;
}

/** How often a change is tried again because another tab was faster. */
const ATTEMPTS = 5;
/** How often it is noted that somebody is there, in milliseconds: time in between is charged to nobody. */
const BEAT = 5000;
/** After how many milliseconds a computer that could not move is asked again. */
const AGAIN = 1000;
/** The most that a timer can wait. */
const LONGEST = 2 ** 31 - 1;

const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

const random = (length: number): number[] => [...crypto.getRandomValues(new Uint8Array(length))];

/** A name of a table: sixty random bits. */
const newName = (): string =>
  random(12)
    .map((byte) => DIGITS.charAt(byte % 32))
    .join('');

/** Where a table's chance comes from. */
const newSeed = (): string =>
  random(32)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** What a computer leaves to chance. */
const chance = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** A table that somebody looks at. */
class OpenTable {
  readonly listeners = new Set<TableListener>();
  #log: Event[] | undefined;
  #latest: Changed | undefined;
  /** One thing after another. */
  #last: Promise<unknown> = Promise.resolve();
  #thought: AbortController | undefined;
  #alarm: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly id: TableId,
    private readonly store: Store,
    private readonly around: Surroundings,
  ) {}

  /** A question that changes nothing. */
  async ask(ask: Ask): Promise<string> {
    return textOf(await this.around.ask(await this.#question(ask)));
  }

  async think(ask: Ask, signal: AbortSignal): Promise<string | undefined> {
    const reply = await this.around.think(await this.#question(ask), signal);
    return reply && textOf(reply);
  }

  /** Does something and keeps it; whoever looks is told. */
  change(ask: Ask): Promise<Changed> {
    const change = this.#last.then(() => this.#change(ask));
    this.#last = change.catch(() => undefined);
    return change;
  }

  /** Somebody has come: the table goes on from where it was left. */
  async enter(): Promise<void> {
    const row = await this.store.row(this.id);
    // Before anybody looks at its clock.
    if (row && isTimed(row.summary)) await this.change({ kind: 'resume', since: row.seen });
    else await this.change({ kind: 'look' });
    this.#beat ??= setInterval(() => void this.#note(), BEAT);
  }

  /** Nobody looks any more: nobody thinks, and no clock runs. */
  async leave(): Promise<void> {
    clearInterval(this.#beat);
    this.#beat = undefined;
    this.#rest();
    await this.#note();
  }

  /** Another tab has done something here. */
  async reread(): Promise<void> {
    this.#log = undefined;
    await this.change({ kind: 'look' });
  }

  tellLatest(listener: TableListener): void {
    if (this.#latest) listener.table(this.#latest.state);
  }

  async #change(ask: Ask): Promise<Changed> {
    for (let attempt = 1; ; attempt += 1) {
      const changed = named(JSON.parse(await this.ask(ask)) as Changed);
      try {
        await this.#keep(changed);
      } catch (error) {
        this.#log = undefined;
        if (error instanceof Taken && attempt < ATTEMPTS) continue;
        throw error;
      }
      this.#told(changed);
      return changed;
    }
  }

  async #keep(changed: Changed): Promise<void> {
    const { events, opened } = changed;
    const tables = [...(events.length > 0 ? [changed] : []), ...(opened ? [opened] : [])];
    if (tables.length === 0) return;
    await keep(this.store, this.around, tables);
    this.#log?.push(...events);
  }

  #told(changed: Changed): void {
    const before = this.#latest;
    this.#latest = changed;
    if (!before || changed.state.number !== before.state.number)
      for (const listener of this.listeners) listener.table(changed.state);
    if (this.listeners.size === 0) return;
    this.#rest();
    if (changed.thinks) void this.#play();
    else if (changed.alarm !== null) this.#wake(changed.alarm);
  }

  /** Lets the computer whose turn it is do something. */
  async #play(): Promise<void> {
    const thought = new AbortController();
    this.#thought = thought;
    try {
      const text = await this.think({ kind: 'turn', chance: chance() }, thought.signal);
      if (text === undefined || thought.signal.aborted) return;
      const turn = JSON.parse(text) as Turn | null;
      if (turn) await this.change({ kind: 'play', ...turn });
    } catch {
      if (thought.signal.aborted) return;
      // Another tab was faster, or an engine could not be started: somebody looks on and waits.
      this.#alarm = setTimeout(() => void this.reread().catch(() => undefined), AGAIN);
    }
  }

  /** Looks at the clock when somebody's time may be up. */
  #wake(at: Timestamp): void {
    const wait = Math.min(LONGEST, Math.max(0, at - this.around.now()) + 1);
    this.#alarm = setTimeout(
      () => void this.change({ kind: 'clock' }).catch(() => undefined),
      wait,
    );
  }

  #rest(): void {
    this.#thought?.abort();
    clearTimeout(this.#alarm);
  }

  async #note(): Promise<void> {
    const state = this.#latest?.state;
    if (state && isTimed(state)) await this.store.change(this.id, { seen: this.around.now() });
  }

  async #question(ask: Ask): Promise<unknown> {
    this.#log ??= await this.store.events(this.id);
    if (this.#log.length === 0) throw new Problem('no-table', 'there is no such table', 404);
    return { id: bare(this.id), log: this.#log, now: this.around.now(), ask };
  }
}

/** Whether a clock may run there. */
const isTimed = ({ stage, time }: Pick<TableState, 'stage' | 'time'>): boolean =>
  stage === 'running' && time.kind !== 'none';

/** What the engines call a table. */
const bare = (id: TableId): string => id.slice(HERE.length);

/** The same with the names that the site uses. */
function named(changed: Changed): Changed {
  const { state, summary, glimpse, opened } = changed;
  const rematch = state.rematch === null ? null : HERE + state.rematch;
  return {
    ...changed,
    state: { ...state, id: HERE + state.id, rematch },
    summary: { ...summary, id: HERE + summary.id, ratings: summary.sitters.map(() => null) },
    glimpse: { ...glimpse, table: HERE + glimpse.table },
    opened: opened && named(opened),
  };
}

/** Keeps what happened, and tells whoever has a list of tables. */
async function keep(store: Store, around: Surroundings, tables: readonly Changed[]): Promise<void> {
  const seen = around.now();
  await store.append(
    tables.map(({ state, summary, glimpse, events }) => ({
      row: { id: state.id, summary, glimpse, seen },
      events,
    })),
  );
  for (const { state } of tables) around.tell(state.id);
}

function textOf({ status, text }: Reply): string {
  if (status === 200) return text;
  throw problemIn(JSON.parse(text), status);
}

export class House implements Tables {
  readonly #open = new Map<TableId, OpenTable>();
  readonly #watchers = new Set<() => void>();
  readonly #around: Surroundings;

  constructor(
    private readonly store: Store,
    around: Surroundings,
  ) {
    const changed = (): void => this.#watchers.forEach((watcher) => watcher());
    this.#around = {
      ...around,
      tell(id) {
        around.tell(id);
        changed();
      },
    };
    around.hear((id) => {
      void this.#open
        .get(id)
        ?.reread()
        .catch(() => undefined);
      changed();
    });
  }

  /** Tells somebody whenever there is something new in a list of the tables. */
  onChange(watcher: () => void): void {
    this.#watchers.add(watcher);
  }

  /** Opens a table for somebody, where these moves have been made by whoever's turn it was. */
  async open(setup: Setup, by: Person, moves: readonly string[] = []): Promise<TableId> {
    const id = newName();
    const log: Event[] = [];
    const ask = async (ask: Ask): Promise<Changed> => {
      const question = { id, log, now: this.#around.now(), ask };
      const changed = JSON.parse(textOf(await this.#around.ask(question))) as Changed;
      log.push(...changed.events);
      return named(changed);
    };
    let opened = await ask({ kind: 'open', setup, by, seed: newSeed() });
    for (const action of moves) {
      const { seen, view } = opened.state;
      const kind = opened.thinks ? { kind: 'play', seat: view?.to_act } : { kind: 'act' };
      opened = await ask({ ...kind, seen, action });
    }
    await keep(this.store, this.#around, [{ ...opened, events: log }]);
    // Lists know from this that there is something to read; what nobody asks to be kept, browsers
    // throw away when a disk gets full.
    localStorage.setItem('kamidana-tables', '');
    void navigator.storage?.persist?.();
    return opened.state.id;
  }

  watch(id: TableId, listener: TableListener): () => void {
    const table = this.#table(id);
    const isFirst = table.listeners.size === 0;
    this.#open.set(id, table);
    table.listeners.add(listener);
    if (!isFirst) table.tellLatest(listener);
    table.enter().catch((error: unknown) => {
      const { code, detail } = error instanceof Problem ? error : { code: 'no-table', detail: '' };
      listener.refused(code, detail);
    });
    return () => {
      table.listeners.delete(listener);
      if (table.listeners.size > 0) return;
      this.#open.delete(id);
      void table.leave();
    };
  }

  async act(id: TableId, seen: number, action: string): Promise<void> {
    await this.#table(id).change({ kind: 'act', seen, action });
  }

  async want(id: TableId, wanted: Wanted): Promise<void> {
    await this.#table(id).change({ kind: 'want', wanted, next: newName(), seed: newSeed() });
  }

  async again(id: TableId, moves: number): Promise<{ id: TableId }> {
    const { opened } = await this.#table(id).change({ kind: 'again', moves, next: newName() });
    return { id: opened?.state.id ?? id };
  }

  async replay(id: TableId): Promise<Step[]> {
    const table = this.#table(id);
    const steps: Step[] = [];
    for (;;) {
      const more = JSON.parse(await table.ask({ kind: 'replay', from: steps.length })) as Step[];
      steps.push(...more);
      if (more.length === 0) return steps;
    }
  }

  async seenFrom(id: TableId, seat: Seat, step: number): Promise<View | undefined> {
    const text = await this.#table(id).ask({ kind: 'replay', from: step, seat });
    return (JSON.parse(text) as Step[])[0]?.view;
  }

  record(id: TableId, style?: string): Promise<string> {
    return this.#table(id).ask({ kind: 'record', style: style ?? null });
  }

  async outlook(id: TableId): Promise<OutlookState> {
    return JSON.parse(await this.#table(id).ask({ kind: 'outlook' })) as OutlookState;
  }

  async hint(id: TableId): Promise<Hint> {
    const unwanted = new AbortController();
    const text = await this.#table(id).think({ kind: 'hint', chance: chance() }, unwanted.signal);
    return JSON.parse(text ?? 'null') as Hint;
  }

  /** All of them, the last first. */
  async rows(): Promise<Row[]> {
    const rows = await this.store.rows();
    return rows.sort((one, other) => other.summary.updated - one.summary.updated);
  }

  /** What happened at a table, to take away. */
  log(id: TableId): Promise<Event[]> {
    return this.store.events(id);
  }

  /** Brings a finished game to the server's archive, and says what it is called there. */
  async upload(id: TableId): Promise<TableId> {
    const { id: uploaded } = await api.upload(bare(id), await this.store.events(id));
    await this.store.change(id, { uploaded });
    this.#around.tell(id);
    return uploaded;
  }

  async remove(id: TableId): Promise<void> {
    await this.store.remove(id);
    this.#around.tell(id);
  }

  /** One that somebody looks at, or one for a moment. */
  #table(id: TableId): OpenTable {
    return this.#open.get(id) ?? new OpenTable(id, this.store, this.#around);
  }
}

/** How long the engines are waited for, in milliseconds: there is nobody else to ask. */
const PATIENCE = 15_000;

const CHANNEL = 'kamidana-tables';

export async function openHouse(): Promise<House> {
  const store = await openStore();
  const channel = new BroadcastChannel(CHANNEL);
  const engines = async (): Promise<NonNullable<Awaited<ReturnType<typeof local.engines>>>> => {
    const found = await local.engines(PATIENCE);
    if (!found) throw new Problem('no-engines', 'the engines could not be loaded');
    return found;
  };
  return new House(store, {
    ask: async (body) => (await engines()).ask('/tables', body),
    think: async (body, signal) => (await engines()).think('/tables', body, signal),
    now: () => Date.now(),
    tell: (id) => channel.postMessage(id),
    hear: (listener) => channel.addEventListener('message', ({ data }) => listener(String(data))),
  });
}
