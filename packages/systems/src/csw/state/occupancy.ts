import { cachePerObject } from '@warmoot/kernel';
import { DerivedData } from './derivedData.ts';
import type { Setup } from './setup.ts';
import type { Battle } from './state.ts';
import type { Unit } from './unit.ts';

/** Who stands where on the surface: the first unit of each cell and the next after each unit, in ascending id; -1 for none. */
class Chart extends DerivedData<Unit, Battle> {
  readonly first: Int16Array;
  next = new Int16Array(0);

  constructor(setup: Setup) {
    super(setup);
    this.first = new Int16Array(setup.field.terrain.length).fill(-1);
  }

  protected clear(units: number): void {
    this.first.fill(-1);
    this.next = new Int16Array(units).fill(-1);
  }

  protected join(unit: Unit): void {
    const { id, cell } = unit;
    if (unit.status !== 'onMap' || unit.underground) return;
    const before = this.#lastBefore(id, cell);
    this.next[id] = (before < 0 ? this.first[cell] : this.next[before]) as number;
    this.#link(cell, before, id);
  }

  protected leave(unit: Unit): void {
    const { id, cell } = unit;
    if (unit.status !== 'onMap' || unit.underground) return;
    this.#link(cell, this.#lastBefore(id, cell), this.next[id] as number);
    this.next[id] = -1;
  }

  /** The last unit of a cell with a lower id, or -1. */
  #lastBefore(id: number, cell: number): number {
    let before = -1;
    for (let at = this.first[cell] as number; at >= 0 && at < id; at = this.next[at] as number) before = at;
    return before;
  }

  #link(cell: number, before: number, id: number): void {
    if (before < 0) this.first[cell] = id;
    else this.next[before] = id;
  }
}

const known = cachePerObject((setup: Setup) => new Chart(setup));

export type Occupancy = Pick<Chart, 'first' | 'next'>;

/** Valid until called with another list of units. */
export const occupancyOf = (battle: Battle): Occupancy => known(battle.setup).with(battle.units, battle);

/** The surface units in a cell, in ascending id. */
export const unitsAt = (battle: Battle, cell: number): Unit[] => {
  const { first, next } = occupancyOf(battle);
  const found: Unit[] = [];
  for (let id = first[cell] ?? -1; id >= 0; id = next[id] as number) found.push(battle.units[id] as Unit);
  return found;
};

export const isEmpty = (battle: Battle, cell: number): boolean => (occupancyOf(battle).first[cell] ?? -1) < 0;

/** All units in a surface cell are of one side (CSW-MOV-07): the first shows whose it is. */
export const holderOf = (battle: Battle, cell: number): Unit | undefined => {
  const id = occupancyOf(battle).first[cell] ?? -1;
  return id < 0 ? undefined : battle.units[id];
};

/** Underground units in a cell (CSW-TUN-07). */
export const unitsUnder = (battle: Battle, cell: number): Unit[] =>
  battle.units.filter((unit) => unit.status === 'onMap' && unit.underground && unit.cell === cell);
