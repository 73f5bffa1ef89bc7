// Where a game was lost: what every move changed, as far as an engine has judged the positions
// before and after it.

import type { AnalysisModule, GameModule, RoundEnd } from '../../games/module';
import type { Judgement, Seat, Study, StudyStep, View } from '../core/types';

/** A judged position, from the point of view of the seat to move. */
export type Judged = RoundEnd;

/** What has to be known of the game. */
export type Known = Pick<GameModule, 'sides'> & Pick<AnalysisModule, 'roundEnd'>;

/** A move, and how things stood for who made it before and after. */
export interface Change {
  /** The step the move led to. */
  step: number;
  seat: Seat;
  before: Judgement;
  after: Judgement;
  /** Whether the round ended with it. */
  ends: boolean;
}

export type Turning =
  /** Proven: it was not lost before this move, and after it, it was, for good; `first` lost it before. */
  | { kind: 'lost'; step: number; seat: Seat; had: 'win' | 'draw'; first: number }
  /** Proven lost after this move; what it was before is not proven. */
  | { kind: 'lost-at-latest'; step: number; seat: Seat; chance: number | undefined; first: number }
  /** Proven lost before the first move. */
  | { kind: 'lost-before'; seat: Seat }
  /** Nothing is proven; the estimate fell most with this move. */
  | { kind: 'fell'; step: number; seat: Seat; from: number; to: number }
  /** This action cost the most points. */
  | { kind: 'cost'; step: number; seat: Seat; points: number; from: number; to: number }
  /** Everything is proven, and no action of the losers cost a point. */
  | { kind: 'fated' }
  | { kind: 'unknown' }
  /** Nobody has lost. */
  | { kind: 'nobody' };

const UNKNOWN: Judgement = { kind: 'unknown' };
const OTHER = { win: 'loss', loss: 'win', draw: 'draw' } as const;

/** The same judgement for the opponents. */
export function reversed(judgement: Judgement): Judgement {
  if (judgement.kind === 'estimated') return { kind: 'estimated', chance: 1 - judgement.chance };
  if (judgement.kind === 'unknown') return judgement;
  if ('points' in judgement) return { kind: 'proven', points: 0 - judgement.points };
  return { ...judgement, verdict: OTHER[judgement.verdict] };
}

/** How a judgement looks from another seat; among three sides, one's loss is nobody's gain. */
function seenBy(seat: Seat, judged: Judged | undefined, view: View, { sides }: Known): Judgement {
  if (!judged) return UNKNOWN;
  const side = sides(view);
  if (judged.seat === seat || side[judged.seat - 1] === side[seat - 1]) return judged.answer;
  return new Set(side).size > 2 ? UNKNOWN : reversed(judged.answer);
}

/** What the end of a round, if the step is one, means to a seat. */
function ending(
  seat: Seat,
  step: StudyStep,
  before: StudyStep,
  known: Known,
): Judgement | undefined {
  const { outcome } = step.view;
  if (known.roundEnd) {
    const end = known.roundEnd(seat, step, before);
    return end && seenBy(seat, end, before.view, known);
  }
  if (outcome.state === 'draw') return { kind: 'proven', verdict: 'draw' };
  if (outcome.state === 'unknown') return undefined;
  return { kind: 'proven', verdict: outcome.winners.includes(seat) ? 'win' : 'loss' };
}

/** What every move changed. */
export function changes(
  steps: readonly StudyStep[],
  judged: ReadonlyMap<number, Judged>,
  known: Known,
): Change[] {
  return steps.flatMap((step, at) => {
    const before = steps[at - 1];
    const { seat } = step;
    if (!before || seat === null) return [];
    const end = ending(seat, step, before, known);
    return [
      {
        step: at,
        seat,
        before: seenBy(seat, judged.get(at - 1), before.view, known),
        after: end ?? seenBy(seat, judged.get(at), step.view, known),
        ends: end !== undefined,
      },
    ];
  });
}

const pointsOf = (judgement: Judgement): number | undefined =>
  judgement.kind === 'proven' && 'points' in judgement ? judgement.points : undefined;
const verdictOf = (judgement: Judgement): 'win' | 'loss' | 'draw' | undefined =>
  judgement.kind === 'proven' && 'verdict' in judgement ? judgement.verdict : undefined;

/** The points an action threw away, if both sides of it are proven. */
export function cost({ before, after }: Change): number {
  const [from, to] = [pointsOf(before), pointsOf(after)];
  return from === undefined || to === undefined ? 0 : Math.max(0, from - to);
}

/** Whether a move made a proven result worse. */
export function isMistake(change: Change): boolean {
  const [from, to] = [verdictOf(change.before), verdictOf(change.after)];
  const worse = (from === 'win' && to !== 'win') || (from === 'draw' && to === 'loss');
  return (to !== undefined && worse) || cost(change) > 0;
}

/** Who has lost: the game, by the rules or at the table, or else the last round that is over. */
export function losers({ steps, result }: Study, known: Known): Seat[] {
  const view = steps.at(-1)?.view;
  if (!view) return [];
  const seats = known.sides(view).map((_, at) => at + 1);
  const others = (winners: readonly Seat[]): Seat[] =>
    seats.filter((seat) => !winners.includes(seat));
  if (view.outcome.state === 'decisive') return others(view.outcome.winners);
  const named = (result ?? '').split('(')[0]?.matchAll(/\b(black|white|seat(\d))\b/g) ?? [];
  const winners = [...named].map(([, name, seat]) =>
    seat ? Number(seat) : name === 'white' ? 2 : 1,
  );
  if (winners.length > 0) return others(winners);
  for (let at = steps.length - 1; at > 0; at -= 1) {
    const [step, before] = [steps[at], steps[at - 1]];
    if (!step || !before || view.outcome.state === 'draw') break;
    const lost = seats.filter((seat) => {
      const end = ending(seat, step, before, known);
      return end && (verdictOf(end) === 'loss' || (pointsOf(end) ?? 0) < 0);
    });
    if (lost.length > 0) return lost;
  }
  return [];
}

/** Where the losers lost it. */
export function turningPoint(all: readonly Change[], lost: readonly Seat[]): Turning {
  if (lost.length === 0) return { kind: 'nobody' };
  const own = all.filter(({ seat }) => lost.includes(seat));
  if (own.some(({ before }) => pointsOf(before) !== undefined)) return costliest(own);
  return lastChance(all, own);
}

function costliest(own: readonly Change[]): Turning {
  const worst = own.reduce<Change | undefined>(
    (worst, change) => (cost(change) > (worst ? cost(worst) : 0) ? change : worst),
    undefined,
  );
  if (worst) {
    const { step, seat, before, after } = worst;
    const [from, to] = [pointsOf(before) ?? 0, pointsOf(after) ?? 0];
    return { kind: 'cost', step, seat, points: cost(worst), from, to };
  }
  const proven = own.every((change) => pointsOf(change.before) !== undefined);
  return { kind: proven ? 'fated' : 'unknown' };
}

/** The moves between one end of a round and the next. */
function rounds(all: readonly Change[]): Change[][] {
  const found: Change[][] = [[]];
  for (const change of all) {
    found.at(-1)?.push(change);
    if (change.ends) found.push([]);
  }
  return found.filter((round) => round.length > 0);
}

const isLosing = ({ before, after }: Change): boolean =>
  verdictOf(after) === 'loss' && verdictOf(before) !== 'loss';

/** In games of win and loss: the last round that was lost or given up, and in it the moves that lost it. */
function lastChance(all: readonly Change[], own: readonly Change[]): Turning {
  const played = rounds(all);
  const isLost = (round: readonly Change[]): boolean => {
    const end = round.at(-1);
    if (!end?.ends) return round.some((change) => own.includes(change) && isLosing(change));
    return verdictOf(end.after) === (own.includes(end) ? 'loss' : 'win');
  };
  const round = played.findLast(isLost) ?? played.at(-1) ?? [];
  const moves = round.filter((change) => own.includes(change));
  const lost = moves.filter(isLosing);
  const last = lost.at(-1);
  if (last) {
    // What was lost and given back before did not decide it.
    const { step, seat, before } = last;
    const first = lost[0]?.step ?? step;
    const had = verdictOf(before);
    if (had === 'win' || had === 'draw') return { kind: 'lost', step, seat, had, first };
    const chance = before.kind === 'estimated' ? before.chance : undefined;
    return { kind: 'lost-at-latest', step, seat, chance, first };
  }
  const opening = moves[0];
  if (opening && verdictOf(opening.before) === 'loss')
    return { kind: 'lost-before', seat: opening.seat };
  return steepestFall(moves);
}

const VALUES = { win: 1, draw: 0.5, loss: 0 };

function chanceOf(judgement: Judgement): number | undefined {
  if (judgement.kind === 'estimated') return judgement.chance;
  const verdict = verdictOf(judgement);
  return verdict && VALUES[verdict];
}

function steepestFall(moves: readonly Change[]): Turning {
  let found: Turning & { kind: 'fell' | 'unknown' } = { kind: 'unknown' };
  let most = 0;
  for (const { step, seat, before, after } of moves) {
    const [from, to] = [chanceOf(before), chanceOf(after)];
    if (from === undefined || to === undefined || from - to <= most) continue;
    most = from - to;
    found = { kind: 'fell', step, seat, from, to };
  }
  return found;
}
