// Plans for the next turn, as a page shows them: whether one can be made, where, and in words.

import type { GameModule } from '../../games/module';
import { announcer } from './announce.svelte';
import { t } from './i18n.svelte';
import type { Table } from './table.svelte';
import type { View } from './types';

/** What the page knows of the board. */
export interface Sight {
  readonly module: GameModule | undefined;
  readonly view: View | undefined;
  /** Whether the game is looked at, and not its past or somebody else's hand. */
  readonly isGame: boolean;
}

export class Planner {
  constructor(
    private readonly table: Table,
    private readonly sight: () => Sight,
  ) {}

  /** Whether something can be planned on the board that is shown. */
  get isOpen(): boolean {
    const { state, waiting, premoves, playback } = this.table;
    const { module, isGame } = this.sight();
    const kind = playback.frame?.kind;
    const shows = isGame && (kind === 'step' || kind === 'foreseen');
    return shows && state !== undefined && premoves.isOpen(state, module, waiting);
  }

  /** What the board shows as planned; nothing where nothing can be. */
  get planned(): readonly string[] | undefined {
    const { premoves, playback } = this.table;
    const all = premoves.shownAt(playback.frame?.step ?? 0);
    return this.isOpen || (all.length > 0 && this.sight().isGame) ? all : undefined;
  }

  /** The same in words; what could not be played is told until something else is done. */
  get text(): string {
    const { state, premoves } = this.table;
    const { planned, dropped } = premoves;
    if (planned.length > 0) return t('premove-planned', { moves: this.#words(planned) });
    const isLast = dropped !== undefined && dropped.seen === state?.seen;
    return isLast ? t('premove-dropped', { moves: this.#words(dropped.actions) }) : '';
  }

  /** Plans something, calls it off, or, without an action, calls everything off. */
  readonly plan = (action?: string): void => {
    const { state, premoves } = this.table;
    const { module } = this.sight();
    if (!this.isOpen || !state || !module) return;
    if (action === undefined) premoves.cancel();
    else premoves.plan(action, state, module);
    if (premoves.planned.length === 0) announcer.say(t('premove-cancelled'));
  };

  /** Escape calls everything off, wherever the focus is. */
  readonly key = (event: KeyboardEvent): void => {
    const isFree = !event.defaultPrevented && !document.querySelector('dialog[open]');
    const { planned } = this.table.premoves;
    if (event.key === 'Escape' && isFree && planned.length > 0) this.plan();
  };

  #words(actions: readonly string[]): string {
    const { module, view } = this.sight();
    return actions.map((action) => (view && module?.action(action, view)) ?? action).join(', ');
  }
}
