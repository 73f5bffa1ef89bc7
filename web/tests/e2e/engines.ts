// The engines of a page, asked as the site asks them.

import { readdirSync } from 'node:fs';
import type { JSHandle, Page } from 'playwright-core';
import type { Study } from '../../src/core/types';
import type { Engines } from '../../src/engine/engines';

/** Loads them; tables of searches take at most so many mebibytes. */
export function loadEngines(page: Page, memory?: number): Promise<JSHandle<Engines>> {
  const chunk = readdirSync('dist/assets').find((name) => /^engines-.*\.js$/.test(name));
  if (!chunk) throw new Error('the site was built without its engines');
  // As a text, because whatever translates the tests knows no other way to import.
  const script = `import('/assets/${chunk}').then(({ loadEngines }) => loadEngines(${memory}))`;
  return page.evaluateHandle<Engines>(script);
}

export const askEngines = (
  engines: JSHandle<Engines>,
  path: string,
  body: unknown,
): Promise<string> =>
  engines.evaluate(async (engines, [path, body]) => (await engines.ask(path, body)).text, [
    path,
    body,
  ] as const);

export interface Start {
  game: string;
  position?: string;
  options?: Record<string, string>;
}

/** Plays a whole game, as something that looks like chance and is the same every time decides. */
export const playGame = (
  engines: JSHandle<Engines>,
  start: Start,
  seed: number,
): Promise<string[]> =>
  engines.evaluate(
    async (engines, [start, seed]) => {
      let state = seed;
      const moves: string[] = [];
      while (moves.length < 80) {
        const question = { ...start, moves, from: moves.length };
        const { status, text } = await engines.ask('/api/studies', question);
        if (status !== 200) throw new Error(text);
        const choices = (JSON.parse(text) as Study).steps[0]?.view.choices;
        const actions = choices?.kind === 'list' ? choices.actions : [];
        if (actions.length === 0) break;
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        moves.push(actions[(state >>> 16) % actions.length] ?? '');
      }
      return moves;
    },
    [start, seed] as const,
  );
