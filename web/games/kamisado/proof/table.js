// What the solver found for each line-up of the Challenger in a tournament: a claim, until it has been proven.

import { LETTERS } from './rules.js';

const TITLE = 'kamisado tournament openings 1\n';
export const LINE_UPS = 40_320;
const UNBEATEN = 65_535;

/** The line-up with this number in the order of a dictionary whose alphabet is LETTERS. @param {number} number */
export function lineUp(number) {
  const left = [...LETTERS];
  let [rest, share, text] = [number, LINE_UPS, ''];
  for (let letters = 8; letters > 0; letters -= 1) {
    share /= letters;
    text += left.splice(Math.floor(rest / share), 1).join('');
    rest %= share;
  }
  return text;
}

/** The numbers of all line-ups. */
export const everyLineUp = () => Array.from({ length: LINE_UPS }, (_, number) => number);

/** So many of them, drawn at random, none twice. @template T @param {readonly T[]} all @param {number} count */
export function some(all, count) {
  const drawn = [...all];
  const wanted = Math.min(count, drawn.length);
  for (let place = 0; place < wanted; place += 1) {
    const other = place + Math.floor(Math.random() * (drawn.length - place));
    [drawn[place], drawn[other]] = [drawn[other], drawn[place]];
  }
  return drawn.slice(0, wanted);
}

/**
 * The line-ups with the answer that beats each; those without one are unbeaten.
 * @param {ArrayBuffer} file
 * @returns {{ lineUp: string, answer: string | undefined }[]}
 */
export function readTable(file) {
  const title = new TextDecoder().decode(file.slice(0, TITLE.length));
  if (title !== TITLE || file.byteLength !== TITLE.length + 2 * LINE_UPS)
    throw new Error('this is not the table of line-ups');
  const numbers = new DataView(file, TITLE.length);
  return everyLineUp().flatMap((number) => {
    const answer = numbers.getUint16(2 * number, true);
    if (answer >= LINE_UPS && answer !== UNBEATEN) return [];
    return [{ lineUp: lineUp(number), answer: answer === UNBEATEN ? undefined : lineUp(answer) }];
  });
}

/** A line for each. @param {readonly { lineUp: string, answer: string | undefined }[]} table */
export const tableText = (table) =>
  table.map(({ lineUp, answer }) => `${lineUp} ${answer ?? 'unbeaten'}\n`).join('');
