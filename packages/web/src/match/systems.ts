import '../systems/withoutEval.ts';
import type { AnySystem } from '@warmoot/kernel';
import { SYSTEMS } from '@warmoot/systems';
import type { Language } from '../text/language.ts';
import { loadWords } from '../text/systemWords.ts';

/** Each system is a separate script, loaded when it is played, in the current language if it supports it. */
export const loadSystem = async (id: string, language: Language): Promise<AnySystem | undefined> => {
  const manifest = SYSTEMS.find((system) => system.id === id);
  const [system, words] = await Promise.all([manifest?.rules(), loadWords(id, language)]);
  return words === undefined ? system : (system?.in?.(words) ?? system);
};
