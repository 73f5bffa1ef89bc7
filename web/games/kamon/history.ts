// How a position may have come about. It does not tell which token lay under which pawn, and for what
// comes next that does not matter: any game that leads to it will do.

import { CELLS, pile, readDraft, writeDraft } from './draft';
import { edgesOf } from './position';

export interface History {
  /** Where the tokens lay before the first move, as the option of a table says it. */
  readonly layout: string;
  readonly moves: readonly string[];
}

const follows = (token: string, other: string): boolean =>
  token.charAt(0) === other.charAt(0) || token.charAt(1) === other.charAt(1);

/** The tokens in an order in which each follows the one before, up to the last; none if there is no such. */
function chained(tokens: readonly string[], last: string): string[] | undefined {
  const rest = tokens.filter((token) => token !== last);
  if (rest.length === 0) return [last];
  for (const before of rest.filter((token) => follows(token, last))) {
    const chain = chained(rest, before);
    if (chain) return [...chain, last];
  }
  return undefined;
}

/** A game that leads to a position; nothing if none does. */
export function historyOf(position: string): History | undefined {
  const draft = readDraft(position);
  const { layout, pawns, top } = draft;
  const cells = (side: string): string[] => CELLS.filter((cell) => pawns.get(cell) === side);
  const [black, white] = [cells('black'), cells('white')];
  // The first pawn goes on the border, but not in a corner.
  const first = black.findIndex((cell) => edgesOf(cell).length === 1);
  const tokens = top === undefined ? [] : chained(pile(draft), top);
  if (!tokens || (tokens.length > 0 && first < 0)) return undefined;
  black.unshift(...black.splice(first, 1));
  const moves = tokens.flatMap((_, at) => (at % 2 ? white : black)[at >> 1] ?? []);
  const before = new Map(layout);
  moves.forEach((cell, at) => before.set(cell, tokens[at] ?? ''));
  const start = writeDraft({ layout: before, pawns: new Map(), top: undefined });
  return { layout: start.split(' ')[0] ?? '', moves };
}
