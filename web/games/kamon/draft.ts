// A Kamon position that is being set up by hand: where the tokens lie, and which cells have pawns
// instead. A pawn's token lies in the pile, so taking the pawn away brings the token back.

import type { KamonView, Side } from './view';
import { SYMBOLS } from './crests';
import { parsePosition, type Token } from './position';

const ROWS: readonly [string, number][] = [
  ['a', 4],
  ['b', 5],
  ['c', 6],
  ['d', 7],
  ['e', 6],
  ['f', 5],
  ['g', 4],
];
export const CELLS: readonly string[] = ROWS.flatMap(([row, count]) =>
  Array.from({ length: count }, (_, at) => `${row}${at + 1}`),
);
/** Every token, as it is written. */
export const TOKENS: readonly string[] = Object.keys(SYMBOLS).flatMap((symbol) =>
  [1, 2, 3, 4, 5, 6].map((count) => `${symbol}${count}`),
);
export const FORBIDDEN = '.';

export type Tool = Side | 'token' | 'swap';

export interface Draft {
  /** What lies or lay on each cell: a token, or that it is forbidden. */
  layout: ReadonlyMap<string, string>;
  pawns: ReadonlyMap<string, Side>;
  /** The token on top of the pile. */
  top: string | undefined;
}

/** A new layout; `random` gives numbers from 0 to 1. */
export function shuffled(random: () => number): Draft {
  const contents = [...TOKENS, FORBIDDEN];
  for (let at = contents.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [contents[at], contents[other]] = [contents[other]!, contents[at]!];
  }
  return {
    layout: new Map(CELLS.map((cell, at) => [cell, contents[at] ?? FORBIDDEN])),
    pawns: new Map(),
    top: undefined,
  };
}

const written = ({ symbol, count }: Token): string =>
  `${Object.keys(SYMBOLS).find((letter) => SYMBOLS[letter] === symbol) ?? ''}${count}`;

/** The tokens in the pile are under some pawn or other: which one does not matter. */
export function readDraft(text: string): Draft {
  const { cells, top } = parsePosition(text);
  const layout = new Map<string, string>();
  const pawns = new Map<string, Side>();
  const gone = new Set(TOKENS);
  for (const [cell, content] of cells) {
    if (content === 'black' || content === 'white') pawns.set(cell, content);
    else layout.set(cell, content === 'forbidden' ? FORBIDDEN : written(content));
    gone.delete(layout.get(cell) ?? '');
  }
  const pile = [...gone];
  for (const cell of pawns.keys()) layout.set(cell, pile.shift() ?? FORBIDDEN);
  return { layout, pawns, top: top && written(top) };
}

/** The tokens that are in the pile. */
export const pile = ({ layout, pawns }: Draft): string[] =>
  [...pawns.keys()].flatMap((cell) => layout.get(cell) ?? []);

/** Black begins, so the pawns tell whose turn it is. */
export function sideOf({ pawns }: Draft): Side {
  const count = (side: Side): number => [...pawns.values()].filter((pawn) => pawn === side).length;
  return count('black') > count('white') ? 'white' : 'black';
}

export function writeDraft(draft: Draft): string {
  const content = (cell: string): string => {
    const pawn = draft.pawns.get(cell);
    if (pawn) return pawn === 'black' ? 'x' : 'o';
    return draft.layout.get(cell) ?? FORBIDDEN;
  };
  const rows = ROWS.map(([row]) =>
    CELLS.filter((cell) => cell.startsWith(row))
      .map(content)
      .join(''),
  );
  return `${rows.join('/')} ${sideOf(draft).charAt(0)} ${draft.top ?? '-'}`;
}

/** The draft after a pawn was put somewhere or taken away; the last token is the top one. */
export function placed(draft: Draft, cell: string, tool: Side | 'token'): Draft {
  const pawns = new Map(draft.pawns);
  const token = draft.layout.get(cell);
  if (token === undefined || token === FORBIDDEN) return draft;
  if (tool === 'token') pawns.delete(cell);
  else pawns.set(cell, tool);
  const next = { ...draft, pawns };
  if (tool !== 'token' && !draft.pawns.has(cell)) return { ...next, top: token };
  const left = pile(next);
  return { ...next, top: left.includes(draft.top ?? '') ? draft.top : left.at(-1) };
}

/** Two cells change what lies on them. */
export function swapped(draft: Draft, one: string, other: string): Draft {
  const layout = new Map(draft.layout);
  const pawns = new Map(draft.pawns);
  for (const [to, from] of [
    [one, other],
    [other, one],
  ] as const) {
    layout.set(to, draft.layout.get(from) ?? FORBIDDEN);
    const pawn = draft.pawns.get(from);
    if (pawn) pawns.set(to, pawn);
    else pawns.delete(to);
  }
  return { ...draft, layout, pawns };
}

/** The draft as a view in which every cell can be chosen. */
export const viewOf = (draft: Draft): KamonView => ({
  viewer: 'spectator',
  to_act: null,
  choices: { kind: 'list', actions: [...CELLS] },
  outcome: { state: 'unknown' },
  fairness: null,
  board: { game: 'kamon', position: writeDraft(draft), last: null, winning: [], enclosed: [] },
});
