import { inEnglish, inWords, type Words } from '@warmoot/kernel';
import { SYSTEMS } from '@warmoot/systems';
import { beforeSpeaking, type Language, language } from './language.ts';

/** The words of a system in a language; none for English, and for a system that has no other. */
export const loadWords = async (system: string, wanted: Language): Promise<Words | undefined> =>
  wanted === 'en' ? undefined : SYSTEMS.find(({ id }) => id === system)?.words?.[wanted]();

const loaded = new Map<string, Words>();
const keyOf = (system: string, wanted: Language): string => `${wanted} ${system}`;

beforeSpeaking(async (wanted) => {
  for (const { id } of SYSTEMS) {
    const words = await loadWords(id, wanted);
    if (words !== undefined) loaded.set(keyOf(id, wanted), words);
  }
});

/** The words of a system in the language in force. */
export const wordsOf = (system: string): Words | undefined => loaded.get(keyOf(system, language.value));

/** What a system says, in the language in force. */
export const saidBy = (system: string, said: string): string => {
  const words = wordsOf(system);
  return words === undefined ? inEnglish(said) : inWords(words, said);
};
