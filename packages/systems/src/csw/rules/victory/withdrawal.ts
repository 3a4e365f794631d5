/** CSW-HOV-03: in a battle handed over by a campaign, a side that resigns withdraws from the field. */
import { permit, refuse, type Verdict } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import { halfOf } from '../../state/handOver.ts';
import { enemyOf, type Side } from '../../state/setup.ts';
import { type Battle, isOnMap } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { inEnemyZone } from '../zones/zones.ts';
import { isGone } from './counts.ts';
import { withdrew } from './victory.ts';

export const isHandedOver = ({ handOver }: Battle): boolean => handOver !== undefined;

export const checkWithdrawal = ({ handOver }: Battle, side: Side): Verdict => {
  const withdrawing = handOver?.withdrawal?.side;
  if (withdrawing === undefined) return permit;
  return withdrawing === side
    ? refuse('CSW-HOV-03', 'you are withdrawing already')
    : refuse('CSW-HOV-03', 'the enemy is withdrawing and leaves you the field');
};

/** The side whose withdrawal ends the battle now, when a half has ended. */
const withdrawnNow = (battle: Battle): Side | undefined => {
  const { handOver, phasing, turn, sideA, setup } = battle;
  const withdrawal = handOver?.withdrawal ?? null;
  if (withdrawal === null || isGone(battle, enemyOf(withdrawal.side))) return undefined;
  const wasPursued = phasing !== withdrawal.side && halfOf(battle) > withdrawal.half;
  const isLastHalf = turn >= setup.turns && phasing !== sideA;
  return wasPursued || isLastHalf ? withdrawal.side : undefined;
};

const isCaught = (battle: Battle, unit: Unit): boolean =>
  isOnMap(unit) && !unit.underground && inEnemyZone(battle, unit.side, unit.cell);

/** Judged for all of them as the half ends, before any is taken off. True if the battle is over. */
export const endWithdrawal = (tale: Tale): boolean => {
  const side = withdrawnNow(tale.state);
  if (side === undefined) return false;
  const caught = tale.state.units.filter((unit) => unit.side === side && isCaught(tale.state, unit));
  for (const { id, cell } of caught)
    tale.tell({
      type: 'unitEliminated',
      unit: id,
      cell,
      why: 'caught in the withdrawal',
      rules: ['CSW-HOV-03'],
    });
  tale.tell(withdrew(tale.state, side));
  return true;
};
