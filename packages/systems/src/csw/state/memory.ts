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

/** A list that was made from another, and the places in which they differ. */
interface Revision {
  readonly from: readonly unknown[];
  readonly to: readonly unknown[];
  readonly places: readonly number[];
}

/** The last few of them, the latest at `newest`. */
const REVISIONS: { readonly list: (Revision | undefined)[]; newest: number } = {
  list: new Array(16).fill(undefined),
  newest: 0,
};

/** Whoever makes a list from another says so here: what is kept up with it then knows where to look. */
export const noteRevision = (
  from: readonly unknown[],
  to: readonly unknown[],
  places: readonly number[],
): void => {
  REVISIONS.newest = (REVISIONS.newest + 1) % REVISIONS.list.length;
  REVISIONS.list[REVISIONS.newest] = { from, to, places };
};

/**
 * What is worked out from a list and then kept up with it. The lists of one battle differ in few members, so most of it
 * stays true from one to the next, and nothing new has to be made. Each list asked about is caught up with anew: what
 * is read here holds until somebody asks about another list.
 */
export abstract class KeptUp<Member, Context> {
  #list: readonly Member[] = [];
  /** Its members as they have joined. */
  #joined: Member[] = [];

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
    this.#joined = [];
  }

  #catchUp(list: readonly Member[], context: Context): void {
    if (this.#joined.length !== list.length) this.#takeIn(list, context);
    else if (!this.#follow(list, context, list, 0))
      for (let i = 0; i < list.length; i++) this.#replace(list, i, context);
    this.#list = list;
  }

  #takeIn(list: readonly Member[], context: Context): void {
    this.clear(list.length);
    this.#joined = list.slice();
    for (const member of list) this.join(member, context);
  }

  /** Along the revisions that lead from the list known here to this one, back from the newest; false if some are forgotten. */
  #follow(list: readonly Member[], context: Context, reached: readonly unknown[], age: number): boolean {
    const count = REVISIONS.list.length;
    for (let back = age; back < count; back++) {
      const revision = REVISIONS.list[(REVISIONS.newest + count - back) % count];
      if (revision?.to !== reached) continue;
      if (revision.from !== this.#list && !this.#follow(list, context, revision.from, back + 1)) return false;
      for (const place of revision.places) this.#replace(list, place, context);
      return true;
    }
    return false;
  }

  #replace(list: readonly Member[], place: number, context: Context): void {
    const before = this.#joined[place] as Member;
    const now = list[place] as Member;
    if (before === now) return;
    this.leave(before, context);
    this.join(now, context);
    this.#joined[place] = now;
  }
}
