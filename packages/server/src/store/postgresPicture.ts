import pg from 'pg';
import { waitingJobs } from '../jobs/postgresJobs.ts';
import { StoreFault } from './fault.ts';
import { stepsDone } from './migrate.ts';
import { codeOf, unusable } from './postgresFaults.ts';
import { OUR_TYPES, Session, StatementNames } from './postgresSession.ts';
import type { Picture, Queryable, Row } from './store.ts';

const PAGE = 1000;
const ONE_MOMENT = 'begin isolation level repeatable read read only';

/** A connection's snapshot from now on, until the connection is released. */
export const inSnapshot = async <T>(
  client: pg.ClientBase,
  db: Queryable,
  work: (picture: Picture) => Promise<T>,
): Promise<T> => {
  await client.query(ONE_MOMENT);
  try {
    return await work({
      steps: () => stepsDone(db, 'tables'),
      rows: (table) => rowsOf(client, table),
      jobs: () => waitingJobs(db),
    });
  } finally {
    await client.query('rollback').catch(() => undefined);
  }
};

/** Does not open the store, which would migrate its tables under a running server. */
export const pictureAt = async <T>(url: string, work: (picture: Picture) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, application_name: 'warmoot', types: OUR_TYPES });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await inSnapshot(client, new Session(client, new StatementNames()), work);
  } catch (error) {
    if (codeOf(error) === NO_SUCH_TABLE)
      throw new StoreFault('There is no Warmoot data in the database of DATABASE_URL.');
    throw error instanceof pg.DatabaseError || codeOf(error) !== '' ? unusable(error, url) : error;
  } finally {
    await client.end();
  }
};

const NO_SUCH_TABLE = '42P01';

async function* rowsOf(client: pg.ClientBase, table: string): AsyncGenerator<readonly Row[]> {
  await client.query(`declare a_table cursor for select * from ${table}`);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${PAGE} from a_table`);
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('close a_table');
}
