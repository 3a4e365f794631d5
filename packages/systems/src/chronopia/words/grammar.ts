/** Grammar of generated sentences: one and many, articles, and verbs that agree with a name that a player chose. */

export { capital, counted } from '@warmoot/kernel';

/** `an army`, `a scout`. */
export const article = (noun: string): string => `${/^[aeiou]/iu.test(noun) ? 'an' : 'a'} ${noun}`;

/** `Settlers` of `Settlers of Karsk 2`: the noun that the verb agrees with. */
const headOf = (name: string): string =>
  name.split(/ (?:of|in|from|with|at|on) /iu)[0]!.replace(/ (?:\d+|[IVX]+)$/u, '');

/** `Red Wolves` and `Axemen` are many; `Iron Host` and `Cerberus` are one. */
const isPlural = (name: string): boolean => /(?:[^siu'’]s|men)$/iu.test(headOf(name));

/** `Iron Host is`, `Red Wolves are`: the name with the verb that fits it. */
export const agreed = (name: string, one: string, many: string): string =>
  `${name} ${isPlural(name) ? many : one}`;
