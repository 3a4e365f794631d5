import { say } from '@warmoot/kernel';
import { occupancyOf } from '../../state/occupancy.ts';
import { type Battle, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';

/** CSW-STK-03, CSW-X-12 */
export const MAX_POINTS = 6;

/** CSW-STK-04, CSW-DIS-04 */
export const stackingOf = (battle: Battle, unit: Unit): number => typeOf(battle, unit).stacking;

export const pointsOf = (battle: Battle, units: readonly Unit[]): number => {
  let points = 0;
  for (const unit of units) points += stackingOf(battle, unit);
  return points;
};

/** The contents of a cell with this unit in it, without making a list: set-up checks every hex. */
export const pointsWith = (battle: Battle, unit: Unit, cell: number): number => {
  const { first, next } = occupancyOf(battle);
  let points = stackingOf(battle, unit);
  for (let id = first[cell] ?? -1; id >= 0; id = next[id] as number)
    if (id !== unit.id) points += stackingOf(battle, battle.units[id] as Unit);
  return points;
};

/** CSW-STK-01: whether a unit has the same type as all in a cell. */
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

/** CSW-STK-02, CSW-R-70: units that stack with anything. */
const isLoose = (battle: Battle, unit: Unit): boolean => {
  const { category } = typeOf(battle, unit);
  return category === 'leader' || category === 'riderless';
};

/** Units counted one after the other: their points, and whether they are of one type. */
class Muster {
  points = 0;
  mixed = false;
  #first: Unit | undefined;

  /**
   * CSW-STK-01, CSW-R-26, CSW-UND-08: the same counter; no living units beside undead. Leaders and mounts do not count.
   */
  add(battle: Battle, unit: Unit): void {
    this.points += stackingOf(battle, unit);
    if (isLoose(battle, unit)) return;
    this.#first ??= unit;
    if (unit.type !== this.#first.type || unit.undead !== this.#first.undead) this.mixed = true;
  }

  /** CSW-STK-03, CSW-STK-07: more than six points, or mixed types. */
  get isOverstacked(): boolean {
    return this.mixed || this.points > MAX_POINTS;
  }
}

const musterOf = (battle: Battle, units: readonly Unit[]): Muster => {
  const muster = new Muster();
  for (const unit of units) muster.add(battle, unit);
  return muster;
};

export const areOneType = (battle: Battle, units: readonly Unit[]): boolean => !musterOf(battle, units).mixed;

export const isOverstacked = (battle: Battle, units: readonly Unit[]): boolean =>
  musterOf(battle, units).isOverstacked;

/** CSW-STK-07: which of the two it is, if units cannot stay together. */
export const overstackReason = (battle: Battle, units: readonly Unit[]): string => {
  const { mixed, points } = musterOf(battle, units);
  return mixed
    ? 'units of different types cannot stack'
    : say`${points} stacking points are more than ${MAX_POINTS}`;
};

/** Whether the units of a cell are too many or mixed as they stand. */
export const isCellOverstacked = (battle: Battle, cell: number): boolean => !couldStop(battle, [], cell);

const isAmong = (units: readonly Unit[], id: number): boolean => {
  for (const unit of units) if (unit.id === id) return true;
  return false;
};

/** CSW-STK-08: whether these units could stop in a cell beside its occupants. */
export const couldStop = (battle: Battle, units: readonly Unit[], cell: number): boolean => {
  const { first, next } = occupancyOf(battle);
  const muster = musterOf(battle, units);
  for (let id = first[cell] as number; id >= 0; id = next[id] as number)
    if (!isAmong(units, id)) muster.add(battle, battle.units[id] as Unit);
  return !muster.isOverstacked;
};
