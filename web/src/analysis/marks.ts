// How an analysis marks a board, in the board's own coordinates.

export type Point = readonly [number, number];

export type Mark =
  /** A move that is thought about. */
  | { kind: 'arrow'; from: Point; to: Point }
  | { kind: 'circle'; at: Point }
  /** Better not here. */
  | { kind: 'cross'; at: Point; colour: string }
  /** Whoever is to be watched. */
  | { kind: 'ring'; at: Point }
  /** Small in a corner, or large on an empty place. */
  | { kind: 'number'; at: Point; number: number; large?: true };
