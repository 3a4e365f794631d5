import { accountsForAll, BATTLEFIELD, type BattleOrder, type BattleResult } from '@warmoot/kernel';
import type { LiveMatch } from '../matches/liveMatch.ts';
import { type BattleRow, battlesOf } from './battleRows.ts';
import type { BattleRoom } from './openBattles.ts';
import { openOrders } from './openOrders.ts';

const orderOf = (campaign: LiveMatch, { battle }: BattleRow): BattleOrder | undefined =>
  openOrders(campaign.moment).find(({ battleId }) => battleId === battle);

const upToDate = async ({ matches }: BattleRoom, match: string): Promise<LiveMatch | undefined> => {
  const live = await matches.open(match);
  await live?.catchUp();
  live?.throwIfHalted();
  return live;
};

/**
 * MOT-08: brings the results of battles that are over to the campaign. However often this runs, the campaign accepts
 * each result only once: after that the battle is no longer open there.
 */
export const reportBattles = async (room: BattleRoom, campaign: LiveMatch): Promise<void> => {
  const rows = await battlesOf(room.store, campaign.id);
  for (const row of rows.filter((each) => each.is_settled === 0 && each.status === 'over')) {
    const order = orderOf(campaign, row);
    const battle = order && (await upToDate(room, row.match));
    if (order !== undefined && battle !== undefined) await report(campaign, battle, order);
  }
};

const report = async (campaign: LiveMatch, battle: LiveMatch, order: BattleOrder): Promise<void> => {
  const made = campaign.door.system.opensBattles?.report(resultOf(battle, order), order);
  if (made === undefined) return;
  const { stopped } = await campaign.submit({ seat: made.seat, commands: [made.command] });
  const isStillOpen = openOrders(campaign.moment).some(({ battleId }) => battleId === order.battleId);
  if (stopped !== undefined && isStillOpen)
    throw new Error(`the result of battle ${order.battleId} was not accepted: ${JSON.stringify(stopped)}`);
};

/** A result that leaves somebody out is a defect of the system that fought. */
const resultOf = ({ moment, door }: LiveMatch, order: BattleOrder): BattleResult => {
  const result = door.system.fightsBattles?.result(moment.state, order, moment.outcome as never);
  if (result === undefined) throw new Error(`${order.system} does not fight battles`);
  const verdict = accountsForAll(order, result);
  if (!verdict.ok) throw new Error(verdict.because);
  return result;
};

/** MOT-08: ends the matches that the campaign no longer waits for. */
export const closeBattles = async (room: BattleRoom, campaign: string): Promise<void> => {
  const rows = await battlesOf(room.store, campaign);
  for (const { match } of rows.filter((each) => each.is_settled === 1 && each.status !== 'over')) {
    const battle = await upToDate(room, match);
    await battle?.agree({
      item: { kind: 'end', seat: BATTLEFIELD, how: 'settled', winners: [], agreed: [] },
    });
  }
};
