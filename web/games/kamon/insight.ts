// Who gets blocked, and where an analysis marks the board.

import type { Mark } from '../../src/analysis/marks';
import type { Insight } from '../../src/core/types';
import { centre } from './position';
import type { Side } from './view';

/** Who runs out of replies first if both play only for the block, and how many each cell leaves. */
export type Block = Insight & { blocked: Side; replies: Record<string, number> };

export const isBlock = (insight: Insight | null): insight is Block => insight?.kind === 'block';

export const marks = (insight: Insight | null): Mark[] =>
  isBlock(insight)
    ? Object.entries(insight.replies).map(([cell, number]) => {
        return { kind: 'number', at: centre(cell), number };
      })
    : [];

export const hint = (cell: string): Mark[] => [{ kind: 'circle', at: centre(cell) }];
