import type { Job } from '../jobs/jobs.ts';
import { checkFile, type Item, itemsIn } from './backupFile.ts';
import { StoreFault } from './fault.ts';
import { migrate, plainSql } from './migrate.ts';
import { MIGRATIONS, type Migrations, tablesOf } from './schema.ts';
import { type Statement, sql } from './statement.ts';
import type { Queryable, Row, Store } from './store.ts';

/** How many rows are sent at once. */
const AT_ONCE = 200;

/**
 * Fills an empty store from a backup of either kind of store, all or nothing. A backup from an older program goes into
 * the tables of that time, which are then migrated. Returns how many rows and jobs there were.
 */
export const restore = async (
  file: string,
  store: Store,
  migrations: Migrations = MIGRATIONS,
): Promise<number> => {
  const { steps } = await checkFile(file, migrations);
  return store.transaction(async (db) => {
    await mustBeEmpty(db);
    await makeTablesAgain(db, migrations, steps);
    const count = await fill(db, store, file);
    await migrate(db, [{ name: 'tables', steps: migrations }]);
    return count;
  });
};

const mustBeEmpty = async (db: Queryable): Promise<void> => {
  const found = await db.all(sql`select id from people union all select id from matches limit 1`);
  if (found.length > 0)
    throw new StoreFault(
      'There are already people or matches here: a backup can be restored only into an empty store.',
    );
};

const makeTablesAgain = async (db: Queryable, migrations: Migrations, steps: number): Promise<void> => {
  for (const table of [...tablesOf(migrations)].reverse()) await db.run(plainSql(`drop table ${table}`));
  await db.run(sql`delete from steps where part = 'tables'`);
  await migrate(db, [{ name: 'tables', steps: migrations.slice(0, steps) }]);
};

const fill = async (db: Queryable, { jobs }: Store, file: string): Promise<number> => {
  const insertions = new Insertions();
  const write = (item: Item): Promise<unknown> =>
    'job' in item ? jobs.add(db, item.job as Job) : db.run(insertions.of(item.table, item.row));
  let count = 0;
  let some: Promise<unknown>[] = [];
  for await (const item of itemsIn(file)) {
    some.push(write(item));
    count++;
    if (some.length < AT_ONCE) continue;
    await Promise.all(some);
    some = [];
  }
  await Promise.all(some);
  return count;
};

/** Rows of one table have the same columns, so each statement is built and prepared once. */
class Insertions {
  readonly #parts = new Map<string, TemplateStringsArray>();

  of(table: string, row: Row): Statement {
    const columns = Object.keys(row).join(', ');
    const key = `${table} (${columns})`;
    const parts = this.#parts.get(key) ?? partsOf(`insert into ${key} values (`, Object.keys(row).length);
    this.#parts.set(key, parts);
    return { parts, values: Object.values(row) };
  }
}

const partsOf = (begin: string, values: number): TemplateStringsArray => {
  const parts = [begin, ...Array.from({ length: values - 1 }, () => ', '), ')'];
  return Object.assign(parts, { raw: parts });
};
