/** States, commands, events and views are plain JSON: they travel, are stored, and compare byte by byte. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export const jsonCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export const sameJson = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** Such keys come first in every object, in ascending order, whatever order they were written in. */
const isIndex = (key: string): boolean => /^(0|[1-9]\d{0,9})$/.test(key) && Number(key) < 2 ** 32 - 1;

const sortedKeys = (value: object): string[] => {
  const keys = Object.keys(value);
  if (keys.length === 0 || !isIndex(keys[0] as string)) return keys.sort();
  return [...keys.filter(isIndex), ...keys.filter((key) => !isIndex(key)).sort()];
};

/** JSON with the keys in alphabetical order, so that the order in which code writes them does not matter. */
export const keySortedJson = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => keySortedJson(item) ?? 'null').join()}]`;
  const parts: string[] = [];
  for (const key of sortedKeys(value)) {
    const inner = (value as Readonly<Record<string, unknown>>)[key];
    if (inner !== undefined) parts.push(`${JSON.stringify(key)}:${keySortedJson(inner)}`);
  }
  return `{${parts.join()}}`;
};

const keysOf = (value: unknown): string[] =>
  value !== null && typeof value === 'object' ? Object.keys(value) : [];

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
};

/** Where two values first differ, for a message a person can act on: `units.3.hex: {"q":1} against {"q":2}`. */
export const firstDifference = (a: unknown, b: unknown, path = ''): string | undefined => {
  if (sameJson(a, b)) return undefined;
  const keys = [...new Set([...keysOf(a), ...keysOf(b)])];
  for (const key of keys) {
    const inside = firstDifference(
      (a as Record<string, unknown> | null)?.[key],
      (b as Record<string, unknown> | null)?.[key],
      path === '' ? key : `${path}.${key}`,
    );
    if (inside !== undefined) return inside;
  }
  return `${path === '' ? 'value' : path}: ${show(a)} against ${show(b)}`;
};

const isPlainObject = (value: object): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/** Where a value is not plain JSON (undefined, NaN, a Map, a function): `units.3.hex`. Undefined when all is well. */
export const firstNotJson = (value: unknown, path = 'value'): string | undefined => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : path;
  if (typeof value !== 'object' || !isPlainObject(value)) return path;
  for (const [key, inner] of Object.entries(value)) {
    const found = firstNotJson(inner, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
};
