// Pages on paper: a PDF from any of the browsers, and what is on it.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { need } from './browsers';
import type { Visit } from './visit';

/** In millimetres. */
export const PAPERS = { A4: [210, 297], Letter: [215.9, 279.4] } as const;
export type Paper = keyof typeof PAPERS;

/** Prints a page, as soon as it is at rest. */
export async function print(
  visit: Visit,
  path: string,
  paper: Paper,
  settings: object = {},
): Promise<Buffer> {
  const [width, height] = PAPERS[paper];
  const page = await visit.page(path, 'me', settings);
  await page.until(
    'to see the whole page',
    () =>
      document.fonts.status === 'loaded' &&
      !document.querySelector('main h1.soft, .host:not(.ready), [aria-busy="true"]'),
  );
  if (visit.browser.name !== 'webkit') return page.print(width / 10, height / 10);
  // Its driver cannot print, so the same page is shown and printed by a program of ours.
  const kept = await page.run(() => JSON.stringify(localStorage.getItem('kamidana-settings')));
  return inFolder(async (folder) => {
    const file = join(folder, 'printed.pdf');
    await visit.browser.runBeside('/usr/bin/python3', [
      join(import.meta.dirname, 'webkit-print.py'),
      visit.url + path,
      String(width),
      String(height),
      file,
      `localStorage.setItem('kamidana-settings', ${kept})`,
    ]);
    return readFileSync(file);
  });
}

async function inFolder<T>(work: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'kamidana-paper-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The words of a PDF, page by page. */
export function textOf(pdf: Buffer): Promise<string[]> {
  need({ pdftotext: 'poppler-utils' });
  return inFolder((folder) => {
    const file = join(folder, 'printed.pdf');
    writeFileSync(file, pdf);
    const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
    return text.replace(/\f$/, '').split('\f');
  });
}
