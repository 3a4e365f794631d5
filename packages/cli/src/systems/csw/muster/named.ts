import { anyOf, nearest } from '@warmoot/kernel';
import { UserError } from '../../../output/userError.ts';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

const MAX_NAMED = 3;

/** The beginning of a name is enough. */
const nearestNames = (typed: string, names: readonly string[]): string[] => {
  const begun = names.filter((name) => typed !== '' && plain(name).startsWith(plain(typed)));
  return [...new Set([...begun, ...nearest(typed, names)])].slice(0, MAX_NAMED);
};

/** The name that was meant, whatever its case or hyphens; the nearest names if there is none. */
export const named = <Name extends string>(what: string, typed: string, names: readonly Name[]): Name => {
  const meant = names.find((name) => plain(name) === plain(typed));
  if (meant !== undefined) return meant;
  const suggestion = anyOf(nearestNames(typed, names));
  throw new UserError(`There is no ${what} “${typed}”; did you mean ${suggestion}?`);
};

/** A whole number from an option, in plain figures. */
export const wholeNumber = (option: string, typed: string, least: number, most: number): number => {
  const number = /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UserError(`${option} takes a whole number from ${least} to ${most}, not “${typed}”.`);
};
