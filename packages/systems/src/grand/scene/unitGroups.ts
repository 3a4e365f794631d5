import type { Seat } from '@warmoot/kernel';
import { rowOf, type UnitCode } from '../data/units.ts';
import { type Army, type General, generalsOf } from '../state/army.ts';
import { armiesOf, type Game, garrisonOf } from '../state/game.ts';
import { HALVES } from '../state/options.ts';
import { cityIn } from '../state/places.ts';
import { halfOf, isLeader, levelOf, type Unit, type UnitId } from '../state/roster.ts';
import { numberOf } from '../state/seats.ts';
import { nameOfGeneral } from '../words/names.ts';

/** Units that a form need not tell apart: of one type, experience and pay. A general stands alone. */
export interface UnitGroup {
  readonly key: string;
  readonly code: UnitCode;
  readonly name: string;
  /** GRD-CSW-01: of each unit. */
  readonly points: number;
  /** GRD-CSW-05: from Green to Elite. */
  readonly level: 1 | 2 | 3 | 4;
  readonly isMercenary: boolean;
  readonly isLeader: boolean;
  readonly general: string | undefined;
  readonly units: readonly UnitId[];
}

const groupOf = (unit: Unit, general: General | undefined): UnitGroup => ({
  key: [unit.code, levelOf(unit), unit.isMercenary ? 'hired' : 'own', general?.id ?? ''].join(' '),
  code: unit.code,
  name: rowOf(unit.code).name,
  points: halfOf(unit) / HALVES,
  level: levelOf(unit),
  isMercenary: unit.isMercenary,
  isLeader: isLeader(unit),
  general: general && nameOfGeneral(general),
  units: [unit.uid],
});

/** Generals first, then by the lowest number. */
const groupsOf = (units: readonly Unit[], generals: readonly General[]): UnitGroup[] => {
  const groups = new Map<string, UnitGroup>();
  for (const unit of units) {
    const group = groupOf(
      unit,
      generals.find((each) => each.unit === unit.uid),
    );
    const known = groups.get(group.key);
    groups.set(group.key, known ? { ...known, units: [...known.units, unit.uid] } : group);
  }
  return [...groups.values()].sort(
    (a, b) => Number(b.general !== undefined) - Number(a.general !== undefined),
  );
};

export const groupsIn = (army: Army): UnitGroup[] => groupsOf(army.units ?? [], generalsOf(army));

/** GRD-R-53: all units and generals of a kingdom. */
export const unitsToHouse = (game: Game, seat: Seat): UnitGroup[] => {
  const armies = armiesOf(game, numberOf(seat));
  return groupsOf(
    armies.flatMap(({ units = [] }) => units),
    armies.flatMap(generalsOf),
  );
};

/** GRD-R-54: the units of a city's garrison, of which a part may march out. */
export const garrisonUnits = (game: Game, city: string): UnitGroup[] => {
  const army = garrisonOf(game, cityIn(game, city));
  return army === undefined ? [] : groupsIn(army);
};

/** In points. */
export const worthOfUnits = (groups: readonly UnitGroup[], chosen: readonly UnitId[]): number =>
  groups.reduce(
    (sum, { points, units }) => sum + points * units.filter((uid) => chosen.includes(uid)).length,
    0,
  );
