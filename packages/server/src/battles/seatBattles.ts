import type { Seat } from '@warmoot/kernel';
import type { AppContext } from '../api/appContext.ts';
import { Problem } from '../api/problem.ts';
import type { LiveMatch } from '../matches/liveMatch.ts';
import { type Chair, chairIn, type Table } from '../matches/table.ts';
import { moveChair } from '../seats/sitting.ts';
import { sql } from '../store/statement.ts';
import { computerFor } from './battlePlan.ts';
import { battlesOf } from './battleRows.ts';
import { openOrders } from './openOrders.ts';

/** MOT-08: whoever plays a side in the campaign plays it in the battle, also after a change there. */
export const seatBattles = async (context: AppContext, campaign: LiveMatch): Promise<void> => {
  const rows = await battlesOf(context.store, campaign.id);
  for (const { match, battle } of rows.filter((row) => row.is_settled === 0 && row.status !== 'over')) {
    const order = openOrders(campaign.moment).find(({ battleId }) => battleId === battle);
    const table = await context.matches.table(match);
    if (order === undefined || table === undefined) continue;
    for (const [campaignSeat, seat] of Object.entries(order.seats))
      await follow(context, chairIn(campaign.table, campaignSeat), campaign.table, table, seat);
  }
};

/** A side that nobody has is a computer's; which one does not matter once one plays. */
const hasFollowed = (leader: Chair, chair: Chair): boolean =>
  leader.person === chair.person &&
  leader.substitute === chair.substitute &&
  (leader.person === null) === (chair.bot !== null);

const follow = async (
  context: AppContext,
  leader: Chair | undefined,
  campaign: Table,
  battle: Table,
  seat: Seat,
): Promise<void> => {
  const chair = chairIn(battle, seat);
  if (leader === undefined || chair === undefined || hasFollowed(leader, chair)) return;
  const bot = leader.person === null ? (await computerFor(campaign, battle.system))(leader.bot) : null;
  await moveChair(context, battle.id, seat, async (db) => {
    await db.run(sql`update seats set person = ${leader.person}, substitute = ${leader.substitute}, bot = ${bot}
      where match = ${battle.id} and seat = ${seat}`);
  }).catch(unlessUnfair);
};

/** MOT-02: somebody who has seen the battle from another seat does not get this one. */
const unlessUnfair = (problem: unknown): void => {
  if (!(problem instanceof Problem)) throw problem;
};
