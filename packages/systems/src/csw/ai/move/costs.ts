import type { Field } from '../../field.ts';
import { isProhibited, terrainHalfPoints } from '../../rules/terrain/ground.ts';
import type { Battle, Work } from '../../state.ts';
import type { UnitType } from '../../units/unitType.ts';

/** What every hex costs to enter in half points, roads aside; CLOSED where a unit may not go. */
export type Costs = Int16Array;
export const CLOSED = 0;

interface Known {
  readonly works: readonly Work[];
  readonly byKind: Map<string, Costs>;
}

const KNOWN = new WeakMap<Field, Known>();

/** All that the ground asks about a unit (CSW-TEC-02, CSW-WAL-01). */
const kindOf = ({ category, traits }: UnitType): string =>
  category === 'creature' && traits.includes('giant') ? 'giant' : category;

export const costsFor = (battle: Battle, type: UnitType): Costs => {
  const { field } = battle.setup;
  let known = KNOWN.get(field);
  if (known === undefined || known.works !== battle.works) {
    known = { works: battle.works, byKind: new Map() };
    KNOWN.set(field, known);
  }
  const kind = kindOf(type);
  let costs = known.byKind.get(kind);
  if (costs === undefined) {
    costs = Int16Array.from(field.terrain, (_, cell) =>
      isProhibited(battle, type, cell) ? CLOSED : terrainHalfPoints(battle, type, cell),
    );
    known.byKind.set(kind, costs);
  }
  return costs;
};
