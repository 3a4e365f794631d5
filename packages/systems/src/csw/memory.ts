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

/**
 * What is worked out from a list and then kept up with it. The lists of one battle differ in few members, so most of it
 * stays true from one to the next, and nothing new has to be made. Each list asked about is caught up with anew: what
 * is read here holds until somebody asks about another list.
 */
export abstract class KeptUp<Member, Context> {
  #list: readonly Member[] = [];

  protected abstract clear(members: number): void;
  protected abstract join(member: Member, context: Context): void;
  protected abstract leave(member: Member, context: Context): void;

  with(list: readonly Member[], context: Context): this {
    if (this.#list !== list) this.#catchUp(list, context);
    return this;
  }

  /** For what follows from more than the members. */
  protected startAgain(): void {
    this.clear(0);
    this.#list = [];
  }

  #catchUp(list: readonly Member[], context: Context): void {
    const before = this.#list;
    this.#list = list;
    if (before.length !== list.length) {
      this.clear(list.length);
      for (const member of list) this.join(member, context);
    } else
      for (let i = 0; i < list.length; i++)
        if (before[i] !== list[i]) {
          this.leave(before[i] as Member, context);
          this.join(list[i] as Member, context);
        }
  }
}
