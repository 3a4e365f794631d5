/**
 * Works something out once for each object and remembers it as long as the object lives. The object asked about last is
 * answered without a look-up: rules ask about one battle many times over.
 */
export const onceFor = <Key extends object, Context, Value>(
  make: (key: Key, context: Context) => Value,
): ((key: Key, context: Context) => Value) => {
  const known = new WeakMap<Key, Value>();
  const last: { key: Key | undefined; value: Value | undefined } = { key: undefined, value: undefined };
  return (key, context) => {
    if (last.key === key) return last.value as Value;
    let value = known.get(key);
    if (value === undefined) {
      value = make(key, context);
      known.set(key, value);
    }
    last.key = key;
    last.value = value;
    return value;
  };
};

/**
 * Works something out for each object and remembers it for the last two asked about: enough for what changes with
 * every event (the battle before it and after it), and much cheaper than to remember all of them.
 */
export const latelyFor = <Key extends object, Context, Value>(
  make: (key: Key, context: Context) => Value,
): ((key: Key, context: Context) => Value) => {
  type Known = { readonly key: Key; readonly value: Value };
  const known: { last: Known | undefined; before: Known | undefined } = {
    last: undefined,
    before: undefined,
  };
  return (key, context) => {
    if (known.last?.key === key) return known.last.value;
    const again = known.before?.key === key ? known.before : undefined;
    known.before = known.last;
    known.last = again ?? { key, value: make(key, context) };
    return known.last.value;
  };
};
