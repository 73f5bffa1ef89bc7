// What a typesetter of each language would mark: spaces, quotation marks, dots, and words we avoid.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../core/language';

const LOCALES = join(import.meta.dirname, '../../../locales');

/** The lines people read, without comments, names of messages and what stands in braces. */
function lines(language: string): string[] {
  return readdirSync(join(LOCALES, language)).flatMap((file) =>
    readFileSync(join(LOCALES, language, file), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .map((line) =>
        line
          .replace(/^[a-z][\w-]* *= ?/i, '')
          .replace(/^\s*\*?\[[\w-]+\] ?/, '')
          .replace(/\{ "\\u00A0" \}/g, '\u00a0')
          .replace(/\{ "( ?)" \}/g, '$1')
          .replace(/\{ \$\w+ \}/g, 'x')
          .replace(/\{ \$\w+ ->\s*$/, 'x')
          // A record begins with this line in every language.
          .replace('[Game "x"]', ''),
      ),
  );
}

/** The quotation marks of a language; a German one opens where an English one closes. */
const QUOTES: Readonly<Record<string, string>> = {
  en: '“”',
  de: '„“',
  fr: '«»',
  nl: '“”',
  tr: '“”',
};

/** The computer is called the computer, and an engine an engine. */
const MACHINES = /\b(machine|Maschine|makine)/i;

describe.each(Object.keys(LANGUAGES))('%s', (language) => {
  const all = lines(language);
  const wrong = (pattern: RegExp): string[] => all.filter((line) => pattern.test(line));

  test('has apostrophes and quotation marks of its own, and real dots', () => {
    expect(wrong(/['"]|\.\.\.|``/)).toEqual([]);
    const foreign = [...'“”„«»'].filter((mark) => !QUOTES[language]?.includes(mark)).join('');
    expect(wrong(new RegExp(`[${foreign}]`))).toEqual([]);
  });

  test('breaks no line before a mark that belongs to the word', () => {
    const marks = language === 'fr' ? ':;!?»%' : '%';
    expect(wrong(new RegExp(`\\S [${marks}](?!\\w)`))).toEqual([]);
    expect(wrong(/« |[^\s«]»|«[^\s]/)).toEqual([]);
    // In German a space stands before the dots that stand for words.
    if (language !== 'de') expect(wrong(/\S …/)).toEqual([]);
  });

  test('calls the computer by its name', () => {
    expect(wrong(MACHINES)).toEqual([]);
  });
});
