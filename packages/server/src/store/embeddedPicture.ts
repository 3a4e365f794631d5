import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { waitingJobs } from '../jobs/embeddedJobs.ts';
import { Connection } from './connection.ts';
import { StoreFault } from './fault.ts';
import { stepsDone } from './migrate.ts';
import type { Picture, Row } from './store.ts';

export const databaseFile = (folder: string): string => join(folder, 'warmoot.db');

const AT_ONCE = 1000;

/** A separate reader: it needs no lock, and a running server can keep writing. */
export const pictureOf = async <T>(folder: string, work: (picture: Picture) => Promise<T>): Promise<T> => {
  const file = databaseFile(folder);
  if (!existsSync(file)) throw new StoreFault(`There is no Warmoot database in the folder ${folder}.`);
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    database.exec('begin');
    const db = new Connection(database);
    return await work({
      steps: () => stepsDone(db, 'tables'),
      rows: (table) => rowsOf(database, table),
      jobs: () => waitingJobs(db),
    });
  } finally {
    database.close();
  }
};

/** Reads page by page: the library loses a statement that is read row by row while others run. */
async function* rowsOf(database: DatabaseSyncInstance, table: string): AsyncGenerator<readonly Row[]> {
  const page = database.prepare(
    `select rowid as place, * from ${table} where rowid > ? order by rowid limit ${AT_ONCE}`,
  );
  for (let after = 0; ; ) {
    const rows = page.all(after) as (Row & { readonly place: number })[];
    if (rows.length === 0) return;
    yield rows.map(({ place: _, ...row }) => row as Row);
    after = rows.at(-1)?.place ?? after;
  }
}
