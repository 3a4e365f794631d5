import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';

/** A match's row: the length of its log, and the number of the last change at its table. */
interface Standing {
  readonly version: number;
  readonly table_version: number;
}

interface Waiting {
  readonly id: string;
  readonly resolve: (standing: Standing | undefined) => void;
  readonly reject: (problem: unknown) => void;
}

/**
 * The present state of matches in the store. Callers that arrive during a query share the next one, so many requests at
 * once cost few queries, and no answer is older than its request.
 */
export class Standings {
  readonly #db: Queryable;
  #waiting: Waiting[] = [];
  #isBusy = false;

  constructor(db: Queryable) {
    this.#db = db;
  }

  of(id: string): Promise<Standing | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ id, resolve, reject });
      if (this.#isBusy) return;
      this.#isBusy = true;
      setImmediate(() => this.#answerAll());
    });
  }

  async #answerAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      await this.#answer(group);
    }
    this.#isBusy = false;
  }

  async #answer(group: readonly Waiting[]): Promise<void> {
    try {
      const known = await this.#read([...new Set(group.map(({ id }) => id))]);
      for (const { id, resolve } of group) resolve(known.get(id));
    } catch (problem) {
      for (const { reject } of group) reject(problem);
    }
  }

  async #read(ids: readonly string[]): Promise<ReadonlyMap<string, Standing>> {
    const rows = await this.#db.all<Standing & { id: string }>(sql`
      select id, version, table_version from matches
      where id in (select json_array_elements_text(${JSON.stringify(ids)}::json))`);
    return new Map(rows.map((row) => [row.id, row]));
  }
}
