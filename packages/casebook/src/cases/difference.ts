import { didYouMean } from '@warmoot/kernel';
import { type Fields, isFields } from './shapes.ts';

/** `bands.red-1.at: expected '0303', got '0203'`. */
export interface Difference {
  readonly path: string;
  readonly expected: string;
  readonly got: string;
}

const MAX_LENGTH = 70;

export const inWords = (value: unknown): string => {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'string') return `'${value}'`;
  const text = Array.isArray(value)
    ? `[${value.map(inWords).join(', ')}]`
    : isFields(value)
      ? `{ ${Object.entries(value)
          .map(([key, inner]) => `${key}: ${inWords(inner)}`)
          .join(', ')} }`
      : String(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
};

/** Half points are stored under names that say so: `spentHalf`, `halfPoints`. */
const isInHalves = (path: string): boolean => /half(points)?(\.\d+)?$/i.test(path);

/** `10 half points (5)`: people count in whole points. */
const namingHalves = (path: string, value: unknown): string => {
  if (typeof value !== 'number' || !isInHalves(path)) return inWords(value);
  return `${value} half ${value === 1 ? 'point' : 'points'} (${value / 2})`;
};

const differ = (path: string, expected: unknown, got: unknown): Difference[] => {
  const hint = typeof expected === 'number' && got === `${expected}` ? ' (write it in quotes)' : '';
  return [{ path, expected: namingHalves(path, expected) + hint, got: namingHalves(path, got) }];
};

/** A key that is not there, perhaps mistyped. */
const missing = (path: string, wanted: unknown, key: string, actual: Fields): Difference[] =>
  differences(wanted, undefined, path).map((each) => ({
    ...each,
    got: each.got + didYouMean(key, Object.keys(actual)),
  }));

const isEmpty = (value: unknown): boolean => {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isFields(value) && Object.keys(value).length === 0;
};

const inside = (path: string, key: string | number): string => (path === '' ? `${key}` : `${path}.${key}`);

/**
 * Partial match. A map: every key written must match, others are ignored. A list: as long, item by item; or
 * `{ has, lacks, count }`. Nothing (`~`): not there, or empty. Anything else: the same.
 */
export const differences = (expected: unknown, actual: unknown, path = ''): Difference[] => {
  if (expected === null || expected === undefined)
    return isEmpty(actual) ? [] : differ(path, expected, actual);
  if (Array.isArray(expected)) return itemDifferences(expected, actual, path);
  if (!isFields(expected)) return expected === actual ? [] : differ(path, expected, actual);
  if (Array.isArray(actual)) return contentDifferences(expected, actual, path);
  if (!isFields(actual)) return differ(path, expected, actual);
  return Object.entries(expected).flatMap(([key, wanted]) =>
    Object.hasOwn(actual, key)
      ? differences(wanted, actual[key], inside(path, key))
      : missing(inside(path, key), wanted, key, actual),
  );
};

const matches = (expected: unknown, actual: unknown): boolean => differences(expected, actual).length === 0;

const itemDifferences = (expected: readonly unknown[], actual: unknown, path: string): Difference[] =>
  Array.isArray(actual) && actual.length === expected.length
    ? expected.flatMap((item, i) => differences(item, actual[i], inside(path, i)))
    : differ(path, expected, actual);

const LIST_KEYS = ['has', 'lacks', 'count'];

/** A map compared with a list states what the list has, what it lacks, and its length. */
const contentDifferences = (expected: Fields, actual: readonly unknown[], path: string): Difference[] => {
  if (Object.keys(expected).some((key) => !LIST_KEYS.includes(key))) return differ(path, expected, actual);
  const asList = (value: unknown): readonly unknown[] =>
    Array.isArray(value) ? value : value === undefined ? [] : [value];
  const found = (item: unknown): boolean => actual.some((other) => matches(item, other));
  return [
    ...asList(expected.has)
      .filter((item) => !found(item))
      .map((item) => ({ path, expected: `to have ${inWords(item)}`, got: inWords(actual) })),
    ...asList(expected.lacks)
      .filter(found)
      .map((item) => ({ path, expected: `to lack ${inWords(item)}`, got: inWords(actual) })),
    ...(expected.count === undefined
      ? []
      : differences(expected.count, actual.length, inside(path, 'count'))),
  ];
};
