// The command that checks without a browser, as docs/solved.md tells it.

import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const SCRIPT = resolve(import.meta.dirname, '../../../../scripts/verify-solved.mjs');

function run(...words: string[]): { status: number | null; said: string; complaint: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...words], {
    encoding: 'utf8',
  });
  return { status, said: stdout, complaint: stderr };
}

test('the command checks a line-up against an answer, entries of the table and the usual start', () => {
  expect(run('line-up', 'grpkybon', 'obpkyrgn').said).toMatch(
    /^Black wins with grpkybon against 1 line-up: /,
  );
  expect(run('table', '1', '1', '2').said).toMatch(
    /^refuted: 1 line-up, .*\nwithstood 2 answers each: 1 line-up, /,
  );
  expect(run('strategy').said).toBe('Black wins: 13277 positions, 3363 moves of the file\n');
});

test('the command says when Black does not win', () => {
  const { status, complaint } = run('line-up', 'ngrykpbo', 'obpkyrgn');
  expect(status).toBe(1);
  expect(complaint).toMatch(/^White wins with obpkyrgn against ngrykpbo: /);
});

test('the command explains itself to whoever asks for something else', () => {
  for (const words of [[], ['nothing'], ['line-up', 'nnnnnnnn'], ['table', 'many']]) {
    const { status, complaint } = run(...words);
    expect(status, words.join(' ')).toBe(1);
    expect(complaint).toContain('node scripts/verify-solved.mjs line-up [LINE-UP] [ANSWERS]');
  }
});
