import { botKey } from '../bots/botsAfter.ts';
import { clockKeys } from '../clock/deadlines.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { notificationKeys } from '../post/notices.ts';
import { sql } from '../store/statement.ts';
import type { Asks } from '../store/store.ts';

/** Runs inside a transaction: removes the table with its log, seats, chat and waiting jobs. */
export const removeTable = async (asks: Asks, jobs: Jobs, match: string): Promise<boolean> => {
  const seats = await asks.all<{ seat: string }>(sql`select seat from seats where match = ${match}`);
  const keys = seats.flatMap(({ seat }) => [...clockKeys(match, seat), ...notificationKeys(match, seat)]);
  for (const key of [botKey(match), ...keys]) await jobs.cancel(asks, key);
  return (await asks.run(sql`delete from matches where id = ${match}`)) > 0;
};
