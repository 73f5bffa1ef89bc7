// What the pages with the rules are made of.

import type { GameId } from '../core/types';

export interface Diagram {
  /** Its caption is `<game>-diagram-<id>`. */
  readonly id: string;
  readonly position?: string;
  readonly moves?: readonly string[];
  /** What is played when somebody wants to see it. */
  readonly show?: readonly string[];
}

export interface Rule {
  /** Its words are `<game>-rule-<first id>`. */
  readonly ids: readonly [string, ...string[]];
  /**
   * What we settled, because the rulebook leaves it open: the whole rule, or a clause that comes
   * after the rulebook's own, `<game>-ruling-<first id>`.
   */
  readonly ruling?: 'whole' | 'clause';
  /** Advice that comes with it: `<game>-tip-<first id>`. */
  readonly tip?: true;
  readonly diagrams?: readonly Diagram[];
  /** One of the game's pictures. */
  readonly picture?: string;
}

export interface Section {
  /** Its heading is `<game>-section-<id>`. */
  readonly id: string;
  readonly rules: readonly Rule[];
}

/** The keys of all the words of a game's rules. */
export const ruleKeys = (game: GameId, sections: readonly Section[]): string[] => [
  `${game}-aim`,
  `${game}-box`,
  ...sections.flatMap(({ id, rules }) => [
    `${game}-section-${id}`,
    ...rules.flatMap(({ ids, ruling, tip, diagrams = [] }) => [
      `${game}-rule-${ids[0]}`,
      ...(ruling === 'clause' ? [`${game}-ruling-${ids[0]}`] : []),
      ...(tip ? [`${game}-tip-${ids[0]}`] : []),
      ...diagrams.map((diagram) => `${game}-diagram-${diagram.id}`),
    ]),
  ]),
];
