import { readFileSync } from 'node:fs';
import { UserError } from '../../../output/userError.ts';

const reasonOf = (problem: unknown): string =>
  problem instanceof SyntaxError ? `is not JSON: ${problem.message}` : 'cannot be read';

/** Some editors write it at the start of a file. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** The content of a file; a fault is one sentence. */
export const jsonFile = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8').replace(BYTE_ORDER_MARK, ''));
  } catch (problem) {
    throw new UserError(`The file ${path} ${reasonOf(problem)}.`);
  }
};

/** `units[3].defence` */
const placeText = (at: readonly (string | number)[]): string =>
  at.map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? part : `.${part}`)).join('');

/** `The file my.json: units[3].defence: a Defence Class is 0 to 4 (CSW-DEF-03).` */
export const faultIn = (
  what: string,
  { problem, at }: { problem: string; at: readonly (string | number)[] },
) => new UserError(`${[what, ...(at.length > 0 ? [placeText(at)] : []), problem].join(': ')}.`);
