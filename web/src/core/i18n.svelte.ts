// The words of the site, from the Fluent files all parts of the project share. Each language is
// loaded when it is wanted, and of it only the files that a page needed so far.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { choose, isLanguage, type Language } from './language';
import { settings } from './settings.svelte';

const FILES = import.meta.glob<string>(
  ['../../../locales/*/*.ftl', '!../../../locales/*/{pages,push,terminal}.ftl'],
  { query: '?raw', import: 'default' },
);

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle>();
  /** The language asked for last, which may still be on its way. */
  #wanted: Language = 'en';
  /** `web.ftl` is for every page. */
  readonly #needed = new Set(['web']);
  #ready: Promise<void> = Promise.resolve();

  /** Loads the wanted language; the old one stays until it is there. */
  async load(wanted: Language): Promise<void> {
    this.#wanted = wanted;
    const needed = [...this.#needed];
    const texts = await Promise.all(
      needed.map(async (file) => (await FILES[`../../../locales/${wanted}/${file}.ftl`]?.()) ?? ''),
    );
    // Meanwhile somebody may have asked for another language or for more.
    if (this.#wanted !== wanted || this.#needed.size !== needed.length)
      return this.load(this.#wanted);
    const bundle = new FluentBundle(wanted, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.language = wanted;
    this.#bundle = bundle;
    document.documentElement.lang = wanted;
  }

  /** Loads `<file>.ftl` of each too, in this and from now on in every language. */
  need(...files: readonly string[]): Promise<void> {
    const fresh = files.filter((file) => !this.#needed.has(file));
    if (fresh.length > 0) {
      for (const file of fresh) this.#needed.add(file);
      this.#ready = this.load(this.#wanted);
    }
    return this.#ready;
  }

  say(key: string, args: Record<string, FluentVariable> = {}): string {
    const message = this.#bundle?.getMessage(key);
    if (!message?.value) return '';
    return this.#bundle?.formatPattern(message.value, args) ?? '';
  }
}

export const words = new Words();

/** The words for a key, in the language of the moment; empty if there are none. */
export const t = (key: string, args?: Record<string, FluentVariable>): string =>
  words.say(key, args);

export const wantedLanguage = (): Language =>
  isLanguage(settings.language) ? settings.language : choose(navigator.languages);

/** The reader's own kind of the language, such as `de-AT`; our English is British. */
function locale(): string {
  const own = navigator.languages.find((tag) => choose([tag]) === words.language);
  const plain = words.language === 'en' ? 'en-GB' : words.language;
  return own?.startsWith(`${words.language}-`) ? own : plain;
}

const date = (style: Intl.DateTimeFormatOptions, at: number): string =>
  new Intl.DateTimeFormat(locale(), style).format(at);

export const dateText = (at: number): string => date({ dateStyle: 'medium' }, at);

export const momentText = (at: number): string =>
  date({ dateStyle: 'medium', timeStyle: 'short' }, at);

export const timeText = (at: number): string => date({ timeStyle: 'short' }, at);

export const numberText = (value: number): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 }).format(value);

/** No comma before the last. */
export const listText = (items: readonly string[]): string => {
  const kind = words.language === 'en' ? 'en-GB' : words.language;
  return new Intl.ListFormat(kind, { type: 'conjunction' }).format(items);
};
