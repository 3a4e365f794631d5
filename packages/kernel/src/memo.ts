/*
 * The only module state in the pure packages: values computed from their argument alone and cached. A rule's answer
 * never depends on earlier calls. `systems/src/moduleState.test.ts` finds a cache of any other kind.
 */

/** `context` is what `make` needs besides the key; it must follow from the key or not matter to the value. */
type Cached<Key, Value, Context> = (
  key: Key,
  ...context: Context extends undefined ? [] : [Context]
) => Value;

/**
 * Computes a value once for each object and keeps it as long as the object lives. The most recent object needs no
 * look-up, because rules ask about one position many times in a row.
 */
export const cachePerObject = <Key extends object, Value, Context = undefined>(
  make: (key: Key, context: Context) => Value,
): Cached<Key, Value, Context> => {
  const cache = new WeakMap<Key, Value>();
  const last: { key: Key | undefined; value: Value | undefined } = { key: undefined, value: undefined };
  const cached = (key: Key, context: Context): Value => {
    if (last.key === key) return last.value as Value;
    let value = cache.get(key);
    if (value === undefined) {
      value = make(key, context);
      cache.set(key, value);
    }
    last.key = key;
    last.value = value;
    return value;
  };
  return cached as Cached<Key, Value, Context>;
};

/**
 * Computes a value for each object and keeps those of the last two objects: enough for values that change with every
 * event (the position before and after it), and much cheaper than keeping all of them.
 */
export const cacheLastTwo = <Key extends object, Value, Context = undefined>(
  make: (key: Key, context: Context) => Value,
): Cached<Key, Value, Context> => {
  type Known = { readonly key: Key; readonly value: Value };
  const known: { last: Known | undefined; before: Known | undefined } = {
    last: undefined,
    before: undefined,
  };
  const cached = (key: Key, context: Context): Value => {
    if (known.last?.key === key) return known.last.value;
    const again = known.before?.key === key ? known.before : undefined;
    known.before = known.last;
    known.last = again ?? { key, value: make(key, context) };
    return known.last.value;
  };
  return cached as Cached<Key, Value, Context>;
};

/** A table filled in as it is read, for functions with few possible arguments. */
export const cacheByKey = <Key extends number | string, Value>(
  make: (key: Key) => Value,
): ((key: Key) => Value) => {
  const table = new Map<Key, Value>();
  return (key) => {
    let value = table.get(key);
    if (value === undefined) {
      value = make(key);
      table.set(key, value);
    }
    return value;
  };
};

/** The same for numbers from 0 on with few gaps, by which a list is read faster than a table. */
export const cacheByNumber = <Value>(make: (key: number) => Value): ((key: number) => Value) => {
  const list: Value[] = [];
  return (key) => {
    let value = list[key];
    if (value === undefined) {
      value = make(key);
      list[key] = value;
    }
    return value;
  };
};
