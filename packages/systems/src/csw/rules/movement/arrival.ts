import type { Direction } from '@warmoot/hex';
import { isEmpty, occupancyOf, unitsAt } from '../../occupancy.ts';
import { type Battle, isLeader, typeOf, type Unit, type UnitId } from '../../state.ts';

/** Troops whose facing is the hex's (CSW-FAC-05): not leaders, not routed units, not markers. */
const facesForHex = (battle: Battle, unit: Unit): boolean =>
  !unit.routed && !isLeader(battle, unit) && typeOf(battle, unit).category !== 'riderless';

/** CSW-FAC-05, CSW-R-13: who ends a move beside troops takes their facing free. */
export const facingOnArrival = (
  battle: Battle,
  movers: readonly UnitId[],
  cell: number,
  facing: Direction,
): Direction => {
  const { first, next } = occupancyOf(battle);
  for (let id = first[cell] ?? -1; id >= 0; id = next[id] as number) {
    const unit = battle.units[id] as Unit;
    if (!movers.includes(id) && facesForHex(battle, unit)) return unit.facing;
  }
  return facing;
};

/** CSW-FAC-05, CSW-R-13: leaders who stand there alone turn with the troops that join them. */
export const leadersWhoTurn = (
  battle: Battle,
  movers: readonly UnitId[],
  cell: number,
  facing: Direction,
): UnitId[] => {
  if (isEmpty(battle, cell)) return [];
  const broughtTroops = movers.some((id) => facesForHex(battle, battle.units[id] as Unit));
  if (!broughtTroops) return [];
  return unitsAt(battle, cell)
    .filter((unit) => !movers.includes(unit.id) && isLeader(battle, unit) && unit.facing !== facing)
    .map(({ id }) => id);
};
