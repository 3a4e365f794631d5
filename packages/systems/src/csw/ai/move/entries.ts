import { isDue } from '../../rules/movement/moveDesk.ts';
import { MAX_POINTS, pointsOf } from '../../rules/stacking/stacks.ts';
import { NOWHERE } from '../../state/board.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import type { UnitType } from '../../units/unitType.ts';
import type { Band } from '../bands.ts';
import { worthOf } from '../worth.ts';

export const waitingUnits = (battle: Battle, side: Side): Unit[] =>
  battle.units.filter((unit) => unit.side === side && isDue(battle, unit));

/** From this many points per entry hex on, entry hexes are filled to the limit. */
const CROWDED = 10;

const sizeOf = ({ stacking, traits, category }: UnitType, crowded: boolean): number => {
  if (category === 'leader') return 1;
  const points = crowded ? MAX_POINTS : traits.includes('pike') ? 5 : 4;
  return Math.max(1, Math.floor(points / stacking));
};

/**
 * Units that wait off the map and are due, grouped by kinds that can share a hex, with no more in a group than can
 * fight at once if there is room. The fast ones go first: they clear the edge for the others.
 */
export const waitingStacks = (battle: Battle, side: Side): Unit[][] => {
  const waiting = waitingUnits(battle, side);
  const kinds = new Map<string, Unit[]>();
  for (const unit of waiting) {
    const kind = `${unit.type} ${unit.undead}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), unit]);
  }
  const crowded = pointsOf(battle, waiting) > CROWDED * battle.setup.sides[side].entry.length;
  return [...kinds.values()]
    .flatMap((alike) => {
      const size = sizeOf(typeOf(battle, alike[0] as Unit), crowded);
      const count = Math.ceil(alike.length / size);
      return Array.from({ length: count }, (_, at) => alike.filter((_unit, index) => index % count === at));
    })
    .sort((a, b) => typeOf(battle, b[0] as Unit).movement - typeOf(battle, a[0] as Unit).movement);
};

/** A stack off the map as if it were a band, so that places can be weighed for it. */
export const asBand = (battle: Battle, units: readonly Unit[]): Band => {
  const [first] = units as [Unit];
  const type = typeOf(battle, first);
  const worth = units.reduce((sum, unit) => sum + worthOf(battle, unit), 0);
  return {
    cell: NOWHERE,
    side: first.side,
    facing: 0,
    routed: false,
    troops: units,
    leaders: [],
    type,
    defence: type.defence,
    hits: units.length * type.hits,
    worth,
    ranksWorth: worth,
    fighters: units.length,
    might: units.length * type.melee,
    morale: first.morale + 2,
  };
};
