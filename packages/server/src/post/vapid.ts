import webPush, { type VapidKeys } from 'web-push';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';

/** The keys that identify this server to push services. Created once: subscribed browsers would reject other keys. */
export const vapidKeys = async (db: Queryable): Promise<VapidKeys> => {
  const kept = await keptKeys(db);
  if (kept !== undefined) return kept;
  const made = JSON.stringify(webPush.generateVAPIDKeys());
  await db.run(
    sql`insert into keepsakes (name, value) values ('vapid', ${made}) on conflict (name) do nothing`,
  );
  return (await keptKeys(db)) as VapidKeys;
};

const keptKeys = async (db: Queryable): Promise<VapidKeys | undefined> => {
  const [row] = await db.all<{ value: string }>(sql`select value from keepsakes where name = 'vapid'`);
  return row === undefined ? undefined : (JSON.parse(row.value) as VapidKeys);
};
