import type { Statement } from '../store/statement.ts';
import type { Queryable, Store } from '../store/store.ts';

const isLine = ({ parts }: Statement): boolean => parts.join('').includes('insert into log');

/** A store that loses power after this many more log lines. */
export class PowerCut {
  /** Lines that will still be written. */
  linesLeft = Number.POSITIVE_INFINITY;

  over(store: Store): Store {
    const instead: Partial<Store> = {
      append: async (entry) => {
        this.#countLine();
        return store.append(entry);
      },
      transaction: (work) => store.transaction((db) => work(this.#overAsks(db))),
    };
    return new Proxy(store, {
      get: (target, name) => {
        const value: unknown = Reflect.get(name in instead ? instead : target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  #overAsks(db: Queryable): Queryable {
    return {
      all: (statement) => db.all(statement),
      run: async (statement) => {
        if (isLine(statement)) this.#countLine();
        return db.run(statement);
      },
    };
  }

  #countLine(): void {
    if (this.linesLeft-- <= 0) throw new Error('the power is cut');
  }
}
