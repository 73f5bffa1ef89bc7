// Finds the games of known-games.ts: `KAMIDANA_BIN=… node tests/e2e/find-games.mjs > tests/e2e/known-games.ts`
//
// Random legal moves, chosen with a fixed seed and played by `kamidana batch`, until every kind of
// thing has happened; of all games of a kind the shortest is kept.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const BINARY = process.env.KAMIDANA_BIN ?? '../target/release/kamidana';
const MATCHES = 4000;
const GAMES = 4000;

/** A generator of numbers below a limit, the same on every run (mulberry32). */
function chance(seed) {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}
const random = chance(7);

function batch(game) {
  const process = spawn(BINARY, ['batch', game], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: process.stdout })[Symbol.asyncIterator]();
  return {
    async ask(question) {
      process.stdin.write(`${JSON.stringify(question)}\n`);
      const answer = JSON.parse((await answers.next()).value);
      if (answer.error) throw new Error(answer.error);
      return answer;
    },
    end: () => process.stdin.end(),
  };
}

/** What stands on a square of a Kamisado position. */
function at(position, square) {
  const row = position.split(' ')[0].split('/')[8 - Number(square[1])];
  const cells = [...row.matchAll(/\d|[a-z]\+*/gi)].flatMap(([text]) =>
    /\d/.test(text) ? Array(Number(text)).fill('') : [text],
  );
  return cells['abcdefgh'.indexOf(square[0])];
}

async function match({ ask }, start) {
  const moves = [];
  const seen = { push: false, pass: false, fills: [] };
  let now = await ask({ position: start });
  while (!now.over) {
    const move = now.legal[random(now.legal.length)];
    const { position } = now;
    now = await ask({ position, moves: [move] });
    moves.push(move);
    const [side, next] = [position, now.position].map((text) => text.split(' ')[1]);
    const [, , active] = now.position.split(' ');
    if (/^(left|right)$/.test(move)) seen.fills.push(move);
    else if (at(position, move.slice(2))) seen.push = true;
    // Who moved moves again, without having pushed: the other one was blocked.
    else if (side === next && active !== 'fill') seen.pass = true;
  }
  return { moves, ...seen };
}

async function kamon({ ask }) {
  const tokens = [...'lcfkwm'].flatMap((symbol) => [1, 2, 3, 4, 5, 6].map((n) => symbol + n));
  tokens.push('.');
  for (let at = tokens.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [tokens[at], tokens[other]] = [tokens[other], tokens[at]];
  }
  const layout = [4, 5, 6, 7, 6, 5, 4].map((size) => tokens.splice(0, size).join('')).join('/');
  const moves = [];
  let now = await ask({ position: `${layout} b -` });
  while (!now.over) {
    const move = now.legal[random(now.legal.length)];
    moves.push(move);
    now = await ask({ position: now.position, moves: [move] });
  }
  return { layout, moves: moves.join(' '), ...now.over };
}

const towers = batch('kamisado');
let best;
for (let played = 0; played < MATCHES; played += 1) {
  const found = await match(towers, 'OBPKYRGN/8/8/8/8/8/8/ngrykpbo b - 3 0-0');
  const all = found.push && found.pass && new Set(found.fills).size === 2;
  if (all && !(best?.moves.length <= found.moves.length)) best = found;
}
towers.end();

const crests = batch('kamon');
const ends = {};
for (let played = 0; played < GAMES || Object.keys(ends).length < 4; played += 1) {
  const found = await kamon(crests);
  if (!(ends[found.reason]?.moves.length <= found.moves.length)) ends[found.reason] = found;
}
crests.end();

console.log(`// Whole games that random play has come upon; find-games.mjs looks for them and writes this file.

/** A standard match of Kamisado with a push, a pass, and a fill from either side. */
export const KAMISADO_MATCH =
  '${best.moves.join(' ')}';

/** A game of Kamon for every way to end one: how the tokens lie, and the moves. */
export const KAMON_GAMES = ${JSON.stringify(ends, null, 2)} as const;`);
