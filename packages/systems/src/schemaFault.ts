import { type Reading, readingOf, unreadable } from '@warmoot/kernel';
import type { z } from 'zod';

type Path = readonly (string | number)[];

/** What people call a field; a field that is not listed is quoted. `''` is the whole. */
export type FieldNames = Readonly<Record<string, string>>;

/** A reader from a schema: the first fault, as a clause about the field, and where it is. */
export const readerOf =
  <T>(schema: z.ZodType<T>, names: FieldNames = {}) =>
  (json: unknown): Reading<T> => {
    const result = schema.safeParse(json);
    if (result.success) return readingOf(result.data);
    const issue = result.error.issues[0] as z.core.$ZodIssue;
    return unreadable(faultText(issue, json, names), issue.path as Path);
  };

const faultText = (issue: z.core.$ZodIssue, json: unknown, names: FieldNames): string => {
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue.keys);
  const given = valueAt(json, issue.path as Path);
  const name = nameOf(issue.path as Path, names);
  const choices = choicesOf(issue);
  if (choices !== undefined)
    return given === undefined
      ? `${name} is missing (choose from ${choices})`
      : `${JSON.stringify(given)} is not one of ${choices}`;
  if (!isLibraryText(issue.message)) return issue.message;
  return given === undefined ? `${name} is missing` : `${name} ${mustBe(issue, given)}`;
};

/** A schema's own words are kept; only the library's are replaced. */
const isLibraryText = (message: string): boolean => /^(Invalid|Too (small|big)|Unrecognized)/.test(message);

const unknownKeys = (keys: readonly string[]): string =>
  `${keys.map((key) => `"${key}"`).join(', ')} ${keys.length === 1 ? 'is' : 'are'} not known here`;

const nameOf = (path: Path, names: FieldNames): string => {
  const last = path.at(-1);
  if (last === undefined) return names[''] ?? 'this';
  if (typeof last === 'number') return `item ${last + 1} of ${nameOf(path.slice(0, -1), names)}`;
  return names[last] ?? `"${last}"`;
};

const choicesOf = (issue: z.core.$ZodIssue): string | undefined => {
  if (issue.code === 'invalid_value' && issue.message.startsWith('Invalid option'))
    return issue.values.map(String).join(', ');
  // The library names the types only in its message: `Expected 'hide' | 'move'`.
  return issue.code === 'invalid_union' && issue.discriminator !== undefined
    ? Array.from(issue.message.matchAll(/'([^']+)'/g), ([, type]) => type).join(', ')
    : undefined;
};

/** The rest of the clause: `must be text, not a number`. */
const mustBe = (issue: z.core.$ZodIssue, given: unknown): string => {
  if (issue.code === 'too_small') return bound('least', issue.origin, issue.minimum, issue.inclusive);
  if (issue.code === 'too_big') return bound('most', issue.origin, issue.maximum, issue.inclusive);
  if (issue.code !== 'invalid_type') return 'is not valid';
  const [wanted, got] = [typeInWords(issue.expected), typeInWords(typeOf(given))];
  return issue.expected === 'int' || wanted === got ? `must be ${wanted}` : `must be ${wanted}, not ${got}`;
};

const COUNTED: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['item', 'items'],
};

const bound = (
  which: 'least' | 'most',
  origin: string,
  limit: number | bigint,
  isIncluded = true,
): string => {
  const counted = COUNTED[origin];
  if (counted === undefined)
    return isIncluded
      ? `must be at ${which} ${limit}`
      : `must be ${which === 'least' ? 'more' : 'less'} than ${limit}`;
  if (which === 'least' && Number(limit) === 1) return 'must not be empty';
  return `must have at ${which} ${limit} ${counted[Number(limit) === 1 ? 0 : 1]}`;
};

/** JSON's types as people name them. */
const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'nothing',
};

const typeInWords = (type: string): string => TYPE_WORDS[type] ?? type;

const typeOf = (given: unknown): string => {
  if (given === null) return 'null';
  return Array.isArray(given) ? 'array' : typeof given;
};

const valueAt = (json: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], json);
