/**
 * Lines read from their end: the last keyword or number separates, whatever words the names before it contain
 * (CHR-GRM-07).
 */

import { quote } from '../../../orderText/finding.ts';
import { nearest } from '../../../orderText/nearest.ts';
import { type Cursor, ParseError } from '../cursor.ts';
import { isInt } from './names.ts';

export const isIntLast = (c: Cursor): boolean => {
  const last = c.peekLast();
  return last?.kind === 'word' && isInt(last.text);
};

/** The last words are compared with candidates that have the same number of words. */
const nearestAtEnd = (c: Cursor, candidates: readonly string[]): string | undefined => {
  const words = c.wordsAhead().map(({ key }) => key);
  for (const count of [2, 1]) {
    const meant = nearest(
      words.slice(-count),
      candidates.filter((each) => each.split(' ').length === count),
    );
    if (meant !== undefined) return meant;
  }
  return undefined;
};

const troubleAtEnd = (c: Cursor, expected: string, candidates: readonly string[] = []): ParseError => {
  const at = c.peekLast()?.from ?? c.place;
  const text = `${expected} is expected at the end of the line`;
  return new ParseError('E-03', 'CHR-GRM-07', at, text, nearestAtEnd(c, candidates));
};

export const lastInt = (c: Cursor): number => {
  if (!isIntLast(c)) throw troubleAtEnd(c, 'A number');
  return Number(c.takeLast()!.text);
};

export const lastOneOf = <Phrase extends string>(c: Cursor, phrases: readonly Phrase[]): Phrase => {
  const found = c.acceptLastOf(phrases);
  if (found === undefined) throw troubleAtEnd(c, `One of ${phrases.join(', ')}`, phrases);
  return found;
};

/** The words after the last such keyword; the cursor keeps those before it. */
export const afterLast = (c: Cursor, keyword: string): Cursor => {
  const rest = c.cutAtLast(keyword);
  if (rest === undefined)
    throw c.errorHere('E-03', 'CHR-GRM-07', `${quote(keyword)} is missing from this line`);
  return rest;
};

/** Nothing may be left over. */
export const readWhole = <Thing>(c: Cursor, thing: (c: Cursor) => Thing): Thing => {
  const found = thing(c);
  if (!c.isDone) throw c.errorHere('E-03', 'CHR-GRM-07', `${c.ahead} cannot be understood here`);
  return found;
};
