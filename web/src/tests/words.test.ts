// Every language says everything, says nothing that is not asked for, and fills the same gaps.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../core/language';
import { courseKeys, GAMES } from '../learn/courses';
import { ruleKeys } from '../learn/rules';

const WEB = join(import.meta.dirname, '../..');
const LOCALES = join(WEB, '../locales');
const languages = Object.keys(LANGUAGES);
const filesOf = (language: string): string[] => readdirSync(join(LOCALES, language)).sort();
const read = (language: string): string =>
  filesOf(language)
    .map((file) => readFileSync(join(LOCALES, language, file), 'utf8'))
    .join('\n');

/** Each message with the variables it mentions. */
function messages(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const block of text.split(/\n(?=[a-zA-Z])/)) {
    const key = /^([a-zA-Z][\w-]*) *=/.exec(block)?.[1];
    if (key)
      found.set(key, new Set([...block.matchAll(/\$([a-z]+)/g)].map(([, name]) => name ?? '')));
  }
  return found;
}

function sources(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return entry.name === 'tests' ? [] : sources(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

const code = sources(join(WEB, 'src')).join('\n');
const boardKeys = [
  ...readFileSync(join(WEB, 'boards/texts.ts'), 'utf8').matchAll(/^ {2}'(kam[\w-]+)':/gm),
].map(([, key]) => key ?? '');

/** Keys that are written out, and the beginnings and ends of those that are put together. */
const literal = new Set([
  ...boardKeys,
  ...GAMES.flatMap((game) => [...courseKeys(game), ...ruleKeys(game)]),
  ...[...code.matchAll(/\bt\(\s*'([\w-]+)'/g)].map(([, key]) => key ?? ''),
  ...[...code.matchAll(/\b(?:key|action): '([\w-]+)'/g)].map(([, key]) => key ?? ''),
  // Both branches of a condition.
  ...[...code.matchAll(/\? t\('([\w-]+)'\) : t\('([\w-]+)'\)/g)].flatMap((found) => found.slice(1)),
  'moves',
  'chat',
  'facts',
]);
const FAMILIES = ['colour', 'word', 'side', 'card', 'symbol', 'emblem'];
const composed = [
  ...[...code.matchAll(/\bt\(\s*`([^`]+)`/g)]
    .map(([, text]) => text ?? '')
    // The rules are known one by one.
    .filter((text) => !text.startsWith('$') && !text.startsWith('rules-')),
  ...FAMILIES.map((family) => `${family}-\${id}`),
].map((text) => new RegExp(`^${text.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));

const wanted = messages(read('en'));

describe.each(languages)('%s', (language) => {
  const text = read(language);
  const own = messages(text);

  test('has every file', () => {
    expect(filesOf(language)).toEqual(filesOf('en'));
    for (const file of filesOf(language)) {
      const [keys, english] = [language, 'en'].map((code) => [
        ...messages(readFileSync(join(LOCALES, code, file), 'utf8')).keys(),
      ]);
      expect(keys?.sort(), file).toEqual(english?.sort());
    }
  });

  test('has every key once', () => {
    expect([...own.keys()].sort()).toEqual([...wanted.keys()].sort());
    const keys = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, key]) => key);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test('fills the same gaps', () => {
    for (const [key, names] of wanted)
      expect([...(own.get(key) ?? [])].sort(), key).toEqual([...names].sort());
  });

  test('is understood by Fluent without errors', () => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    const args = Object.fromEntries(
      [...wanted.values()].flatMap((names) => [...names]).map((name) => [name, 2]),
    );
    for (const key of wanted.keys()) {
      const errors: Error[] = [];
      const value = bundle.getMessage(key)?.value;
      expect(value, key).toBeTruthy();
      if (value) bundle.formatPattern(value, args, errors);
      expect(errors, key).toEqual([]);
    }
  });
});

test('the site asks for no key that is missing', () => {
  expect([...literal].filter((key) => !wanted.has(key))).toEqual([]);
});

test('no key is unused', () => {
  const used = (key: string): boolean =>
    literal.has(key) || composed.some((form) => form.test(key));
  expect([...wanted.keys()].filter((key) => !used(key))).toEqual([]);
});

test('what the server can refuse has words', () => {
  const rust = ['table/command.rs', 'problem.rs', 'http/accounts.rs']
    .map((file) => readFileSync(join(WEB, '../crates/kamidana-server/src', file), 'utf8'))
    .join('\n');
  const codes = [...rust.matchAll(/=> "([a-z-]+)",$/gm)].map(([, found]) => found ?? '');
  expect(codes.filter((found) => !wanted.has(`problem-${found}`))).toEqual([]);
});
