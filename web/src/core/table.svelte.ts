// A table that is followed: the last that is known of it, its steps, what was said.

import { Problem } from './api';
import { Playback } from './playback.svelte';
import { Premoves } from './premoves.svelte';
import { socket } from './session.svelte';
import type { TableListener } from './socket';
import { HERE, tablesOf, type Tables } from './tables';
import type { Have, Line, SeatState, Step, TableState, Wanted } from './types';

/** The table with all its moves: the server leaves out those that are known. */
export function withMoves(table: TableState, before: TableState | undefined): TableState {
  if (table.moves_from === 0) return table;
  const known = before?.moves.slice(0, table.moves_from) ?? [];
  return { ...table, moves: [...known, ...table.moves], moves_from: 0 };
}

/** The steps with the table's last one, or nothing if others are missing in between. */
export function withStep(steps: readonly Step[], table: TableState): Step[] | undefined {
  const { seen, view } = table;
  // Nothing is shown before the game begins.
  if (!view) return [];
  const before = steps[seen - 1];
  const same = steps[seen];
  // The same number as before: something beside the game changed, or who looks. Fewer: taken back.
  if (same) return [...steps.slice(0, seen), { ...same, view }];
  if (seen > steps.length || !before) return undefined;
  const step = { seat: before.view.to_act, action: table.moves.at(-1) ?? null, view };
  return [...steps, step];
}

/** What tables are called. */
const TABLE_ID = new RegExp(`^${HERE}?[0-9a-hjkmnp-tv-z]{12}$`);

export class Table implements TableListener {
  state = $state.raw<TableState>();
  /** When the state came, for the clocks. */
  received = $state(0);
  steps = $state.raw<Step[]>([]);
  lines = $state.raw<Line[]>([]);
  /** Why there is no such table to follow. */
  problem = $state.raw<Problem>();
  /** Something was sent that the server has not answered. */
  waiting = $state(false);
  /** Counts refused actions: the board has to show the last view again. */
  refusals = $state(0);
  /** What is shown of it, one thing after another. */
  readonly playback = new Playback();
  readonly premoves = new Premoves();
  #reading = false;
  /** Whether the next state says how the table is, and not what has just happened. */
  #returns = true;

  /** Where it is kept. */
  readonly #kept: Tables;

  constructor(readonly id: string) {
    this.#kept = tablesOf(id);
  }

  /** The table as it is shown: the game as far as it was seen; people, clocks and offers as they are. */
  get shown(): TableState | undefined {
    const { state, playback } = this;
    const { frame, known } = playback;
    if (!state?.view || !frame || !known) return state;
    const shown = { ...state, seen: frame.step, view: known.view };
    return playback.isPresent ? shown : { ...shown, stage: 'running', ending: null, rematch: null };
  }

  /** The steps that were seen. */
  get shownSteps(): readonly Step[] {
    const { frame } = this.playback;
    return frame ? this.steps.slice(0, frame.step + 1) : this.steps;
  }

  follow(): () => void {
    if (!TABLE_ID.test(this.id)) {
      this.refused('no-table', 'no table is called so');
      return () => undefined;
    }
    const leave = [this.#kept.watch(this.id, this), this.playback.watch()];
    return () => leave.forEach((end) => end());
  }

  have(): { have?: Have; heard: number } {
    this.#returns = true;
    const heard = this.lines.at(-1)?.number ?? 0;
    const state = this.state;
    return state ? { have: { number: state.number, moves: state.moves.length }, heard } : { heard };
  }

  table(table: TableState): void {
    const state = withMoves(table, this.state);
    const steps = withStep(this.steps, state);
    this.state = state;
    this.received = Date.now();
    this.problem = undefined;
    if (steps) this.steps = steps;
    else void this.readSteps();
    this.#tell(state, steps);
    this.#premove();
  }

  current(): void {
    this.#returns = false;
  }

  /** Lets it be shown: in its turn if it happened while somebody looked, at once otherwise. */
  #tell(state: TableState, steps: readonly Step[] | undefined): void {
    const { seen, view } = state;
    const runs = ({ seat, clock }: SeatState): boolean =>
      state.yours.includes(seat) && (clock?.running ?? false);
    this.playback.urgent = state.seats.some(runs);
    if (!view) this.playback.clear();
    else if (this.#returns) this.playback.jump({ seen, view, steps });
    else this.playback.play({ seen, view, steps });
    this.#returns = false;
  }

  presence(present: number[], watchers: number): void {
    if (!this.state) return;
    const seats = this.state.seats.map((seat) => ({
      ...seat,
      present: seat.sitter?.kind === 'machine' || present.includes(seat.seat),
    }));
    this.state = { ...this.state, seats, watchers };
  }

  said(lines: Line[]): void {
    const last = this.lines.at(-1)?.number ?? 0;
    this.lines = [...this.lines, ...lines.filter(({ number }) => number > last)];
  }

  refused(code: string, detail: string): void {
    this.problem = new Problem(code, detail);
  }

  /** All steps from the server; while it answers more may have happened. */
  async readSteps(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    try {
      const steps = await this.#kept.replay(this.id);
      const known = this.state && withStep(steps, this.state);
      this.steps = known ?? steps;
      if (!this.state) return;
      // More may have happened than one answer told.
      this.#returns ||= !known;
      this.#tell(this.state, known);
    } catch {
      // The move list stays as it is; the next event tries again.
      this.#returns = true;
      if (this.state) this.#tell(this.state, undefined);
    } finally {
      this.#reading = false;
    }
  }

  async act(action: string): Promise<void> {
    if (!this.state || this.waiting) return;
    this.waiting = true;
    this.playback.foresee(action);
    try {
      await this.#kept.act(this.id, this.state.seen, action);
    } catch (error) {
      this.playback.refuse();
      this.refusals += 1;
      throw error;
    } finally {
      this.waiting = false;
      this.#premove();
    }
  }

  /** Whether something that was planned is on its way. */
  get isPremoving(): boolean {
    const { played } = this.premoves;
    return played !== undefined && played.seen === this.state?.seen;
  }

  /** Plays what was planned as soon as the server says that it can be, whatever is still shown. */
  #premove(): void {
    const { state, premoves } = this;
    // One thing after another: the answer to what was sent comes back here.
    if (!state || this.waiting) return;
    const action = premoves.due(state, this.playback.game);
    if (action !== undefined) this.act(action).catch(() => premoves.drop([action], state.seen));
  }

  /** A takeback is about what was seen: a second copy, after a lost connection, is known as one. */
  want(wanted: Wanted, key?: string): Promise<void> {
    const { seen } = this.state ?? {};
    const isTakeback = wanted.want === 'offer' && wanted.offer === 'takeback';
    const told = isTakeback && seen !== undefined ? { ...wanted, seen } : wanted;
    return this.#kept.want(this.id, told, key);
  }

  say(text: string): Promise<void> {
    return socket.say(this.id, text);
  }
}
