/**
 * The changes between two JSON documents, small enough to send: they take a client from the first to the second.
 * Parts that are the same object in both are skipped, so states that share structure compare quickly.
 */
export type Change =
  | readonly ['set', Path, unknown]
  | readonly ['drop', Path]
  /** A list that became shorter. */
  | readonly ['cut', Path, number];
export type Path = readonly (string | number)[];

type Dictionary = Readonly<Record<string, unknown>>;

const isDictionary = (value: unknown): value is Dictionary =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** JSON leaves out what is undefined. */
const has = (dictionary: Dictionary, key: string): boolean =>
  Object.hasOwn(dictionary, key) && dictionary[key] !== undefined;

export const changesBetween = (before: unknown, after: unknown, path: Path = []): Change[] => {
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path);
  if (isDictionary(before) && isDictionary(after)) return dictionaryChanges(before, after, path);
  return [['set', path, after]];
};

const dictionaryChanges = (before: Dictionary, after: Dictionary, path: Path): Change[] => {
  const changes: Change[] = [];
  for (const key of Object.keys(before))
    if (has(before, key) && !has(after, key)) changes.push(['drop', [...path, key]]);
  for (const key of Object.keys(after)) {
    if (!has(after, key)) continue;
    if (!has(before, key)) changes.push(['set', [...path, key], after[key]]);
    else if (before[key] !== after[key])
      changes.push(...changesBetween(before[key], after[key], [...path, key]));
  }
  return changes;
};

/** Item by item, or the whole list where that is shorter (an item was removed at the front). */
const listChanges = (before: readonly unknown[], after: readonly unknown[], path: Path): Change[] => {
  const changes: Change[] = after.length < before.length ? [['cut', path, after.length]] : [];
  for (const [i, value] of after.entries()) {
    if (i >= before.length) changes.push(['set', [...path, i], value]);
    else if (value !== before[i]) changes.push(...changesBetween(before[i], value, [...path, i]));
  }
  const isMuch = changes.length > 1 && 2 * changes.length > after.length;
  return isMuch && sizeOf(changes) > sizeOf(after) ? [['set', path, after]] : changes;
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
