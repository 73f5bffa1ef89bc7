import { describe, expect, test } from 'vitest';
import type { Judgement, JudgedMove, Study, StudyStep } from '../../core/types';
import { positionOf } from '../engine.svelte';
import kamiAnalysis from '../../../games/kami/analysis';
import kamiModule from '../../../games/kami';
import kamisadoAnalysis from '../../../games/kamisado/analysis';
import kamisadoModule from '../../../games/kamisado';
import kamonModule from '../../../games/kamon';
import {
  changes,
  isMistake,
  losers,
  reversed,
  turningPoint,
  type Judged,
  type Known,
  type Turning,
} from '../turning';

const KNOWN: Readonly<Record<string, Known>> = {
  kamisado: { ...kamisadoModule, ...kamisadoAnalysis },
  kami: { ...kamiModule, ...kamiAnalysis },
  kamon: kamonModule,
};
const known = ({ game }: Study): Known => KNOWN[game]!;
const point = (study: Study, found: ReadonlyMap<number, Judged>): Turning =>
  turningPoint(changes(study.steps, found, known(study)), losers(study, known(study)));

const win: Judgement = { kind: 'proven', verdict: 'win' };
const loss: Judgement = { kind: 'proven', verdict: 'loss' };
const draw: Judgement = { kind: 'proven', verdict: 'draw' };
const unknown: Judgement = { kind: 'unknown' };
const about = (chance: number): Judgement => ({ kind: 'estimated', chance });
const worth = (points: number): Judgement => ({ kind: 'proven', points });

/** A game of Kamon by turns, of so many moves, that somebody won or nobody. */
function kamon(moves: number, winner?: number): Study {
  const steps = Array.from({ length: moves + 1 }, (_, at) => ({
    seat: at === 0 ? null : at % 2 === 1 ? 1 : 2,
    action: at === 0 ? null : 'c4',
    view: {
      outcome:
        at === moves && winner
          ? { state: 'decisive', winners: [winner], reason: 'edges' }
          : { state: 'unknown' },
      board: { game: 'kamon' },
    },
  })) as unknown as StudyStep[];
  return { game: 'kamon', options: null, players: null, result: null, total: steps.length, steps };
}

/** What an engine said of each position, from the first; who is to move takes turns. */
const judged = (answers: Judgement[]): Map<number, Judged> =>
  new Map(answers.map((answer, at) => [at, { seat: at % 2 === 0 ? 1 : 2, answer }]));

const turning = (study: Study, answers: Judgement[]) => point(study, judged(answers));

describe('a game of win and loss', () => {
  test('was lost by the move after which the loss is proven', () => {
    const answers = [win, loss, win, win, loss, win];
    expect(turning(kamon(6, 2), answers)).toEqual({
      kind: 'lost',
      step: 3,
      seat: 1,
      had: 'win',
      first: 3,
    });
  });

  test('a drawn position can be lost as well', () => {
    expect(turning(kamon(4, 2), [draw, draw, draw, win])).toMatchObject({
      kind: 'lost',
      step: 3,
      had: 'draw',
    });
  });

  test('what was given back and lost again was lost the last time, and the first time is told too', () => {
    // Black loses it with move 1, White gives it back with move 2, Black loses it again with 3.
    expect(turning(kamon(4, 2), [win, win, win, win])).toMatchObject({
      kind: 'lost',
      step: 3,
      first: 1,
    });
  });

  test('is proven lost at the latest where the proofs begin', () => {
    const answers = [about(0.5), about(0.6), about(0.4), win];
    expect(turning(kamon(4, 2), answers)).toMatchObject({
      kind: 'lost-at-latest',
      step: 3,
      chance: 0.4,
    });
    expect(turning(kamon(4, 2), [unknown, unknown, unknown, win])).toMatchObject({
      kind: 'lost-at-latest',
      chance: undefined,
    });
  });

  test('can be lost before it began', () => {
    expect(turning(kamon(4, 2), [loss, win, loss, win])).toEqual({ kind: 'lost-before', seat: 1 });
  });

  test('without proofs only the steepest fall of the estimate is known', () => {
    // The last position before the end, where Black was to move, is not proven either.
    const answers = [about(0.5), about(0.45), about(0.55), about(0.8), about(0.2)];
    expect(turning({ ...kamon(5), result: 'white (resigned)' }, answers)).toMatchObject({
      kind: 'fell',
      step: 3,
      from: 0.55,
    });
  });

  test('without anything nothing is claimed', () => {
    expect(turning({ ...kamon(2), result: 'white (left)' }, [])).toEqual({ kind: 'unknown' });
    expect(turning(kamon(2), [win, win])).toEqual({ kind: 'nobody' });
  });

  test('mistakes of both sides are marked, but only proven ones', () => {
    const answers = [win, win, win, about(0.9), loss];
    const found = changes(kamon(4).steps, judged(answers), kamonModule).filter(isMistake);
    expect(found.map(({ step }) => step)).toEqual([1, 2]);
  });
});

describe('a match of Kamisado', () => {
  /** Each round ends with a move; its winner by side. */
  function match(rounds: [moves: number, winner: 'black' | 'white'][], over: number): Study {
    const steps: unknown[] = [
      {
        seat: null,
        view: { outcome: { state: 'unknown' }, board: { game: 'kamisado', events: [] } },
      },
    ];
    for (const [moves, winner] of rounds)
      for (let move = 1; move <= moves; move += 1) {
        const end = { event: 'round-won', end: { winner } };
        steps.push({
          seat: move % 2 === 1 ? 1 : 2,
          action: 'd1d5',
          view: {
            outcome: { state: 'unknown' },
            board: { game: 'kamisado', events: move === moves ? [end] : [] },
          },
        });
      }
    const last = steps.at(-1) as { view: { outcome: unknown } };
    last.view.outcome = { state: 'decisive', winners: [over], reason: 'home-row' };
    return {
      game: 'kamisado',
      options: null,
      players: null,
      result: null,
      total: steps.length,
      steps: steps as StudyStep[],
    };
  }

  test('is looked at in the last round the loser lost', () => {
    const study = match(
      [
        [2, 'white'],
        [2, 'black'],
        [4, 'white'],
      ],
      2,
    );
    const to = (seat: number, answer: Judgement): Judged => ({ seat, answer });
    const found = new Map<number, Judged>([
      [0, to(1, win)],
      [1, to(2, win)],
      [4, to(1, win)],
      [5, to(2, loss)],
      [6, to(1, win)],
      [7, to(2, win)],
    ]);
    expect(point(study, found)).toMatchObject({
      kind: 'lost',
      step: 7,
      seat: 1,
    });
  });
});

describe('a round of Kami', () => {
  /** Who does something at each step of a round for four that a seat wins. */
  function kami(seats: number[], winner: number, points: number): Study {
    const steps = [null, ...seats].map((seat, at) => ({
      seat,
      action: seat === null ? null : 'pass',
      view: {
        outcome: { state: 'unknown' },
        board: {
          game: 'kami',
          last: null,
          round: {
            mode: 4,
            history: Array.from({ length: at }, () => ({})),
            outcome:
              at === seats.length
                ? { result: 'won', seat: winner, points, doubled: false }
                : { result: 'unknown' },
          },
        },
      },
    })) as unknown as StudyStep[];
    return { game: 'kami', options: null, players: null, result: null, total: steps.length, steps };
  }

  test('was lost by the action that cost the losing team most', () => {
    const study = kami([1, 1, 2, 3], 4, 3);
    expect(losers(study, known(study))).toEqual([1, 3]);
    const found = new Map<number, Judged>([
      [0, { seat: 1, answer: worth(5) }],
      [1, { seat: 1, answer: worth(4) }],
      [2, { seat: 2, answer: worth(-4) }],
      [3, { seat: 3, answer: worth(4) }],
    ]);
    // Seat 1 gives away a point, seat 3 seven: 4 become −3.
    expect(point(study, found)).toEqual({
      kind: 'cost',
      step: 4,
      seat: 3,
      points: 7,
      from: 4,
      to: -3,
    });
  });

  test('could not be helped if no action cost anything', () => {
    const study = kami([1, 2], 2, 2);
    const found = new Map<number, Judged>([
      [0, { seat: 1, answer: worth(-2) }],
      [1, { seat: 2, answer: worth(2) }],
    ]);
    expect(point(study, found)).toEqual({ kind: 'fated' });
  });
});

test('a judgement turned round twice is the same', () => {
  for (const one of [win, loss, draw, unknown, about(0.25), worth(3)])
    expect(reversed(reversed(one))).toEqual(one);
  expect(reversed(worth(0))).toEqual(worth(0));
});

describe('what the moves say of the position', () => {
  const move = (action: string, judgement: Judgement): JudgedMove => ({ ...judgement, action });

  test('one proven win is enough', () => {
    expect(positionOf([move('a', win), move('b', unknown)])).toEqual(win);
  });

  test('a loss is proven only once every move is', () => {
    expect(positionOf([move('a', loss), move('b', loss)])).toEqual(loss);
    expect(positionOf([move('a', loss), move('b', about(0.1))])).toEqual(unknown);
  });

  test('an estimate stays one', () => {
    expect(positionOf([move('a', about(0.6)), move('b', loss)])).toEqual(about(0.6));
    expect(positionOf([])).toEqual(unknown);
  });
});
