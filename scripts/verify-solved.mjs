#!/usr/bin/env node
// Checks what docs/solved.md says of Kamisado, with the very files that do it on the page *Solved*. It needs
// nothing but Node.
//
//   node scripts/verify-solved.mjs line-up [LINE-UP] [ANSWERS]   one answer, so many at random, or `all`
//   node scripts/verify-solved.mjs table [REFUTED] [UNBEATEN] [ANSWERS]   so many entries, drawn at random
//   node scripts/verify-solved.mjs strategy [FILE]   the usual start

import { readFileSync } from 'node:fs';
import { LETTERS, WHITE } from '../web/games/kamisado/proof/rules.js';
import { proveLineUps } from '../web/games/kamisado/proof/search.js';
import { checkStrategy } from '../web/games/kamisado/proof/strategy.js';
import { everyLineUp, lineUp, readTable, some } from '../web/games/kamisado/proof/table.js';

const read = (path) => readFileSync(new URL(path, import.meta.url));
const isLineUp = (text) => [...text].sort().join('') === [...LETTERS].sort().join('');
const counted = (count) => `${count} ${count === 1 ? 'line-up' : 'line-ups'}`;
const isNumber = (text) => /^\d+$/.test(text);

function fail(text) {
  console.error(text);
  process.exit(1);
}

function usage() {
  const [, ...lines] = read(import.meta.url)
    .toString()
    .split('\n');
  fail(
    lines
      .filter((line) => line.startsWith('//   '))
      .map((line) => line.slice(5))
      .join('\n'),
  );
}

let positions = 0;
let most = 0;

/** Whether White wins. */
function whiteWins(black, white) {
  const proof = proveLineUps(black, white);
  positions += proof.positions;
  most = Math.max(most, proof.positions);
  return proof.winner === WHITE;
}

function checkLineUp(black = 'grpkybon', wanted = '20') {
  if (!isLineUp(black) || !(wanted === 'all' || isNumber(wanted) || isLineUp(wanted))) usage();
  const all = everyLineUp().map(lineUp);
  const answers = wanted === 'all' ? all : isNumber(wanted) ? some(all, Number(wanted)) : [wanted];
  for (const [done, white] of answers.entries()) {
    if (whiteWins(black, white))
      fail(`White wins with ${white} against ${black}: ${positions} positions`);
    if (process.stderr.isTTY && done % 100 === 99) process.stderr.write(`\r${done + 1} `);
  }
  console.log(
    `Black wins with ${black} against ${counted(answers.length)}: ${positions} positions, at most ${most} for one`,
  );
}

function checkTable(refuted = '20', unbeaten = '5', against = '10') {
  if (![refuted, unbeaten, against].every(isNumber)) usage();
  const file = read('../crates/kamidana-engine/src/kamisado/openings/openings.bin');
  const table = readTable(new Uint8Array(file).buffer);
  const beaten = some(
    table.filter(({ answer }) => answer),
    Number(refuted),
  );
  for (const entry of beaten)
    if (!whiteWins(entry.lineUp, entry.answer))
      fail(`wrong: Black wins with ${entry.lineUp} against ${entry.answer}`);
  console.log(`refuted: ${counted(beaten.length)}, ${positions} positions`);
  positions = 0;
  const others = some(
    table.filter(({ answer }) => !answer),
    Number(unbeaten),
  );
  for (const entry of others)
    for (const answer of some(everyLineUp(), Number(against)).map(lineUp))
      if (whiteWins(entry.lineUp, answer))
        fail(`wrong: White wins with ${answer} against ${entry.lineUp}`);
  console.log(
    `withstood ${against} answers each: ${counted(others.length)}, ${positions} positions`,
  );
}

function checkUsualStart(path) {
  const text = path ? readFileSync(path) : read('../web/games/kamisado/strategy.txt');
  const found = checkStrategy(text.toString());
  console.log(`Black wins: ${found.positions} positions, ${found.moves} moves of the file`);
}

const [what, ...rest] = process.argv.slice(2);
const checks = {
  'line-up': checkLineUp,
  table: checkTable,
  strategy: checkUsualStart,
};
(checks[what] ?? usage)(...rest);
