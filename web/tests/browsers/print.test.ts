// Rules, score sheets and tables on paper, from every browser: with backgrounds off, as most people print.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RULES as KAMI } from '../../games/kami/rules';
import { RULES as KAMISADO } from '../../games/kamisado/rules';
import { RULES as KAMON } from '../../games/kamon/rules';
import { KAMISADO_MATCH } from '../e2e/known-games';
import { BROWSERS, type BrowserName } from './browsers';
import { print, sheetsOf, type Sheet } from './paper';
import { Visit } from './visit';
import { words } from './words';

/** Words as they stand anywhere in a text, however its lines are broken. */
const flat = (text: string): string => text.replace(/\s+/g, ' ');

/** What every print has in common: no navigation, no black ground, and at the end where it is from. */
function expectPaper(name: BrowserName, sheets: readonly Sheet[], address: string): void {
  const text = sheets.map(({ text }) => text).join('\n');
  expect(text).not.toContain(words('nav-settings'));
  const end = flat(sheets.at(-1)?.text ?? '').trimEnd();
  // Firefox prints the letters of a variable font as shapes: only headings can be read.
  if (name !== 'firefox') expect(end).toMatch(new RegExp(`${address}$`));
  for (const { black } of sheets) expect(black).toBeLessThan(0.1);
}

describe.each(BROWSERS)('in %s', (name) => {
  const visit = new Visit(name);
  beforeAll(() => visit.open(), 180_000);
  afterAll(() => visit.close());

  // Lazy diagrams were once left out: so much colour is there only with all of them, in sheets.
  test.each([
    ['kamisado', 'A4', 'light', KAMISADO, 0.3],
    ['kami', 'Letter', 'dark', KAMI, 0.03],
    ['kamon', 'A4', 'dark', KAMON, 0.08],
  ] as const)('the rules of %s on %s, %s', async (game, paper, theme, sections, colour) => {
    const path = `/rules/${game}`;
    const sheets = await sheetsOf(await print(visit, path, paper, { theme }));
    expect(sheets.length).toBeLessThan(10);
    expectPaper(name, sheets, path);
    const text = flat(sheets.map(({ text }) => text).join(' '));
    for (const { id } of sections) expect(text).toContain(words(`${game}-section-${id}`));
    expect(sheets.reduce((sum, { coloured }) => sum + coloured, 0)).toBeGreaterThan(colour);
  });

  test.each([
    ['A4', 'dark'],
    ['Letter', 'light'],
  ] as const)('a score sheet and its table on %s, %s', async (paper, theme) => {
    const page = await visit.page('/about');
    await visit.ask(page, '/guests', {});
    const { id } = await visit.ask<{ id: string }>(page, '/tables', {
      game: 'kamisado',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'me' }],
    });
    for (const action of KAMISADO_MATCH.split(' '))
      await visit.ask(page, `/tables/${id}/actions`, { action });
    const sheets = await sheetsOf(await print(visit, `/table/${id}/sheet`, paper, { theme }));
    expect(sheets.length).toBeLessThanOrEqual(2);
    // The symbols stand on their colours.
    expect(sheets[0]?.coloured).toBeGreaterThan(0.008);
    expectPaper(name, sheets, `/table/${id}/sheet`);
    // The table itself, with all its rounds, however many of them the list of moves shows at once.
    const table = await sheetsOf(await print(visit, `/table/${id}`, paper, { theme }));
    expect(table.length).toBeLessThanOrEqual(2);
    expect(flat(table.map(({ text }) => text).join(' '))).toContain('Round 3');
    expectPaper(name, table, `/table/${id}`);
  });
});
