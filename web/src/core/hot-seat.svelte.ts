// Several players at one device: who has it, who gets it next, and what may be on the screen.

import { untrack } from 'svelte';
import type { GameModule } from '../../games/module';
import { tablesOf } from './tables';
import { Tour } from './tour.svelte';
import type { Seat, TableState, View } from './types';

/** Whether players who share a device have secrets from each other. */
const sharesSecrets = (table: TableState, module: GameModule): boolean =>
  table.yours.length > 1 && module.withoutSecrets !== undefined && table.stage !== 'over';

export class HotSeat {
  readonly #tour = new Tour();
  /** Who has the device and has said so. */
  holder = $state<Seat>();
  /** What somebody sees whose turn it is not. */
  #seen = $state.raw<View>();
  /** When the device began to go round: until all have had it, nobody sees what is answered. */
  #start = $state.raw<{ readonly step: number; readonly view: View }>();

  constructor(
    private readonly table: () => TableState | undefined,
    private readonly module: () => GameModule | undefined,
  ) {}

  /** Whether somebody's cards must be hidden from somebody else at this device. */
  readonly hidden = $derived.by((): boolean => {
    const [table, module] = [this.table(), this.module()];
    return !!table && !!module && sharesSecrets(table, module);
  });

  /** Whose cards may be seen next. */
  readonly #next = $derived.by((): Seat | undefined => {
    const table = this.table();
    if (!table?.view || !this.hidden || table.stage !== 'running') return undefined;
    const acts = table.view.to_act;
    // Somebody elsewhere is asked in secret: whoever is asked here comes after them.
    if (acts === null) return undefined;
    return this.#tour.next ?? (table.yours.includes(acts) ? acts : undefined);
  });

  /** Who must be given the device before anything is shown. */
  readonly passTo = $derived(this.#next === this.holder ? undefined : this.#next);

  /** Whether whoever has the device only looks at their cards. */
  readonly onlyLooks = $derived.by(
    (): boolean =>
      this.#next !== undefined &&
      this.#next === this.holder &&
      (this.#next !== this.table()?.view?.to_act || this.#onlyGoesRound),
  );

  /** Whether all have answered, and the device still goes round: nobody begins before its end. */
  get #onlyGoesRound(): boolean {
    const view = this.table()?.view;
    const looks = view && this.module()?.looksFirst?.(view);
    return this.#tour.next !== undefined && looks?.asked === false;
  }

  /** To be called whenever something has happened at the table. */
  follow(): void {
    const [table, module] = [this.table(), this.module()];
    if (!table?.view || !module) return;
    const { seen, view, yours } = table;
    const looks = this.hidden ? module.looksFirst?.(view) : undefined;
    // Only what happens at the table matters: what is set here must not call this again.
    untrack(() => {
      const before = this.#tour.next;
      this.#tour.follow(looks, yours);
      if (this.#tour.next === undefined) this.#start = undefined;
      else if (before === undefined) this.#start = { step: seen - (looks?.answers ?? 0), view };
    });
  }

  /** Whoever has been given the device says so. */
  async take(): Promise<void> {
    const [table, seat] = [this.table(), this.#next];
    this.holder = seat;
    this.#seen = undefined;
    if (table && seat !== undefined && this.#start && this.onlyLooks)
      this.#seen = await tablesOf(table.id).seenFrom(table.id, seat, this.#start.step);
  }

  /** Whoever has the device has looked, or has done something. */
  done(): void {
    this.#seen = undefined;
    if (this.#tour.next === this.holder) this.#tour.looked();
    if (this.#tour.next === undefined) this.#start = undefined;
  }

  /** Whether somebody was asked in secret: what they answer must not be heard either. */
  isAsked(view: View | null): boolean {
    return this.hidden && view !== null && !!this.module()?.looksFirst?.(view)?.asked;
  }

  /** What may be on the screen of what would be shown. */
  shown(view: View): View {
    if (!this.hidden) return view;
    if (this.onlyLooks && this.#seen) return this.#seen;
    const theirs = view.viewer !== 'spectator' && view.viewer.seat === this.holder;
    const covered = !theirs || this.passTo !== undefined || this.onlyLooks;
    return (covered && this.module()?.withoutSecrets?.(this.#start?.view ?? view)) || view;
  }
}
