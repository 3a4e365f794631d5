import { StoreFault } from './fault.ts';
import { type Statement, sql } from './statement.ts';
import type { Queryable } from './store.ts';

/** Tables created step by step: those shared by both stores, and those only one store needs. */
export interface Part {
  readonly name: string;
  readonly steps: readonly (readonly string[])[];
}

/** Our own SQL without values, as in a migration. */
export const plainSql = (text: string): Statement => ({
  parts: Object.assign([text], { raw: [text] }),
  values: [],
});

const STEPS_TABLE = 'create table if not exists steps (part text primary key, done bigint not null)';

/** Runs inside one transaction: brings the tables up to this program's steps, never back. */
export const migrate = async (db: Queryable, parts: readonly Part[]): Promise<void> => {
  await db.run(plainSql(STEPS_TABLE));
  for (const part of parts) await migratePart(db, part);
};

const migratePart = async (db: Queryable, { name, steps }: Part): Promise<void> => {
  const done = await stepsDone(db, name);
  if (done > steps.length)
    throw new StoreFault(
      `The database was written by a newer Warmoot (${name}: step ${done}, this program knows ${steps.length}); start that version or a newer one.`,
    );
  for (const text of steps.slice(done).flat()) await db.run(plainSql(text));
  await db.run(sql`
    insert into steps (part, done) values (${name}, ${steps.length})
    on conflict (part) do update set done = excluded.done`);
};

export const stepsDone = async (db: Queryable, part: string): Promise<number> => {
  const [row] = await db.all<{ done: number }>(sql`select done from steps where part = ${part}`);
  return row?.done ?? 0;
};
