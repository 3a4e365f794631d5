import { stackingOf } from '../../rules/stacking/stacks.ts';
import { inEnemyZone } from '../../rules/zones/zones.ts';
import type { Side } from '../../setup.ts';
import { type Battle, isLeader, isOnSurface, typeOf, type Unit } from '../../state.ts';

/** Who fills which hex, looked up cell by cell. */
export interface Crowd {
  readonly points: Int16Array;
  /** Whose it is: 0 nobody's, 1 blue, 2 red. */
  readonly holder: Int8Array;
  /** The number of the troops' type in the set-up plus one; 0 where no troops are. */
  readonly type: Int16Array;
  /** Great beasts or horses are there (CSW-MOV-09). */
  readonly beasts: Int8Array;
  /** 1 where a unit of that side would stand in an enemy zone of control. */
  readonly zones: Readonly<Record<Side, Uint8Array>>;
}

const KNOWN = new WeakMap<readonly Unit[], Crowd>();
export const holderCode = (side: Side): number => (side === 'blue' ? 1 : 2);
export const HORSES = 1;
export const GREAT_BEASTS = 2;

const zoneOn = (battle: Battle, side: Side, cells: number): Uint8Array => {
  const zone = new Uint8Array(cells);
  for (let cell = 0; cell < cells; cell++) if (inEnemyZone(battle, side, cell)) zone[cell] = 1;
  return zone;
};

const count = (battle: Battle): Crowd => {
  const cells = battle.setup.field.terrain.length;
  const crowd: Crowd = {
    points: new Int16Array(cells),
    holder: new Int8Array(cells),
    type: new Int16Array(cells),
    beasts: new Int8Array(cells),
    zones: { blue: zoneOn(battle, 'blue', cells), red: zoneOn(battle, 'red', cells) },
  };
  for (const unit of battle.units) if (isOnSurface(unit)) join(battle, crowd, unit);
  return crowd;
};

const join = (battle: Battle, crowd: Crowd, unit: Unit): void => {
  const type = typeOf(battle, unit);
  crowd.holder[unit.cell] = holderCode(unit.side);
  crowd.points[unit.cell]! += stackingOf(battle, unit);
  if (type.category === 'mounted') crowd.beasts[unit.cell]! |= HORSES;
  if (type.category === 'creature') crowd.beasts[unit.cell]! |= GREAT_BEASTS;
  if (!isLeader(battle, unit)) crowd.type[unit.cell] = typeNumber(battle, unit);
};

export const typeNumber = (battle: Battle, unit: Unit): number =>
  1 + battle.setup.types.indexOf(typeOf(battle, unit));

export const crowdIn = (battle: Battle): Crowd => {
  let known = KNOWN.get(battle.units);
  if (known === undefined) {
    known = count(battle);
    KNOWN.set(battle.units, known);
  }
  return known;
};
