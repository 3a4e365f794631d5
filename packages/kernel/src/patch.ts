/**
 * The changes between two JSON documents, small enough to send: they take a client from the first to the second.
 * Parts that are the same object in both are skipped, so states that share structure compare quickly.
 */
export type Change =
  | readonly ['set', Path, unknown]
  | readonly ['drop', Path]
  /** A list that became shorter. */
  | readonly ['cut', Path, number];
type Path = readonly (string | number)[];

type Dictionary = Readonly<Record<string, unknown>>;

const isDictionary = (value: unknown): value is Dictionary =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** JSON leaves out what is undefined; a key may have the name of something that every object inherits. */
const has = (dictionary: Dictionary, key: string): boolean =>
  dictionary[key] !== undefined && Object.hasOwn(dictionary, key);

export const changesBetween = (before: unknown, after: unknown): Change[] => {
  const changes: Change[] = [];
  addChanges(changes, before, after, []);
  return changes;
};

const addChanges = (changes: Change[], before: unknown, after: unknown, path: Path): void => {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) addListChanges(changes, before, after, path);
  else if (isDictionary(before) && isDictionary(after)) addDictionaryChanges(changes, before, after, path);
  else changes.push(['set', path, after]);
};

const addDictionaryChanges = (changes: Change[], before: Dictionary, after: Dictionary, path: Path): void => {
  for (const key of Object.keys(before))
    if (before[key] !== undefined && !has(after, key)) changes.push(['drop', [...path, key]]);
  for (const key of Object.keys(after)) {
    const value = after[key];
    if (value === undefined || value === before[key]) continue;
    if (has(before, key)) addChanges(changes, before[key], value, [...path, key]);
    else changes.push(['set', [...path, key], value]);
  }
};

/** Item by item, or the whole list if that is shorter (an item was removed at the front). */
const addListChanges = (
  changes: Change[],
  before: readonly unknown[],
  after: readonly unknown[],
  path: Path,
): void => {
  const inside: Change[] = after.length < before.length ? [['cut', path, after.length]] : [];
  for (let i = 0; i < after.length; i++) {
    if (i >= before.length) inside.push(['set', [...path, i], after[i]]);
    else if (after[i] !== before[i]) addChanges(inside, before[i], after[i], [...path, i]);
  }
  const isMuch = inside.length > 1 && 2 * inside.length > after.length;
  if (isMuch && sizeOf(inside) > sizeOf(after)) changes.push(['set', path, after]);
  else changes.push(...inside);
};

const sizeOf = (value: unknown): number => JSON.stringify(value).length;

/** The document after the changes; the original is not modified. */
export const withChanges = <T>(document: T, changes: readonly Change[]): T =>
  changes.reduce<unknown>((value, change) => withChange(value, change, 0), document) as T;

const withChange = (value: unknown, change: Change, depth: number): unknown => {
  const key = change[1][depth];
  if (key === undefined) return whole(value, change);
  if (change[0] === 'drop' && depth === change[1].length - 1)
    return Object.fromEntries(Object.entries(value as Dictionary).filter(([name]) => name !== key));
  const inner = withChange((value as Record<string | number, unknown>)[key], change, depth + 1);
  if (!Array.isArray(value)) return { ...(value as Dictionary), [key]: inner };
  const list = [...value];
  list[key as number] = inner;
  return list;
};

const whole = (value: unknown, change: Change): unknown =>
  change[0] === 'cut' ? (value as readonly unknown[]).slice(0, change[2]) : change[2];
