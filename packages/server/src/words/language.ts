import { inEnglish, inWords, type Words } from '@warmoot/kernel';
import { SYSTEMS } from '@warmoot/systems';
import { german } from './de.ts';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const isLanguage = (word: string): word is Language => LANGUAGES.some((each) => each === word);

/** The first language of an `Accept-Language` header that the server speaks, else English. */
export const languageOf = (accepted: string | undefined): Language =>
  (accepted ?? '')
    .split(',')
    .map((tag) => tag.trim().slice(0, 2).toLowerCase())
    .find(isLanguage) ?? 'en';

const ofSystems = async (): Promise<Words> =>
  Object.assign({}, ...(await Promise.all(SYSTEMS.map(({ words }) => words?.de()))));

/** With the words of every system: the server passes on what they say. */
const WORDS: Readonly<Record<Exclude<Language, 'en'>, Words>> = { de: { ...(await ofSystems()), ...german } };

/** A sentence (`say`) in a language. */
export const sayIn = (language: Language, said: string): string =>
  language === 'en' ? inEnglish(said) : inWords(WORDS[language], said);
