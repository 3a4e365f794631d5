import { type Reading, readingOf, say, unreadable } from '@warmoot/kernel';
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
      ? say`${name} is missing (choose from ${choices})`
      : say`${JSON.stringify(given)} is not one of ${choices}`;
  if (!isLibraryText(issue.message)) return issue.message;
  return given === undefined ? say`${name} is missing` : mustBe(name, issue, given);
};

/** A schema's own words are kept; only the library's are replaced. */
const isLibraryText = (message: string): boolean => /^(Invalid|Too (small|big)|Unrecognized)/.test(message);

const unknownKeys = (keys: readonly string[]): string =>
  keys.length === 1
    ? say`${`"${keys[0]}"`} is not known here`
    : say`${keys.map((key) => `"${key}"`).join(', ')} are not known here`;

const nameOf = (path: Path, names: FieldNames): string => {
  const last = path.at(-1);
  if (last === undefined) return names[''] ?? 'this';
  if (typeof last === 'number') return say`item ${last + 1} of ${nameOf(path.slice(0, -1), names)}`;
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

/** `the name must be text, not a number`. */
const mustBe = (name: string, issue: z.core.$ZodIssue, given: unknown): string => {
  if (issue.code === 'too_small')
    return tooLittle(name, issue.origin, Number(issue.minimum), issue.inclusive);
  if (issue.code === 'too_big') return tooMuch(name, issue.origin, Number(issue.maximum), issue.inclusive);
  if (issue.code !== 'invalid_type') return say`${name} is not valid`;
  const [wanted, got] = [typeInWords(issue.expected), typeInWords(typeOf(given))];
  return issue.expected === 'int' || wanted === got
    ? say`${name} must be ${wanted}`
    : say`${name} must be ${wanted}, not ${got}`;
};

const COUNTED: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['item', 'items'],
};

const countOf = (origin: string, limit: number): string | undefined => COUNTED[origin]?.[limit === 1 ? 0 : 1];

const tooLittle = (name: string, origin: string, limit: number, isIncluded = true): string => {
  const counted = countOf(origin, limit);
  if (counted === undefined)
    return isIncluded ? say`${name} must be at least ${limit}` : say`${name} must be more than ${limit}`;
  return limit === 1 ? say`${name} must not be empty` : say`${name} must have at least ${limit} ${counted}`;
};

const tooMuch = (name: string, origin: string, limit: number, isIncluded = true): string => {
  const counted = countOf(origin, limit);
  if (counted !== undefined) return say`${name} must have at most ${limit} ${counted}`;
  return isIncluded ? say`${name} must be at most ${limit}` : say`${name} must be less than ${limit}`;
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
