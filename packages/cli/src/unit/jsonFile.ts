import { readFileSync } from 'node:fs';
import { Unanswerable } from '../muster/unanswerable.ts';

const reasonOf = (problem: unknown): string =>
  problem instanceof SyntaxError ? `is not JSON: ${problem.message}` : 'cannot be read';

/** What a file holds; what is wrong with it in one sentence. */
export const jsonFile = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (problem) {
    throw new Unanswerable(`${path} ${reasonOf(problem)}.`);
  }
};

/** `units[3].defence` */
export const placeText = (at: readonly (string | number)[]): string =>
  at.map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? part : `.${part}`)).join('');

/** `my.json: units[3].defence: a Defence Class is 0 to 4 (CSW-DEF-03).` */
export const faultIn = (
  path: string,
  { problem, at }: { problem: string; at: readonly (string | number)[] },
) => new Unanswerable(`${[path, ...(at.length > 0 ? [placeText(at)] : []), problem].join(': ')}.`);
