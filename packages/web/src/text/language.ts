import { type ReadonlySignal, signal } from '@preact/signals';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The chosen language; `auto` follows the browser. */
export type LanguageChoice = Language | 'auto';

/** The storage key of the choice in this browser. */
export const LANGUAGE_STORAGE_KEY = 'warmoot-language';
const isLanguage = (word: string | null): word is Language => LANGUAGES.some((each) => each === word);

/** The first of the reader's languages that the page supports, otherwise English. */
export const languageFor = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';

const current = signal<Language>('en');
const chosen = signal<LanguageChoice>('auto');

/** The current language of the page. */
export const language: ReadonlySignal<Language> = current;
export const languageChoice: ReadonlySignal<LanguageChoice> = chosen;

/** What must be loaded before the page can use a language. */
const loaders: ((language: Language) => Promise<void>)[] = [];
export const beforeLanguageChange = (load: (language: Language) => Promise<void>): void => {
  loaders.push(load);
  if (current.peek() !== 'en') void load(current.peek()); // a part of the page that was loaded later
};

/** The reader's own variety of the current language, for dates, numbers and lists. */
export const locale = (): string => {
  const own = typeof navigator === 'undefined' ? [] : navigator.languages;
  return own.find((tag) => tag.startsWith(current.value)) ?? { en: 'en-GB', de: 'de-DE' }[current.value];
};

const switchTo = async (choice: LanguageChoice): Promise<void> => {
  const next = choice === 'auto' ? languageFor(navigator.languages) : choice;
  chosen.value = choice;
  await Promise.all(loaders.map((load) => load(next)));
  current.value = next;
  document.documentElement.lang = next;
};

/** Switches to the saved language, or to the browser's. */
export const startLanguage = (): Promise<void> => {
  const kept = localStorage.getItem(LANGUAGE_STORAGE_KEY);
  return switchTo(isLanguage(kept) ? kept : 'auto');
};

export const chooseLanguage = async (choice: LanguageChoice): Promise<void> => {
  await switchTo(choice);
  localStorage.setItem(LANGUAGE_STORAGE_KEY, choice);
};
