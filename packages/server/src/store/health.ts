import { StoreAway } from './fault.ts';
import { sql } from './statement.ts';
import type { Store } from './store.ts';

/** A store that has not answered by then counts as away. */
const PATIENCE_MS = 2_000;
/** More than the free space in pages that are already allocated. */
const PROBE = 'x'.repeat(64 * 1024);

/** Whether the store is usable. A full disk can still be read, so the last write counts too. */
export class Health {
  #trouble: string | undefined;
  #probing: Promise<string | undefined> | undefined;

  /** The same store, with its writes monitored. */
  watching(store: Store): Store {
    const watched =
      <Given extends unknown[], T>(write: (...given: Given) => Promise<T>) =>
      (...given: Given): Promise<T> =>
        this.#watch(write.apply(store, given));
    const writes = {
      run: watched(store.run),
      append: watched(store.append),
      transaction: watched(store.transaction),
    };
    return new Proxy(store, {
      get: (target, name) => {
        if (name in writes) return writes[name as keyof typeof writes];
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  /** The fault in one sentence, or undefined if all is well. A failed write counts until another succeeds. */
  async trouble(store: Store): Promise<string | undefined> {
    const asked = this.#trouble === undefined ? this.#read(store) : this.#probe(store);
    const timer = { id: undefined as NodeJS.Timeout | undefined };
    const late = new Promise<string>((resolve) => {
      timer.id = setTimeout(resolve, PATIENCE_MS, 'The database does not answer.');
    });
    return Promise.race([asked, late]).finally(() => clearTimeout(timer.id));
  }

  async #watch<T>(write: Promise<T>): Promise<T> {
    try {
      const result = await write;
      this.#trouble = undefined;
      return result;
    } catch (problem) {
      if (problem instanceof StoreAway) this.#trouble = problem.message;
      throw problem;
    }
  }

  #read(store: Store): Promise<string | undefined> {
    return store.all(sql`select 1 as one`).then(() => undefined, wordsOf);
  }

  /** One write at a time, however many callers ask. */
  #probe(store: Store): Promise<string | undefined> {
    this.#probing ??= this.#write(store)
      .then(() => undefined, wordsOf)
      .finally(() => {
        this.#probing = undefined;
      });
    return this.#probing;
  }

  async #write(store: Store): Promise<void> {
    await this.#watch(
      store.run(sql`insert into keepsakes (name, value) values ('probe', ${PROBE})
        on conflict (name) do update set value = excluded.value`),
    );
    await store.run(sql`delete from keepsakes where name = 'probe'`);
  }
}

const wordsOf = (problem: unknown): string =>
  problem instanceof StoreAway ? problem.message : 'The database cannot be reached.';
