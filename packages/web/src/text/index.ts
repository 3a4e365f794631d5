import { catalogue } from './catalogue.ts';
import { en } from './en/index.ts';

/**
 * All the text on the page, in the current language. To add a sentence: put it under the same key in `en/<file>.ts` and
 * `de/<file>.ts`; the compiler refuses one without the other. A sentence with values in it is a function that takes
 * them; each language forms its own plurals. Then read it as `text.…` inside a component or function, never at the top
 * of a module, where it would not follow the language.
 */
export const text = catalogue(en, { de: async () => (await import('./de/index.ts')).de });

export const { learn, match, proposals } = text;
