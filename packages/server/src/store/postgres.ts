import pg from 'pg';
import { JOB_FUNCTIONS, PostgresJobs, prepareQueue } from '../jobs/postgresJobs.ts';
import { Mutex } from '../matches/mutex.ts';
import type { Changed } from './fault.ts';
import { GroupCommit, type Outcome } from './groupCommit.ts';
import { Lifeline, OUR_LOCKS } from './lifeline.ts';
import { migrate } from './migrate.ts';
import { ListenerSet } from './news.ts';
import { announcing, inOrder, isEntryFault, writeTogether } from './postgresEntries.ts';
import { serverFault, unusable } from './postgresFaults.ts';
import { inSnapshot } from './postgresPicture.ts';
import { isTakenLine, mayTryAgain, OUR_TYPES, Session, StatementNames } from './postgresSession.ts';
import { MIGRATIONS, type Migrations } from './schema.ts';
import type { Statement } from './statement.ts';
import {
  type Announcement,
  type Entry,
  type LogRow,
  linesAfter,
  type Picture,
  type Queryable,
  type Store,
} from './store.ts';

export interface PostgresOptions {
  readonly now: () => number;
  /** The most connections of this node, apart from the one that listens. */
  readonly connections?: number;
  readonly migrations?: Migrations;
}

/** Nobody waits forever for a lost database, and the database stops working on queries nobody waits for. */
const PATIENCE = {
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  statement_timeout: 5_000,
  query_timeout: 7_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** The store of many nodes. The first node creates the tables; the others wait for it. */
export const openPostgres = async (url: string, options: PostgresOptions): Promise<Store> => {
  const config = { connectionString: url, application_name: 'warmoot', types: OUR_TYPES };
  const pool = newPool({ ...config, max: options.connections ?? 16, pipeline: true, ...PATIENCE });
  try {
    await prepare(config, options.migrations ?? MIGRATIONS);
    const store = new PostgresStore(pool, config, options);
    await store.listen();
    return store;
  } catch (error) {
    await pool.end();
    throw unusable(error, url);
  }
};

/** A query over a broken connection fails; a connection that breaks while idle must not end the process. */
const newPool = (config: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool(config);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/**
 * A migration, or waiting for another node's, may take a long time, so it has its own connections without our timeouts.
 */
const prepare = async (config: pg.PoolConfig, steps: Migrations): Promise<void> => {
  const pool = newPool({ ...config, max: 2, connectionTimeoutMillis: PATIENCE.connectionTimeoutMillis });
  try {
    await withLock(pool, async (client) => {
      await prepareQueue(pool);
      const db = new Session(client, new StatementNames());
      await inTransaction(client, 'begin', () => migrate(db, [{ name: 'tables', steps }, JOB_FUNCTIONS]));
    });
  } finally {
    await pool.end();
  }
};

const withLock = async (pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1, 0)', [OUR_LOCKS]);
    await work(client);
  } finally {
    client.release(true);
  }
};

const rethrow =
  (changed: Changed) =>
  (error: unknown): never => {
    throw serverFault(error, changed);
  };

const inTransaction = async <T>(client: pg.PoolClient, begin: string, work: () => Promise<T>): Promise<T> => {
  await client.query(begin);
  try {
    const result = await work();
    await client.query('commit').catch(rethrow('unknown'));
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

const TRIES = 20;

class PostgresStore implements Store {
  readonly kind = 'postgres';
  readonly jobs: PostgresJobs;
  readonly #pool: pg.Pool;
  readonly #names = new StatementNames();
  readonly #session: Session;
  readonly #lifeline: Lifeline;
  readonly #hearers = new ListenerSet();
  readonly #group = new GroupCommit((entries) => this.#commit(entries));
  readonly #retries = new Mutex();

  constructor(pool: pg.Pool, config: pg.ClientConfig, { now }: PostgresOptions) {
    this.#pool = pool;
    this.#session = new Session(pool as never, this.#names);
    this.#lifeline = new Lifeline(config, {
      heard: (text) => this.#hearers.tell(JSON.parse(text) as Announcement),
      restored: () => this.#hearers.tellMissed(),
    });
    this.jobs = new PostgresJobs(pool, this.#lifeline, now);
  }

  listen(): Promise<void> {
    return this.#lifeline.open();
  }

  all<Row>(statement: Statement): Promise<Row[]> {
    return this.#session.all<Row>(statement).catch(rethrow('nothing'));
  }

  run(statement: Statement): Promise<number> {
    return this.#withClient((_client, db) => db.run(statement)).catch(rethrow('unknown'));
  }

  /** Serializable: if two nodes each read what the other writes, only one of them succeeds. */
  async transaction<T>(work: (db: Queryable) => Promise<T>): Promise<T> {
    return this.#again(() =>
      this.#withClient((client, db) =>
        inTransaction(client, 'begin isolation level serializable', () => work(db)),
      ),
    ).catch(rethrow('nothing'));
  }

  append(entry: Entry): Promise<boolean> {
    return this.#group.add(entry);
  }

  /** If one entry of a group cannot be written, each is written separately. */
  async #commit(entries: readonly Entry[]): Promise<readonly Outcome[]> {
    try {
      await this.#write([...entries].sort(inOrder));
      return entries.map(() => ({ isWritten: true }));
    } catch (error) {
      if (!isEntryFault(error)) throw serverFault(error, 'unknown');
    }
    const outcomes: Outcome[] = [];
    for (const entry of entries) outcomes.push(await this.#commitOne(entry));
    return outcomes;
  }

  async #commitOne(entry: Entry): Promise<Outcome> {
    try {
      await this.#again(() => this.#write([entry]));
      return { isWritten: true };
    } catch (error) {
      return isTakenLine(error) ? { isWritten: false } : { error: serverFault(error, 'unknown') };
    }
  }

  #write(entries: readonly Entry[]): Promise<void> {
    return this.#withClient((_client, db) => writeTogether(db, this.jobs, entries));
  }

  tail(match: string, after: number, most?: number): Promise<LogRow[]> {
    return this.all<LogRow>(linesAfter(match, after, most));
  }

  async announce(news: Announcement): Promise<void> {
    await this.run(announcing([news]));
  }

  onNews(hear: (news: Announcement) => void, missed?: () => void): () => void {
    return this.#hearers.add(hear, missed);
  }

  picture<T>(work: (picture: Picture) => Promise<T>): Promise<T> {
    return this.#withClient((client, db) => inSnapshot(client, db, work));
  }

  async close(): Promise<void> {
    await this.#lifeline.close();
    await this.#pool.end();
  }

  async #withClient<T>(work: (client: pg.PoolClient, db: Queryable) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch(rethrow('nothing'));
    try {
      return await work(client, new Session(client, this.#names));
    } finally {
      client.release();
    }
  }

  /** A transaction that conflicted is retried alone: many at once would keep conflicting. */
  async #again<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await (tries === 1 ? work() : this.#retries.run(work));
      } catch (error) {
        if (!mayTryAgain(error) || tries === TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 5 * tries));
      }
    }
  }
}
