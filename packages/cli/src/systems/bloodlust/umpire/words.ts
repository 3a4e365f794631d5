import { UserError } from '../../../output/userError.ts';

/** What a word of a description means: it changes what is being described. */
type Meaning<Thing> = (thing: Thing, number: number) => Thing;

/** The words of a description: plain ones, and ones with a number before or after them. */
export interface Vocabulary<Thing> {
  readonly plain: Readonly<Record<string, (thing: Thing) => Thing>>;
  readonly numbered: Readonly<Record<string, Meaning<Thing>>>;
}

const NUMBER = /^(?:(\d+(?:\.5)?|½|\d+½)\s+(.+?)|(.+?)\s+(\d+(?:\.5)?|½|\d+½))$/;

const numberIn = (text: string): number =>
  text.includes('½') ? Number(text.replace('½', '') || '0') + 0.5 : Number(text);

const singular = (word: string): string => word.replace(/s$/, '');

/** `4 in contact`, `in contact 4`, `die 7`, `charging`. */
const changeFor = <Thing>(
  { plain, numbered }: Vocabulary<Thing>,
  phrase: string,
): ((thing: Thing) => Thing) | undefined => {
  const found = Object.keys(plain).find((word) => word.toLowerCase() === phrase.toLowerCase());
  if (found !== undefined) return plain[found];
  const [, first, before, after, last] = NUMBER.exec(phrase) ?? [];
  const [number, word] = first === undefined ? [last, after] : [first, before];
  if (number === undefined || word === undefined) return undefined;
  const name = Object.keys(numbered).find((each) => singular(each) === singular(word.toLowerCase()));
  const change = name === undefined ? undefined : numbered[name];
  return change && ((thing) => change(thing, numberIn(number)));
};

const known = <Thing>({ plain, numbered }: Vocabulary<Thing>): string =>
  [...Object.keys(plain), ...Object.keys(numbered).map((word) => `8 ${word}`)].join(', ');

/** Reads a description, words parted by commas, word by word into the thing it describes. */
export const readWords = <Thing>(text: string, start: Thing, vocabulary: Vocabulary<Thing>): Thing =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .reduce((thing, phrase) => {
      const change = changeFor(vocabulary, phrase);
      if (change === undefined)
        throw new UserError(`“${phrase}” in “${text}” is not understood. Words: ${known(vocabulary)}.`);
      return change(thing);
    }, start);

/** An option that takes one word of a list, whatever its capitals. */
export const oneOf = <Word extends string>(option: string, given: string, words: readonly Word[]): Word => {
  const found = words.find((word) => word.toLowerCase() === given.toLowerCase());
  if (found === undefined) throw new UserError(`${option} is one of ${words.join(', ')}, not “${given}”.`);
  return found;
};

export const wholeNumber = (option: string, given: string, most = 999): number => {
  const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  if (Number.isNaN(number) || number > most)
    throw new UserError(`${option} is a whole number up to ${most}, not “${given}”.`);
  return number;
};

/** Dice on one die, `7 3` or `7,3`. */
export const diceOf = (given: string | undefined, sides: number): readonly number[] =>
  (given ?? '')
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => {
      const value = /^\d+$/.test(word) ? Number(word) : 0;
      if (value < 1 || value > sides) throw new UserError(`A d${sides} shows 1 to ${sides}, not “${word}”.`);
      return value;
    });
