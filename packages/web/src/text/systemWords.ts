import { inEnglish, inWords, isSaid, TABLE_WORDS, type Words } from '@warmoot/kernel';
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

/** A value of a system, with every marked sentence in it said in the current language. */
export const allSaidBy = <Value>(system: string, value: Value): Value => {
  if (typeof value === 'string') return (isSaid(value) ? saidBy(system, value) : value) as Value;
  if (Array.isArray(value)) return value.map((each) => allSaidBy(system, each)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, allSaidBy(system, each)]),
  ) as Value;
};
