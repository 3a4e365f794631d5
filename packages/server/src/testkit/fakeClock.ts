import pg from 'pg';
import type { MachineClock } from '../clock/machineClock.ts';
import type { Place } from './stores.ts';

/** These functions go in the schema `public`, so that unqualified calls find them before PostgreSQL's own. */
const FAKE_DATABASE_CLOCK = `
  create table test_clock (ahead_ms bigint not null);
  insert into test_clock values (0);
  create function public.now() returns timestamptz stable language sql as
    $$ select pg_catalog.now() + (select ahead_ms from public.test_clock) * interval '1 millisecond' $$;
  create function public.clock_timestamp() returns timestamptz volatile language sql as
    $$ select pg_catalog.clock_timestamp() + (select ahead_ms from public.test_clock) * interval '1 millisecond' $$;
  do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`;

/** The clocks of a machine and its database, which a test can advance or set. */
export class FakeClock implements MachineClock {
  readonly #database: pg.Client | undefined;
  #passed = 0;
  #jumped = 0;

  private constructor(database: pg.Client | undefined) {
    this.#database = database;
  }

  static async at({ env }: Place): Promise<FakeClock> {
    if (env.DATABASE_URL === undefined) return new FakeClock(undefined);
    const database = new pg.Client({ connectionString: env.DATABASE_URL });
    await database.connect();
    await database.query(FAKE_DATABASE_CLOCK);
    return new FakeClock(database);
  }

  readonly wall = (): number => Date.now() + this.#passed + this.#jumped;
  readonly elapsed = (): number => performance.now() + this.#passed;

  async pass(milliseconds: number): Promise<void> {
    this.#passed += milliseconds;
    await this.#setDatabase();
  }

  async jump(milliseconds: number): Promise<void> {
    this.#jumped += milliseconds;
    await this.#setDatabase();
  }

  async #setDatabase(): Promise<void> {
    await this.#database?.query('update test_clock set ahead_ms = $1', [this.#passed + this.#jumped]);
  }

  async close(): Promise<void> {
    await this.#database?.end();
  }
}
