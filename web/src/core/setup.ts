// From what a form says to what a table is set up as.

import { nextLevel } from '../coach/progress.svelte';
import { manifestOf } from './games.svelte';
import type { Game, GameId, OptionSpec, Setup, TimeControl, Wish } from './types';

export type Opponent = 'level' | 'invited' | 'open' | 'asked' | 'me';
export type Side = 'first' | 'second' | 'chance';

export interface SeatChoice {
  kind: Opponent;
  level: number;
  name: string;
}

export interface Form {
  options: Record<string, string>;
  /** The seats besides the creator's own. */
  others: SeatChoice[];
  /** What the creator is called among those who share the device. */
  name: string;
  side: Side;
  time: TimeControl;
  rated: boolean;
  public: boolean;
  /** Whether programs may take an open seat. */
  bots: boolean;
}

export const USUAL_LEVEL = 3;

export const defaultOf = ({ kind }: OptionSpec): string => String(kind.default);

export const defaults = (game: Game): Record<string, string> =>
  Object.fromEntries(game.options.map((option) => [option.id, defaultOf(option)]));

/** Whether an option is asked, given the others. */
export const isAsked = ({ only_if }: OptionSpec, options: Record<string, string>): boolean =>
  only_if === null || options[only_if[0]] === only_if[1];

/** How many play: an option of its own in games that leave it open. */
export const seatsOf = (options: Record<string, string>): number => Number(options['players'] ?? 2);

export const newSeat = (kind: Opponent = 'level'): SeatChoice => ({
  kind,
  level: USUAL_LEVEL,
  name: '',
});

export function newForm(game: Game): Form {
  const options = defaults(game);
  return {
    options,
    others: seats(options, []),
    name: '',
    side: 'first',
    time: { kind: 'none' },
    rated: false,
    public: false,
    bots: false,
  };
}

/** As many other seats as the options ask for; those that are there stay as they are. */
export function seats(options: Record<string, string>, others: SeatChoice[]): SeatChoice[] {
  const wanted = seatsOf(options) - 1;
  const last = others.at(-1);
  return Array.from({ length: wanted }, (_, at) => others[at] ?? { ...(last ?? newSeat()) });
}

const called = (name: string): { name?: string } => (name.trim() ? { name: name.trim() } : {});

function wish({ kind, level, name }: SeatChoice): Wish {
  if (kind === 'level') return { kind, level };
  if (kind === 'asked') return { kind, name: name.trim() };
  return kind === 'me' ? { kind, ...called(name) } : { kind };
}

/** Which of the other seats `seats.<number>` of a setup is; -1 for the creator's own. */
export function otherSeat({ side, others }: Form, field: string): number | undefined {
  const at = /^seats\.(\d+)$/.exec(field)?.[1];
  if (at === undefined) return undefined;
  const seat = side === 'second' ? Number(at) : Number(at) - 1;
  return seat === others.length ? -1 : seat;
}

/** Whether several people share the device. */
export const isShared = ({ others }: Form): boolean => others.some(({ kind }) => kind === 'me');

/** Whether the form asks for people only, each on one seat: what a rated game needs. */
export const canBeRated = ({ others }: Form): boolean =>
  others.every(({ kind }) => kind !== 'level' && kind !== 'me');

export const isReady = ({ others }: Form): boolean =>
  others.every(({ kind, name }) => kind !== 'asked' || name.trim().length >= 2);

export function buildSetup(game: Game, form: Form): Setup {
  const asked = game.options.filter((option) => isAsked(option, form.options));
  const me: Wish = { kind: 'me', ...(isShared(form) ? called(form.name) : {}) };
  const others = form.others.map(wish);
  return {
    game: game.id,
    options: Object.fromEntries(
      asked.map((option) => [option.id, form.options[option.id] ?? defaultOf(option)]),
    ),
    time: form.time,
    rated: form.rated && canBeRated(form),
    public: form.public || form.others.some(({ kind }) => kind === 'open'),
    bots: form.bots && form.others.some(({ kind }) => kind === 'open'),
    shuffled: form.side === 'chance',
    seats: form.side === 'second' ? [...others, me] : [me, ...others],
  };
}

/** The game that *Play now* starts: short, against whoever somebody is up to. */
export function quickSetup(game: GameId, level = nextLevel(game)): Setup {
  const options = { ...manifestOf(game).quick };
  const machines = Array.from({ length: seatsOf(options) - 1 }, (): Wish => ({
    kind: 'level',
    level,
  }));
  return {
    game,
    options,
    time: { kind: 'none' },
    rated: false,
    public: false,
    bots: false,
    shuffled: false,
    seats: [{ kind: 'me' }, ...machines],
  };
}
