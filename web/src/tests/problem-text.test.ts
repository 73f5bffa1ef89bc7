// What the server refuses, in the reader's language.

import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../games';
import { Problem } from '../core/api';
import { words } from '../core/i18n.svelte';
import { problemText } from '../core/problem-text';
import type { Why } from '../core/types';

beforeAll(() => words.need(...GAMES.map(({ id }) => id)));

const illegal = (why?: Why): Problem => new Problem('illegal', 'D2: in the way', 409, '', why);

describe('a refused action', () => {
  const blocked: Why = {
    game: 'kamisado',
    kind: 'path-blocked',
    rule: 'D2',
    about: { square: 'd4' },
  };
  const active: Why = {
    game: 'kamisado',
    kind: 'not-active',
    rule: 'T2',
    about: { side: '{seat-2}', tower: '{colour-red}', colour: '{colour-blue}' },
  };

  test('is explained in every language, with its rule', async () => {
    const said = new Set<string>();
    for (const language of ['en', 'de', 'fr', 'nl', 'tr'] as const) {
      await words.load(language);
      const text = problemText(illegal(blocked));
      expect(text).toMatch(/D2: .*d4/);
      said.add(text);
    }
    expect(said.size).toBe(5);
  });

  test('names what the game names', async () => {
    await words.load('de');
    const text = problemText(illegal(active));
    expect(text).toMatch(/Weiß.*blau.*rot/);
    expect(text).not.toContain('{');
  });

  test('of a game without words is refused in general, in English with its reason', async () => {
    const why: Why = { game: 'nim', kind: 'too-many', about: {} };
    await words.load('de');
    expect(problemText(illegal(why))).toBe('Die Regeln erlauben das nicht.');
    await words.load('en');
    expect(problemText(illegal(why))).toBe('The rules do not allow that. (D2: in the way)');
  });
});

test('what is wrong with a table is said in every language, and only so', async () => {
  const rated = new Problem('setup-rated', 'a rated game is played by …', 400);
  for (const language of ['en', 'de', 'fr', 'nl', 'tr'] as const) {
    await words.load(language);
    const text = problemText(rated);
    expect(text).not.toContain(rated.detail);
    expect(text.length).toBeGreaterThan(20);
  }
});
