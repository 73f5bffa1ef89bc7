// How long a step is looked at, and how the board lay when it ended a round.

import type { Closing } from '../module';
import type { Step } from '../../src/core/types';
import { movedTowers } from './foresee';
import { parsePosition, printBoard, type Tower } from './position';
import type { KamisadoEvent, KamisadoView } from './view';

/** A move lands and the answer comes more than half a second later; a pass is looked at, too. */
const MOVE = 780;
const PASS = 450;

export function pace({ view }: Step<KamisadoView>): number {
  return MOVE + PASS * view.board.events.filter(({ event }) => event === 'passed').length;
}

type Won = Extract<KamisadoEvent, { event: 'round-won' }>;

export const roundWon = ({ board }: KamisadoView): Won | undefined =>
  board.events.find((event): event is Won => event.event === 'round-won');

/** The board with the winning tower where it won, first without and then with its new tooth. */
export function closing(
  { view, action }: Step<KamisadoView>,
  before: Step<KamisadoView>,
): Closing<KamisadoView> | undefined {
  const won = roundWon(view);
  const moved = view.board.events.find(({ event }) => event === 'moved');
  const path = moved?.event === 'moved' ? moved.path : (action ?? '');
  const towers = movedTowers(parsePosition(before.view.board.position).towers, path)?.towers;
  if (!won || !towers) return undefined;
  const { winner, tower } = won.end;
  const given = towers.map((one) =>
    one.side === winner && one.colour === tower ? { ...one, teeth: one.teeth + 1 } : one,
  );
  const until = view.board.events.indexOf(won);
  const lies = (towers: readonly Tower[], events: KamisadoEvent[]): KamisadoView => ({
    ...before.view,
    choices: { kind: 'list', actions: [] },
    board: {
      ...before.view.board,
      position: `${printBoard(towers)} ${winner.charAt(0)} fill ${before.view.board.position.split(' ').slice(3).join(' ')}`,
      phase: 'over',
      events,
    },
  });
  return {
    view: lies(towers, view.board.events.slice(0, until)),
    opened: { ...lies(given, view.board.events.slice(0, until + 1)) },
    tells: view.outcome.state === 'unknown',
  };
}
