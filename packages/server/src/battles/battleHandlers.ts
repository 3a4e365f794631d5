import type { AppContext } from '../api/appContext.ts';
import type { Handlers } from '../jobs/jobs.ts';
import { changeTable } from '../seats/changeTable.ts';
import { sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';
import { battleJob } from './battleRows.ts';
import { openBattles } from './openBattles.ts';
import { seatBattles } from './seatBattles.ts';
import { closeBattles, reportBattles } from './settleBattles.ts';

export const battleHandlers = (context: AppContext): Handlers => ({
  battle: async (payload) => continueBattles(context, (payload as { readonly campaign: string }).campaign),
});

/** What the campaign lists about its battles is in the store by then. */
const allWritten = async (): Promise<void> => {};

/** May run any number of times, on any node: each step looks at what is there. */
const continueBattles = async (context: AppContext, id: string): Promise<void> => {
  await context.matches.hear({ match: id, what: 'table' }); // the job may arrive before the news of who sits where
  const campaign = await context.matches.open(id);
  if (campaign === undefined) return;
  await campaign.catchUp();
  campaign.throwIfHalted();
  if (campaign.table.status !== 'paused') {
    await reportBattles(context, campaign);
    await openBattles(context, campaign);
    await seatBattles(context, campaign);
  }
  await closeBattles(context, id);
  await changeTable(context, id, allWritten); // viewers get a table only when its number has risen
};

/**
 * At every start: a server that died may have taken a job with it, and on PostgreSQL nobody else gets that job before
 * the next server has been up for some seconds.
 */
export const scheduleBattles = (store: Store, at: number): Promise<void> =>
  store.transaction(async (db) => {
    const rows = await db.all<{ campaign: string }>(sql`
      select distinct campaign from battles join matches on matches.id = battles.match
      where (is_settled = 0 and status = 'over') or (is_settled = 1 and status <> 'over')`);
    for (const { campaign } of rows) await store.jobs.add(db, battleJob(campaign, at));
  });
