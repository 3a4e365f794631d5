/** Small productions: numbers, directions, lists and items (CHR-GRM). */

import { quote } from '../../../orderText/finding.ts';
import { foldName } from '../../../orderText/names.ts';
import type { Token } from '../../../orderText/tokens.ts';
import type { Item, Ref, Step } from '../../orders/orders.ts';
import { type Cursor, ParseError } from '../cursor.ts';
import { STEPS } from '../keywords.ts';
import { isInt, newName, plainWords } from './names.ts';

/** thing { "," thing } */
export const listOf = <Thing>(c: Cursor, thing: (c: Cursor) => Thing): Thing[] => {
  const things = [thing(c)];
  while (c.accept(',')) things.push(thing(c));
  return things;
};

export const expect = (c: Cursor, phrase: string): void => {
  if (!c.accept(phrase))
    throw c.errorHere('E-03', 'CHR-GRM-07', `${quote(phrase)} is expected here, not ${c.ahead}`, [phrase]);
};

/** One of some words, each as it is printed. */
export const oneOf = <Phrase extends string>(c: Cursor, what: string, phrases: readonly Phrase[]): Phrase => {
  const found = c.acceptOneOf(phrases);
  if (found === undefined)
    throw c.errorHere('E-03', 'CHR-GRM-07', `${what} is expected here, not ${c.ahead}`, phrases);
  return found;
};

const noNumber = (c: Cursor): ParseError =>
  c.errorHere('E-03', 'CHR-GRM-07', `A number is expected here, not ${c.ahead}`);

export const isIntAhead = (c: Cursor): boolean => c.peek()?.kind === 'word' && isInt(c.peek()!.text);

export const int = (c: Cursor): number => {
  if (!isIntAhead(c)) throw noNumber(c);
  return Number(c.take()!.text);
};

const isDirections = (c: Cursor, ahead = 0): boolean => {
  const token = c.peek(ahead);
  return token?.kind === 'word' && /^[0-9ud]+$/u.test(token.key);
};

const stepOf = (letter: string): Step | undefined => (STEPS as Record<string, Step>)[letter];

/** Words of directions, with the separators allowed between them. */
const directionWords = (c: Cursor): Token[] => {
  const words: Token[] = [];
  while (isDirections(c) || (words.length > 0 && c.nextIs(',') && isDirections(c, 1))) {
    c.accept(',');
    words.push(c.take()!);
  }
  return words;
};

/** dirs = dir { [","] dir }, also written together; cut off at the first word that is not one (E-04). */
export const dirs = (c: Cursor): Step[] => {
  const letters = directionWords(c).flatMap(({ text, from }) =>
    Array.from(text.toUpperCase(), (letter, i) => ({ letter, at: from + i, step: stepOf(letter) })),
  );
  const bad = letters.find(({ step }) => step === undefined);
  if (bad !== undefined) c.repairs.push(noDirection(bad.letter, bad.at));
  const good = bad === undefined ? letters : letters.slice(0, letters.indexOf(bad));
  return good.map(({ step }) => step!);
};

const noDirection = (letter: string, at: number): ParseError =>
  new ParseError(
    'E-04',
    'CHR-ORD-10',
    at,
    `${quote(letter)} is not a direction (1 to 6, U or D), so the path ends before it`,
  );

/** One direction, and no more. */
export const dir = (c: Cursor): Step => {
  const token = c.peek();
  const step = token?.kind === 'word' ? stepOf(token.text.toUpperCase()) : undefined;
  if (step === undefined)
    throw c.errorHere('E-04', 'CHR-ORD-10', `A direction is expected here, not ${c.ahead}`);
  c.skip(1);
  return step;
};

export const ITEM_ENDS = ['as', 'INSIDE', 'Learn'];

/** [int "x"] */
const count = (c: Cursor): number => {
  const token = c.peek();
  const together = token?.kind === 'word' ? /^([0-9]{1,9})x$/u.exec(token.key) : null;
  const apart = isIntAhead(c) && c.peek(1)?.key === 'x';
  if (together === null && !apart) return 1;
  const number = Number(together?.[1] ?? token!.text);
  if (number === 0) throw c.errorHere('E-03', 'CHR-GRM-07', 'A number of troops must be at least 1');
  c.skip(together === null ? 2 : 1);
  return number;
};

/** Any words: whether such troops exist is checked when they are bought (E-14). */
const profile = (c: Cursor): string => {
  const at = c.place;
  const words = plainWords(c, 'A kind of troops', ITEM_ENDS);
  if (!/^\p{L}/u.test(words))
    throw new ParseError(
      'E-03',
      'CHR-GRM-07',
      at,
      `${quote(words)} is not a kind of troops; write a number of them as 5x`,
    );
  return c.lexicon.profiles.find(foldName(words))[0]?.id ?? words;
};

/** options = option { "," option }: the caller reads the parentheses around them. */
export const options = (c: Cursor): string[] => listOf(c, (each) => plainWords(each, 'An option'));

const optionsInside = (c: Cursor): string[] | undefined => {
  if (!c.accept('(')) return undefined;
  const found = options(c);
  expect(c, ')');
  return found;
};

const item = (c: Cursor): Item => {
  const [number, what, chosen] = [count(c), profile(c), optionsInside(c)];
  const name = c.accept('as') ? newName(c, ITEM_ENDS) : undefined;
  return {
    count: number,
    profile: what,
    ...(chosen !== undefined && { options: chosen }),
    ...(name !== undefined && { as: name }),
  };
};

export const items = (c: Cursor): Item[] => listOf(c, item);

/** Words that name something payable, a band or a unit: interpreted where they are used. */
export const ref = (c: Cursor): Ref => plainWords(c, 'A name');
export const refs = (c: Cursor): Ref[] => listOf(c, ref);
