// The words of the site, from the Fluent files all parts of the project share. Each language is
// loaded when it is wanted.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { choose, isLanguage, type Language } from './language';
import { settings } from './settings.svelte';

const FILES = import.meta.glob<string>('../../../locales/*/web.ftl', {
  query: '?raw',
  import: 'default',
});

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle>();

  /** Loads the wanted language; the old one stays until it is there. */
  async load(wanted: Language): Promise<void> {
    const file = FILES[`../../../locales/${wanted}/web.ftl`];
    if (!file) return;
    const bundle = new FluentBundle(wanted, { useIsolating: false });
    bundle.addResource(new FluentResource(await file()));
    this.language = wanted;
    this.#bundle = bundle;
    document.documentElement.lang = wanted;
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

export const dateText = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(at);

export const momentText = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

export const timeText = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { timeStyle: 'short' }).format(at);

export const numberText = (value: number): string =>
  new Intl.NumberFormat(words.language, { maximumFractionDigits: 0 }).format(value);

export const listText = (items: readonly string[]): string =>
  new Intl.ListFormat(words.language, { type: 'conjunction' }).format(items);
