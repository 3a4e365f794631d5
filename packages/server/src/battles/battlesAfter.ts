import type { BattleOrder } from '@warmoot/kernel';
import type { AppendedLine, Consequence, Consequences } from '../matches/liveMatch.ts';
import { battleJob, noteSettled } from './battleRows.ts';
import { openOrders } from './openOrders.ts';

/**
 * The job is written with the line that opens a battle, ends its match, or settles it, so a crash in between loses
 * nothing. That a battle is settled is written with the line itself, so its result cannot be applied again (MOT-08).
 */
export const battlesAfter: Consequence = (happening) => {
  if (happening.table.settings.battle !== undefined) return afterBattleLine(happening);
  return happening.after.system.opensBattles === undefined ? {} : afterCampaignLine(happening);
};

const afterBattleLine = ({ table, before, after, at }: AppendedLine): Consequences => {
  const campaign = table.settings.battle?.campaign;
  const isOver = after.outcome !== undefined && before?.outcome === undefined;
  return campaign !== undefined && isOver ? { jobs: [battleJob(campaign, at)] } : {};
};

const afterCampaignLine = ({ table, before, after, at }: AppendedLine): Consequences => {
  const [earlier, now] = [openOrders(before), openOrders(after)];
  const closed = earlier.filter((order) => !isAmong(now, order));
  if (closed.length === 0 && now.every((order) => isAmong(earlier, order))) return {};
  return {
    also: closed.map(({ battleId }) => noteSettled(table.id, battleId)),
    jobs: [battleJob(table.id, at)],
  };
};

const isAmong = (orders: readonly BattleOrder[], { battleId }: BattleOrder): boolean =>
  orders.some((other) => other.battleId === battleId);
