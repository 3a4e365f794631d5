import pg from 'pg';
import { codeOf } from './postgresFaults.ts';
import { type Statement, textOf } from './statement.ts';
import type { Queryable } from './store.ts';

/** Anything that takes queries: the pool, or one of its connections. */
type Queries = Pick<pg.ClientBase, 'query'>;

interface Named {
  readonly name: string;
  readonly text: string;
}

/** Each query in our code is prepared once on each connection, under a name. */
export class StatementNames {
  readonly #names = new WeakMap<TemplateStringsArray, Named>();
  #count = 0;

  of(statement: Statement): Named {
    const known = this.#names.get(statement.parts);
    if (known !== undefined) return known;
    const named = { name: `warmoot${++this.#count}`, text: textOf(statement, (n) => `$${n}`) };
    this.#names.set(statement.parts, named);
    return named;
  }
}

export class Session implements Queryable {
  readonly #queries: Queries;
  readonly #names: StatementNames;

  constructor(queries: Queries, names: StatementNames) {
    this.#queries = queries;
    this.#names = names;
  }

  async all<Row>(statement: Statement): Promise<Row[]> {
    return (await this.#query(statement)).rows as Row[];
  }

  async run(statement: Statement): Promise<number> {
    return (await this.#query(statement)).rowCount ?? 0;
  }

  #query(statement: Statement): Promise<pg.QueryResult> {
    return this.#queries.query({ ...this.#names.of(statement), values: [...statement.values] });
  }
}

const BIGINT = 20;
const NUMERIC = 1700;

/** Parses integers as numbers: ours are times and counts, far below 2^53. */
export const OUR_TYPES: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === BIGINT || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format)) as never,
};

/** A conflict with another transaction: a retry should succeed. */
export const mayTryAgain = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** Another node wrote this line of this match first. */
export const isTakenLine = (error: unknown): boolean =>
  codeOf(error) === '23505' && (error as { constraint?: string }).constraint === 'log_pkey';
