// Which languages there are, and which one a browser should get.

export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
  tr: 'Türkçe',
};
export type Language = keyof typeof LANGUAGES;

export const isLanguage = (code: string): code is Language => code in LANGUAGES;

/** The first of the wanted languages that there is; `de-AT` is German. */
export function choose(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return codes.find(isLanguage) ?? 'en';
}
