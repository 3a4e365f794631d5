import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { fileFault } from './embeddedFaults.ts';
import { type Statement, textOf } from './statement.ts';
import type { Queryable } from './store.ts';

/** One connection to the database file. Each query in our code is prepared once. */
export class Connection implements Queryable {
  readonly #database: DatabaseSyncInstance;
  readonly #prepared = new WeakMap<TemplateStringsArray, StatementSyncInstance>();

  constructor(database: DatabaseSyncInstance) {
    this.#database = database;
  }

  async all<Row>(statement: Statement): Promise<Row[]> {
    return this.#ask(() => this.#prepare(statement).all(...statement.values) as Row[]);
  }

  async run(statement: Statement): Promise<number> {
    return this.#ask(() => this.#prepare(statement).run(...statement.values).changes);
  }

  /** All of the work or none of it. */
  async transaction<T>(work: (db: Queryable) => Promise<T>): Promise<T> {
    this.#ask(() => this.#database.exec('begin immediate'));
    try {
      const result = await work(this);
      this.#ask(() => this.#database.exec('commit'));
      return result;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback');
      throw error;
    }
  }

  /** A part of a transaction that may fail alone. If the disk is full, SQLite itself ends the whole transaction. */
  async attempt<T>(work: () => Promise<T>): Promise<T> {
    this.#database.exec('savepoint attempt');
    try {
      return await work();
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback to attempt');
      throw error;
    } finally {
      if (this.#database.isTransaction) this.#database.exec('release attempt');
    }
  }

  #ask<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw fileFault(error);
    }
  }

  #prepare(statement: Statement): StatementSyncInstance {
    const known = this.#prepared.get(statement.parts);
    if (known !== undefined) return known;
    const prepared = this.#database.prepare(textOf(statement, () => '?'));
    this.#prepared.set(statement.parts, prepared);
    return prepared;
  }
}
