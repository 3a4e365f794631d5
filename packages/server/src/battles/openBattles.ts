import type { BattleOrder } from '@warmoot/kernel';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { Matches } from '../matches/matches.ts';
import { bumpTable } from '../seats/changeTable.ts';
import { sql } from '../store/statement.ts';
import type { Queryable, Store } from '../store/store.ts';
import { battlePlan } from './battlePlan.ts';
import { isFought, noteBattle } from './battleRows.ts';
import { openOrders } from './openOrders.ts';

export interface BattleRoom {
  readonly store: Store;
  readonly matches: Matches;
  readonly now: () => number;
}

/** The campaign has gone on since we looked: whether the battle is still open is not known. */
class Outrun extends Error {}

/** How often to look again when the campaign goes on meanwhile. */
const TRIES = 8;

/** MOT-08: a match for every open battle that has none. True if one was opened. */
export const openBattles = async (room: BattleRoom, campaign: LiveMatch): Promise<boolean> => {
  for (let tries = 1; ; tries++) {
    try {
      return await openAll(room, campaign);
    } catch (problem) {
      if (!(problem instanceof Outrun) || tries === TRIES) throw problem;
      await campaign.catchUp();
    }
  }
};

const openAll = async (room: BattleRoom, campaign: LiveMatch): Promise<boolean> => {
  let hasOpened = false;
  for (const order of openOrders(campaign.moment))
    hasOpened = (await openBattle(room, campaign, order)) || hasOpened;
  return hasOpened;
};

/** Match, seats, first line and note in one transaction: a crash or a second node opens none twice. */
const openBattle = async (
  { store, matches }: BattleRoom,
  campaign: LiveMatch,
  order: BattleOrder,
): Promise<boolean> => {
  const { id, table, version } = campaign;
  if (await isFought(store, id, order.battleId)) return false;
  const plan = await battlePlan(table, order);
  return store.transaction(async (db) => {
    await bumpTable(db, id);
    if (await isFought(db, id, order.battleId)) return false;
    await mustBeAt(db, id, version);
    const match = await matches.createIn(db, plan);
    await db.run(noteBattle(match, id, order.battleId));
    return true;
  });
};

/** A line written meanwhile may have settled the battle. */
const mustBeAt = async (db: Queryable, campaign: string, version: number): Promise<void> => {
  const [row] = await db.all<{ version: number }>(sql`select version from matches where id = ${campaign}`);
  if (row?.version !== version) throw new Outrun(`${campaign} has gone on`);
};
