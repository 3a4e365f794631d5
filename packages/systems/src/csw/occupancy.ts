import { latelyFor } from './memory.ts';
import type { Battle, Unit } from './state.ts';

/** Who stands where on the surface: units by cell, each cell in ascending unit id. Worked out once for each state. */
export interface Occupancy {
  readonly first: Int16Array;
  readonly next: Int16Array;
}

const occupancy = (units: readonly Unit[], { setup }: Battle): Occupancy => {
  const first = new Int16Array(setup.field.terrain.length).fill(-1);
  const next = new Int16Array(units.length).fill(-1);
  for (let id = units.length - 1; id >= 0; id--) {
    const unit = units[id] as Unit;
    if (unit.status !== 'onMap' || unit.underground) continue;
    next[id] = first[unit.cell] as number;
    first[unit.cell] = id;
  }
  return { first, next };
};

const known = latelyFor(occupancy);

export const occupancyOf = (battle: Battle): Occupancy => known(battle.units, battle);

/** The surface units in a cell, in ascending id. */
export const unitsAt = (battle: Battle, cell: number): Unit[] => {
  const { first, next } = occupancyOf(battle);
  const found: Unit[] = [];
  for (let id = first[cell] ?? -1; id >= 0; id = next[id] as number) found.push(battle.units[id] as Unit);
  return found;
};

export const isEmpty = (battle: Battle, cell: number): boolean => (occupancyOf(battle).first[cell] ?? -1) < 0;

/** All units in a surface cell are of one side (CSW-MOV-07): the first tells whose it is. */
export const holderOf = (battle: Battle, cell: number): Unit | undefined => {
  const id = occupancyOf(battle).first[cell] ?? -1;
  return id < 0 ? undefined : battle.units[id];
};

/** Underground units in a cell (CSW-TUN-07). */
export const unitsUnder = (battle: Battle, cell: number): Unit[] =>
  battle.units.filter((unit) => unit.status === 'onMap' && unit.underground && unit.cell === cell);
