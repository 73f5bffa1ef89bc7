// How a game of Kamon ended: which edges were joined, or what there was no cell for.

import { t } from '../../src/core/i18n.svelte';
import type { Step } from '../../src/core/types';
import type { Reader } from '../module';
import { edgesOf, EDGES, parsePosition } from './position';
import type { KamonView } from './view';
import { emblemName, symbolName } from './words';

export function ending({ view }: Step<KamonView>, { you, names }: Reader): string | undefined {
  const { outcome, board } = view;
  if (outcome.state !== 'decisive') return undefined;
  const winner = outcome.winners[0] ?? 1;
  const loser = 3 - winner;
  const { top } = parsePosition(board.position);
  return t(`kamon-ending-${outcome.reason}`, {
    you: you === winner ? 'winner' : you === loser ? 'loser' : 'none',
    winner: names[winner] ?? '',
    loser: names[loser] ?? '',
    emblem: emblemName(joined(board.winning)),
    symbol: top ? symbolName(top.symbol) : '',
    number: top?.count ?? 0,
  });
}

/** The emblem of the opposite edges that a chain touches. */
function joined(chain: readonly string[]): string {
  const touched = new Set(chain.flatMap(edgesOf));
  const edge = [0, 1, 2].find((at) => touched.has(at) && touched.has(at + 3));
  return EDGES[edge ?? 0] ?? '';
}
