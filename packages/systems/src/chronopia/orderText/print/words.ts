/** Names, lists and numbers as they are printed. A name is quoted if a reader could not tell where it ends. */

import { foldName } from '../../../orderText/names.ts';
import type { CityName, Item, Step, TargetName } from '../../orders/orders.ts';
import { isGrammarWord } from '../keywords.ts';

/** What follows a name on the line: a word could be mistaken for part of it, a mark or the end could not. */
export type Next = 'word' | 'mark';

const isHexLabel = (name: string): boolean => /^[0-9]/u.test(name);
const hasGrammarWord = (name: string): boolean => foldName(name).split(' ').some(isGrammarWord);

export const nameText = (name: string, next: Next = 'mark'): string =>
  !isHexLabel(name) && (next === 'word' || hasGrammarWord(name)) ? `"${name}"` : name;

export const cityText = ({ name, empire }: CityName, next: Next = 'mark'): string =>
  empire === undefined ? nameText(name, next) : `${nameText(empire)}:${nameText(name, next)}`;

/** A name that ends in a number is quoted: without quotes it might be the number of an army. */
export const targetText = (target: TargetName, next: Next = 'mark'): string => {
  if ('empire' in target) return `${nameText(target.empire, next)} ${target.number}`;
  return nameText(target.name, / [0-9]+$/u.test(target.name) ? 'word' : next);
};

/** A list whose last member is followed by `next`. */
export const listText = <Thing>(
  things: readonly Thing[],
  text: (thing: Thing, next: Next) => string,
  next: Next = 'mark',
): string => things.map((thing, i) => text(thing, i === things.length - 1 ? next : 'mark')).join(', ');

export const stepsText = (steps: readonly Step[]): string => steps.join(',');

export const optionsText = (options: readonly string[] | undefined): string[] =>
  options === undefined ? [] : [`(${options.join(', ')})`];

const itemText = ({ count, profile, options, as }: Item, next: Next): string =>
  [
    `${count}x ${nameText(profile)}`,
    ...optionsText(options),
    ...(as === undefined ? [] : [`as ${nameText(as, next)}`]),
  ].join(' ');

export const itemsText = (items: readonly Item[], next: Next = 'mark'): string =>
  listText(items, itemText, next);

/** Words with single blanks between them; empty ones are left out. */
export const sentence = (...words: readonly string[]): string =>
  words.filter((word) => word !== '').join(' ');
