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
