import { anyOf, nearest } from '../rules/nearest.ts';
import { Unanswerable } from './unanswerable.ts';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

/** The one of some names that was meant, however it is cased or hyphenated; the nearest ones if none was. */
export const named = <Name extends string>(what: string, typed: string, names: readonly Name[]): Name => {
  const meant = names.find((name) => plain(name) === plain(typed));
  if (meant !== undefined) return meant;
  throw new Unanswerable(`There is no ${what} “${typed}”; the nearest are ${anyOf(nearest(typed, names))}.`);
};

/** A whole number from an option. */
export const wholeNumber = (option: string, typed: string, least: number, most: number): number => {
  const number = Number(typed);
  if (typed.trim() !== '' && Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Unanswerable(`${option} takes a whole number from ${least} to ${most}, and “${typed}” is none.`);
};
