import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';

/** True for the first caller on any node; all others must not act. */
export const claim = async (db: Queryable, key: string, at: number): Promise<boolean> =>
  (await db.run(sql`insert into claims (key, at) values (${key}, ${at}) on conflict (key) do nothing`)) === 1;

/** The attempt failed, so somebody may try again. */
export const release = (db: Queryable, key: string): Promise<number> =>
  db.run(sql`delete from claims where key = ${key}`);
