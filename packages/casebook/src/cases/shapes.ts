import { didYouMean } from '@warmoot/kernel';
import { CaseFault, type Path } from './caseFault.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A map in YAML's sense. With `keys`, no others are allowed. */
export const fieldsOf = (value: unknown, what: string, at: Path, keys?: readonly string[]): Fields => {
  if (!isFields(value)) throw new CaseFault(`${what} must be a map of keys and values`, at);
  if (keys === undefined) return value;
  const unknown = Object.keys(value).find((key) => !keys.includes(key));
  if (unknown === undefined) return value;
  const says = `"${unknown}" is not a key of ${what}; its keys are ${keys.join(', ')}`;
  throw new CaseFault(says + didYouMean(unknown, keys), [...at, unknown]);
};

export const listOf = (value: unknown, what: string, at: Path): readonly unknown[] => {
  if (!Array.isArray(value)) throw new CaseFault(`${what} must be a list`, at);
  return value;
};

/** For keys that take one thing or several: `view: {…}` and `view: [{…}, {…}]`. */
export const oneOrMore = (value: unknown, at: Path): { value: unknown; at: Path }[] =>
  Array.isArray(value) ? value.map((item, i) => ({ value: item, at: [...at, i] })) : [{ value, at }];

export const textOf = (value: unknown, what: string, at: Path): string => {
  if (typeof value !== 'string' || value.trim() === '') throw new CaseFault(`${what} must be text`, at);
  return value;
};

export const textsOf = (value: unknown, what: string, at: Path): string[] =>
  oneOrMore(value, at).map((item) => textOf(item.value, what, item.at));
