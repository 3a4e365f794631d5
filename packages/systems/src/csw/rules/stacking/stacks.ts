import { isEmpty, occupancyOf, unitsAt } from '../../occupancy.ts';
import { type Battle, typeOf, type Unit } from '../../state.ts';

/** CSW-STK-03, CSW-X-12 */
export const MOST_POINTS = 6;

/** CSW-STK-04, CSW-DIS-04 */
export const stackingOf = (battle: Battle, unit: Unit): number => typeOf(battle, unit).stacking;

export const pointsOf = (battle: Battle, units: readonly Unit[]): number => {
  let points = 0;
  for (const unit of units) points += stackingOf(battle, unit);
  return points;
};

/** CSW-STK-01, CSW-R-26, CSW-UND-08: the same counter, and living units never beside undead. Leaders and mounts are no type. */
export const areOneType = (battle: Battle, units: readonly Unit[]): boolean => {
  let first: Unit | undefined;
  for (const unit of units) {
    if (isLoose(battle, unit)) continue;
    first ??= unit;
    if (unit.type !== first.type || unit.undead !== first.undead) return false;
  }
  return true;
};

/** What a cell would hold with this unit in it, looked up without making a list: set-up asks about every hex. */
export const pointsWith = (battle: Battle, unit: Unit, cell: number): number => {
  const { first, next } = occupancyOf(battle);
  let points = stackingOf(battle, unit);
  for (let id = first[cell] ?? -1; id >= 0; id = next[id] as number)
    if (id !== unit.id) points += stackingOf(battle, battle.units[id] as Unit);
  return points;
};

/** CSW-STK-01: whether a unit is of one type with all in a cell. */
export const isOfTypeIn = (battle: Battle, unit: Unit, cell: number): boolean => {
  if (isLoose(battle, unit)) return true;
  const { first, next } = occupancyOf(battle);
  for (let id = first[cell] ?? -1; id >= 0; id = next[id] as number) {
    const other = battle.units[id] as Unit;
    const alike = other.type === unit.type && other.undead === unit.undead;
    if (!alike && !isLoose(battle, other)) return false;
  }
  return true;
};

/** CSW-STK-02, CSW-R-70: what stacks with anything. */
const isLoose = (battle: Battle, unit: Unit): boolean => {
  const { category } = typeOf(battle, unit);
  return category === 'leader' || category === 'riderless';
};

/** CSW-STK-03, CSW-STK-07: more than six points, or mixed types. */
export const isOverstacked = (battle: Battle, units: readonly Unit[]): boolean =>
  pointsOf(battle, units) > MOST_POINTS || !areOneType(battle, units);

/** CSW-STK-08: whether these units could stop in a cell beside whom they find there. */
export const couldStop = (battle: Battle, units: readonly Unit[], cell: number): boolean => {
  if (isEmpty(battle, cell)) return !isOverstacked(battle, units);
  const there = unitsAt(battle, cell).filter((unit) => !units.some(({ id }) => id === unit.id));
  there.push(...units);
  return !isOverstacked(battle, there);
};
