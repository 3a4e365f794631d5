import { battleKey } from '../battles/battleRows.ts';
import { botKey } from '../bots/botsAfter.ts';
import { clockKeys } from '../clock/deadlines.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { notificationKeys } from '../post/notices.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';

/** Runs inside a transaction: removes the table with its log, seats, chat and waiting jobs. */
export const removeTable = async (db: Queryable, jobs: Jobs, match: string): Promise<boolean> => {
  const seats = await db.all<{ seat: string }>(sql`select seat from seats where match = ${match}`);
  const keys = seats.flatMap(({ seat }) => [...clockKeys(match, seat), ...notificationKeys(match, seat)]);
  for (const key of [botKey(match), battleKey(match), ...keys]) await jobs.cancel(db, key);
  return (await db.run(sql`delete from matches where id = ${match}`)) > 0;
};
