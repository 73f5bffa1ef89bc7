// Pages on paper: a PDF from any of the browsers, and what is on it.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { need } from './browsers';
import type { Visit } from './visit';

/** In millimetres. */
export const PAPERS = { A4: [210, 297], Letter: [215.9, 279.4] } as const;
export type Paper = keyof typeof PAPERS;

/** With KAMIDANA_PAPER=folder everything that is printed is kept there, to look at. */
export async function print(...wanted: Parameters<typeof printed>): Promise<Buffer> {
  const pdf = await printed(...wanted);
  const folder = process.env['KAMIDANA_PAPER'];
  const [{ browser }, path, paper] = wanted;
  const name = [browser.name, ...path.split('/').slice(1), paper].join('-');
  if (folder) writeFileSync(join(folder, `${name}.pdf`), pdf);
  return pdf;
}

/** Prints a page, as soon as it is at rest. */
async function printed(
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

export interface Sheet {
  /** The words on it. */
  text: string;
  /** How much of it is coloured and how much is black, from 0 to 1. */
  coloured: number;
  black: number;
}

/** What is on the sheets of paper. */
export function sheetsOf(pdf: Buffer): Promise<Sheet[]> {
  need({ pdftotext: 'poppler-utils', pdftoppm: 'poppler-utils' });
  return inFolder((folder) => {
    writeFileSync(join(folder, 'printed.pdf'), pdf);
    const run = (program: string, ...args: string[]): string =>
      execFileSync(program, args, { cwd: folder, encoding: 'utf8' });
    const pages = run('pdftotext', '-layout', 'printed.pdf', '-').replace(/\f$/, '').split('\f');
    run('pdftoppm', '-r', '30', 'printed.pdf', 'sheet');
    const pictures = readdirSync(folder).filter((file) => file.endsWith('.ppm'));
    return pictures.sort().map((picture, at) => ({
      text: pages[at] ?? '',
      ...inkOf(readFileSync(join(folder, picture))),
    }));
  });
}

/** From a picture of three bytes a pixel, after three lines about it. */
function inkOf(picture: Buffer): Pick<Sheet, 'coloured' | 'black'> {
  let start = 0;
  for (let line = 0; line < 3; line += 1) start = picture.indexOf('\n', start) + 1;
  const bytes = picture.subarray(start);
  let [coloured, black] = [0, 0];
  for (let at = 0; at < bytes.length; at += 3) {
    const pixel = bytes.subarray(at, at + 3);
    const [least, most] = [Math.min(...pixel), Math.max(...pixel)];
    if (most - least > 60) coloured += 1;
    else if (most < 50) black += 1;
  }
  const pixels = bytes.length / 3;
  return { coloured: coloured / pixels, black: black / pixels };
}
