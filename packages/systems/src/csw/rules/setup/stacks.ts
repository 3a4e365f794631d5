import { type Battle, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import type { UnitType } from '../../units/unitType.ts';

/** Foot in the line, stationary shooters behind it, cavalry on the wings. */
export type Role = 'line' | 'shooters' | 'wings';

/** Units of one type that stand in one hex (CSW-STK-01). */
export interface Stack {
  readonly type: UnitType;
  readonly role: Role;
  readonly units: readonly Unit[];
}

const roleOf = ({ category, traits }: UnitType): Role => {
  if (category === 'mounted') return 'wings';
  return category === 'engine' || (category === 'foot' && traits.includes('bow')) ? 'shooters' : 'line';
};

/** CSW-STK-05: how many points of a hex can fight. CSW-STK-03: how many it can hold. */
const FIGHTING_POINTS = 4;
const FIGHTING_PIKES = 5;
const ALL_POINTS = 6;

const perHex = ({ stacking, traits }: UnitType, crowded: boolean): number => {
  const points = crowded ? ALL_POINTS : traits.includes('pike') ? FIGHTING_PIKES : FIGHTING_POINTS;
  return Math.max(1, Math.floor(points / stacking));
};

/** The units as stacks: as many to a hex as can fight there or, if space is short, as many as the hex can hold. */
export const stacksOf = (battle: Battle, units: readonly Unit[], crowded: boolean): Stack[] => {
  const kinds = new Map<string, Unit[]>();
  for (const unit of units) {
    const kind = `${unit.type} ${unit.undead}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), unit]);
  }
  return [...kinds.values()].flatMap((alike) => {
    const type = typeOf(battle, alike[0] as Unit);
    const size = perHex(type, crowded);
    const count = Math.ceil(alike.length / size);
    return Array.from({ length: count }, (_, at) => ({
      type,
      role: roleOf(type),
      units: alike.filter((_unit, index) => index % count === at),
    }));
  });
};
