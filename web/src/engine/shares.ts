// One analysis by several workers: each judges its share of the moves, and what they have found so far
// is put together into what one of them would say of all.

import type { Answer, JudgedMove } from '../core/types';

/** What all shares say so far; nothing before each has said something, for a part is no answer. */
export function whole(shares: readonly (Answer | undefined)[]): Answer | undefined {
  const said = shares.filter((share) => share !== undefined);
  if (said.length < shares.length) return undefined;
  return {
    moves: bestFirst(said.map(({ moves = [] }) => moves)),
    nodes: said.reduce((sum, { nodes = 0 }) => sum + nodes, 0),
    done: said.every(({ done }) => done),
  };
}

/** Merges lists that have their best first each; of equal moves, each list keeps its order. */
function bestFirst(lists: readonly (readonly JudgedMove[])[]): JudgedMove[] {
  const rest = lists.map((list) => [...list]);
  const merged: JudgedMove[] = [];
  for (;;) {
    const open = rest.filter((list) => list.length > 0);
    if (open.length === 0) return merged;
    const best = open.reduce((one, other) => (worth(other[0]!) > worth(one[0]!) ? other : one));
    merged.push(best.shift()!);
  }
}

/** What a move is worth beside others: what is certain, then chances, then what nobody knows. */
function worth(move: JudgedMove): number {
  if (move.kind === 'estimated') return move.chance;
  if (move.kind === 'unknown') return -Infinity;
  if ('points' in move) return move.points;
  if (move.verdict === 'draw') return 0.5;
  // A win at hand before any other, a loss behind every hope.
  return move.verdict === 'win' ? 2 + 1 / (move.plies ?? Infinity) : -1;
}
