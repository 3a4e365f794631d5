import { inEnglish, inWords, TABLE_WORDS, type Words } from '@warmoot/kernel';
import { SYSTEMS } from '@warmoot/systems';
import { beforeLanguageChange, type Language, language } from './language.ts';

/** A system's words in a language; none for English, or if the system has no other language. */
export const loadWords = async (system: string, wanted: Language): Promise<Words | undefined> =>
  wanted === 'en' ? undefined : SYSTEMS.find(({ id }) => id === system)?.words?.[wanted]();

const loaded = new Map<string, Words>();
const keyOf = (system: string, wanted: Language): string => `${wanted} ${system}`;

beforeLanguageChange(async (wanted) => {
  if (wanted === 'en') return;
  for (const { id } of SYSTEMS)
    loaded.set(keyOf(id, wanted), { ...TABLE_WORDS[wanted], ...(await loadWords(id, wanted)) });
});

/** A system's words in the current language, with those of every table; none for English. */
export const wordsOf = (system: string): Words | undefined => loaded.get(keyOf(system, language.value));

/** Sentences of a system, or of any table, in the current language. */
export const saidBy = (system: string, said: string): string => {
  const words = wordsOf(system);
  return words === undefined ? inEnglish(said) : inWords(words, said);
};
