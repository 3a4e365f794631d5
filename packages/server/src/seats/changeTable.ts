import type { AppContext } from '../api/appContext.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';

type Services = Pick<AppContext, 'store' | 'matches'>;

/** Raises the table's number first: that locks the table against other changes, on any node. */
export const bumpTable = (db: Queryable, match: string): Promise<number> =>
  db.run(sql`update matches set table_version = table_version + 1 where id = ${match}`);

/** This node knows before the answer is sent, the others a moment later. */
export const tellTable = async ({ matches, store }: Services, match: string): Promise<void> => {
  await matches.hear({ match, what: 'table' });
  await store.announce({ match, what: 'table' });
};

/** Changes who sits where, all or nothing, then announces it. */
export const changeTable = async <T>(
  context: Services,
  match: string,
  work: (db: Queryable) => Promise<T>,
): Promise<T> => {
  const result = await context.store.transaction(async (db) => {
    await bumpTable(db, match);
    return work(db);
  });
  await tellTable(context, match);
  return result;
};
