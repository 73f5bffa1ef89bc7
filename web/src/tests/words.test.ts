// Every language says everything, says nothing that is not asked for, and fills the same gaps.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../core/language';
import { WOODS } from '../core/settings.svelte';
import { LEVELS } from '../core/players';
import type { Game } from '../core/types';
import { GAMES } from '../../games';
import { courseKeys } from '../learn/course';
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

function sources(directory: string, name = /\.(ts|svelte)$/): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return entry.name === 'tests' ? [] : sources(path, name);
    return name.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

const code = ['src', 'games', 'worker'].flatMap((place) => sources(join(WEB, place))).join('\n');
const boardKeys = [...GAMES.map(({ id }) => id), 'plain'].flatMap((id) =>
  [...readFileSync(join(WEB, `games/${id}/texts.ts`), 'utf8').matchAll(/^ {2}'([\w-]+)':/gm)].map(
    ([, key]) => key ?? '',
  ),
);

/** Keys that are written out. */
const literal = [
  ...boardKeys,
  ...[...code.matchAll(/\b(?:t|texts)\(\s*'([\w-]+)'/g)].map(([, key]) => key ?? ''),
  ...[...code.matchAll(/\bkey: '([\w-]+)'/g)].map(([, key]) => key ?? ''),
];

// Keys that are put together: `*` stands for each of the values, which come from the server's
// description, from what it says of its games (games.json), or from the data of the site.

/** The answer of `GET /api/games`; an end-to-end test holds it to the server's. */
const games = JSON.parse(
  readFileSync(join(import.meta.dirname, 'games.json'), 'utf8'),
) as readonly Game[];

interface Schema {
  enum?: string[];
  oneOf?: { properties?: Record<string, Schema> }[];
}
const { schemas } = (
  JSON.parse(readFileSync(join(WEB, 'openapi.json'), 'utf8')) as {
    components: { schemas: Record<string, Schema> };
  }
).components;
const enumerated = (name: string): string[] => schemas[name]?.enum ?? [];
const tagged = (name: string, tag: string): string[] =>
  (schemas[name]?.oneOf ?? []).flatMap(({ properties }) => properties?.[tag]?.enum ?? []);
const without = (all: string[], ...some: string[]): string[] =>
  all.filter((one) => !some.includes(one));

const ids = games.map(({ id }) => id);
const pairs = (game: string, values: readonly string[]): string[][] =>
  values.map((value) => [game, value]);

const LEVEL_NAMES = Array.from({ length: LEVELS }, (_, at) => String(at + 1));

const options = games.flatMap(({ id, options }) => options.map((option) => ({ id, option })));
const choices = options.flatMap(({ id, option }) =>
  option.kind.kind === 'choice'
    ? option.kind.values.map(([value]): string[] => [id, option.id, value])
    : [],
);

/** What each game puts together itself, and how its rules can end it. */
const OWN = import.meta.glob<{
  COMPOSED: Record<string, readonly string[]>;
  PARTS: readonly string[];
  REASONS: readonly string[];
  LADDERS: readonly string[];
}>('../../games/*/tests/keys.ts', { eager: true });
const own = (game: string): (typeof OWN)[string] => OWN[`../../games/${game}/tests/keys.ts`]!;

const COMPOSED: Readonly<Record<string, readonly (string | string[])[]>> = {
  'account-*': ['sign-in', 'register'],
  'account-*-help': ['sign-in', 'register'],
  'ending-*': without(tagged('EndReason', 'how'), 'played'),
  'line-show-*': ['win', 'loss', 'draw', 'points'],
  'offer-*': enumerated('Offer'),
  'offered-*': enumerated('Offer'),
  'opponent-*': ['level', 'invited', 'open', 'asked', 'me'],
  'opponent-*-help': ['level', 'invited', 'open', 'asked', 'me'],
  'person-*': enumerated('Kind'),
  'refused-*': [...enumerated('Offer'), 'again'],
  'problem-*': refusals(),
  'scope-*': ['play', 'challenge', 'chat', 'analyse'],
  'speed-*': enumerated('Speed'),
  'tab-*': ['verdicts', 'moves', 'insight', 'share'],
  'verdict-*': ['win', 'loss', 'draw'],
  'wish-*': without(tagged('Wish', 'kind'), 'asked'),
  // Of any game
  '*-about': ids,
  '*-illegal': ids,
  '*-brief-*': ids.flatMap((id) => pairs(id, ['1', '2', '3', '4'])),
  '*-credit': ids,
  '*-aim': ids,
  '*-box': ids,
  '*-course-about': ids,
  '*-course-end': ids,
  // What a refusal is about: cards, colours and crests, which are words of their own.
  '*-*': [],
  // The rules are known one by one.
  '*-section-*': [],
  '*-rule-*': [],
  '*-ruling-*': [],
  '*-tip-*': [],
  '*-diagram-*': [],
  '*-insight': ['kami'],
  '*-ladder': ids.flatMap((id) => own(id).LADDERS),
  '*-option-*': options.map(({ id, option }) => [id, option.id]),
  '*-option-*-*': choices,
  '*-option-*-*-help': choices,
  '*-player-*': ids.flatMap((id) => pairs(id, LEVEL_NAMES)),
  '*-player-*-about': ids.flatMap((id) => pairs(id, LEVEL_NAMES)),
  // Only where several computers sit at a table.
  '*-player-*-*': LEVEL_NAMES.flatMap((level) => [
    ['kami', level, '2'],
    ['kami', level, '3'],
  ]),
  '*-part-*': ids.flatMap((id) => pairs(id, own(id).PARTS)),
  '*-reason-*': ids.flatMap((id) => pairs(id, own(id).REASONS)),
  '*-seat-*': [...pairs('kamisado', ['1', '2']), ...pairs('kamon', ['1', '2'])],
  '*-seat-first': ['kamisado', 'kamon'],
  'settings-tempo-*': ['none', 'quick', 'normal', 'slow', 'steps'],
  'settings-theme-*': ['system', 'light', 'dark'],
  'settings-wood-*': WOODS,
  ...Object.fromEntries(Object.values(OWN).flatMap((own) => Object.entries(own.COMPOSED))),
};

/** What the server can refuse by its sources, and that it cannot be reached. */
function refusals(): string[] {
  const rust = ['kamidana-server', 'kamidana-table']
    .map((crate) => join(WEB, '../crates', crate, 'src'))
    .filter((directory) => existsSync(directory))
    .flatMap((directory) => sources(directory, /\.rs$/))
    .join('\n');
  const coded = [...rust.matchAll(/fn code\(.*\{\n((?:.*\n)*?) {4}\}/g)].flatMap(
    ([, body = '']) => [...body.matchAll(/=> "([a-z-]+)"/g)],
  );
  const said = rust.matchAll(
    /(?:refused\(\w+|StatusCode::\w+|Self::new\(\s*status),\s*"([a-z-]+)"/g,
  );
  const codes = [...coded, ...said].map(([, code]) => code ?? '');
  // One of each way in which a code is written.
  for (const code of ['not-your-turn', 'chat', 'name-taken', 'password-short', 'too-large'])
    expect(codes).toContain(code);
  return ['offline', 'no-engines', ...codes];
}

const composed = Object.entries(COMPOSED).flatMap(([form, values]) =>
  values.map((value) => {
    const rest = typeof value === 'string' ? [value] : [...value];
    return form.replace(/\*/g, () => rest.shift() ?? '?');
  }),
);

const learnKeys = await Promise.all(
  GAMES.map(async ({ id, learn }) => {
    const module = (await learn?.())?.default;
    return module ? [...courseKeys(id, module.course), ...ruleKeys(id, module.rules)] : [];
  }),
);

const used = new Set([...literal, ...composed, ...learnKeys.flat(), 'moves', 'chat', 'facts']);

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

test('whatever keys are put together of is known here', () => {
  const forms = [...code.matchAll(/\bt\(\s*`([^`]+)`/g)].map(([, text = '']) =>
    text.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '*'),
  );
  expect([...new Set(forms)].filter((form) => !(form in COMPOSED))).toEqual([]);
  expect(Object.keys(COMPOSED).filter((form) => !forms.includes(form))).toEqual([]);
});

test('the site asks for no key that is missing', () => {
  expect([...used].filter((key) => !wanted.has(key))).toEqual([]);
});

/** The terminal and the server have words of their own, which tests of theirs check. */
const isSite = (key: string): boolean => !/^page-|^([a-z]+-)?terminal-/.test(key);

test('no key is unused', () => {
  expect([...wanted.keys()].filter((key) => !used.has(key) && isSite(key))).toEqual([]);
});

test('the words of a game stand in its file, and only they', () => {
  for (const file of filesOf('en')) {
    const keys = [...messages(readFileSync(join(LOCALES, 'en', file), 'utf8')).keys()];
    const game = file.replace('.ftl', '');
    const owner = (key: string): string =>
      ids.find((id) => key.startsWith(`${id}-`)) ?? (ids.includes(game) ? '' : game);
    expect(
      keys.filter((key) => owner(key) !== game),
      file,
    ).toEqual([]);
  }
});
