import type { Direction } from '@warmoot/hex';
import { isEmpty, occupancyOf, unitsAt } from '../../state/occupancy.ts';
import { type Battle, typeOf } from '../../state/state.ts';
import type { Unit, UnitId } from '../../state/unit.ts';

/** CSW-FAC-05, CSW-R-13: one facing per hex; mounts without riders face as leaders do, leaders as troops do. */
const rankOf = (battle: Battle, unit: Unit): number => {
  const { category } = typeOf(battle, unit);
  if (category === 'riderless') return 0;
  return category === 'leader' ? 1 : 2;
};

/** CSW-FAC-07: ranked below all others, because it has no facing. */
const ROUTED = -1;
const rankInHex = (battle: Battle, unit: Unit): number => (unit.routed ? ROUTED : rankOf(battle, unit));

/** CSW-FAC-05, CSW-R-13: a unit that joins others takes their facing free, unless they turn to its own. */
export const facingOnArrival = (
  battle: Battle,
  movers: readonly UnitId[],
  cell: number,
  facing: Direction,
): Direction => {
  const { first, next } = occupancyOf(battle);
  let found: Unit | undefined;
  for (let id = first[cell] ?? -1; id >= 0; id = next[id] as number) {
    const unit = battle.units[id] as Unit;
    if (unit.routed || movers.includes(id)) continue;
    if (found === undefined || rankOf(battle, unit) > rankOf(battle, found)) found = unit;
  }
  if (found === undefined) return facing;
  const rank = rankOf(battle, found);
  return movers.every((id) => rankOf(battle, battle.units[id] as Unit) <= rank) ? found.facing : facing;
};

/** CSW-FAC-05, CSW-R-13: leaders, and mounts without riders, turn with the troops that join them, mounts with leaders too. */
export const leadersWhoTurn = (
  battle: Battle,
  movers: readonly UnitId[],
  cell: number,
  facing: Direction,
): UnitId[] => {
  if (isEmpty(battle, cell)) return [];
  const ranks = movers.map((id) => rankInHex(battle, battle.units[id] as Unit));
  const highest = Math.max(ROUTED, ...ranks);
  return unitsAt(battle, cell)
    .filter((unit) => !unit.routed && !movers.includes(unit.id) && unit.facing !== facing)
    .filter((unit) => rankOf(battle, unit) < highest)
    .map(({ id }) => id);
};
