import webPush, { type VapidKeys } from 'web-push';
import { sql } from '../store/statement.ts';
import type { Asks } from '../store/store.ts';

/** The keys that identify this server to push services. Created once: subscribed browsers would reject other keys. */
export const vapidKeys = async (asks: Asks): Promise<VapidKeys> => {
  const kept = await keptKeys(asks);
  if (kept !== undefined) return kept;
  const made = JSON.stringify(webPush.generateVAPIDKeys());
  await asks.run(
    sql`insert into keepsakes (name, value) values ('vapid', ${made}) on conflict (name) do nothing`,
  );
  return (await keptKeys(asks)) as VapidKeys;
};

const keptKeys = async (asks: Asks): Promise<VapidKeys | undefined> => {
  const [row] = await asks.all<{ value: string }>(sql`select value from keepsakes where name = 'vapid'`);
  return row === undefined ? undefined : (JSON.parse(row.value) as VapidKeys);
};
