// A table that is followed: the last that is known of it, its steps, what was said.

import { api, Problem } from './api';
import { socket } from './session.svelte';
import type { TableListener } from './socket';
import type { Have, Line, Step, TableState, Wanted } from './types';

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
  if (seen < steps.length) {
    // The same number as before: only something beside the game changed. Fewer: taken back.
    return seen === steps.length - 1 ? [...steps] : steps.slice(0, seen + 1);
  }
  if (seen > steps.length || !before) return undefined;
  const step = { seat: before.view.to_act, action: table.moves.at(-1) ?? null, view };
  return [...steps, step];
}

/** What tables are called. */
const TABLE_ID = /^[0-9a-hjkmnp-tv-z]{12}$/;

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
  #reading = false;

  constructor(readonly id: string) {}

  follow(): () => void {
    if (!TABLE_ID.test(this.id)) {
      this.refused('no-table', 'no table is called so');
      return () => undefined;
    }
    return socket.watch(this.id, this);
  }

  have(): { have?: Have; heard: number } {
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
      const steps = await api.replay(this.id);
      this.steps = (this.state && withStep(steps, this.state)) ?? steps;
    } catch {
      // The move list stays as it is; the next event tries again.
    } finally {
      this.#reading = false;
    }
  }

  async act(action: string): Promise<void> {
    if (!this.state || this.waiting) return;
    this.waiting = true;
    try {
      await socket.act(this.id, this.state.seen, action);
    } catch (error) {
      this.refusals += 1;
      throw error;
    } finally {
      this.waiting = false;
    }
  }

  /** A takeback is about what was seen: a second copy, after a lost connection, is known as one. */
  want(wanted: Wanted, key?: string): Promise<void> {
    const { seen } = this.state ?? {};
    const isTakeback = wanted.want === 'offer' && wanted.offer === 'takeback';
    const told = isTakeback && seen !== undefined ? { ...wanted, seen } : wanted;
    return socket.want(this.id, told, key);
  }

  say(text: string): Promise<void> {
    return socket.say(this.id, text);
  }
}
