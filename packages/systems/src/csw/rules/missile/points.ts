import { cachePerObject } from '@warmoot/kernel';
import { occupancyOf } from '../../state/occupancy.ts';
import type { Attack, Battle } from '../../state/state.ts';
import type { Unit, UnitId } from '../../state/unit.ts';
import { stackingOf } from '../stacking/stacks.ts';

/** CSW-STK-05, CSW-MIS-13: points that may fire out of one hex in a segment. */
export const MAX_POINTS_FIRING = 4;

const NOBODY: ReadonlySet<UnitId> = new Set([]);
const unitsIn = cachePerObject(
  (attacks: readonly Attack[]): ReadonlySet<UnitId> => new Set(attacks.flatMap(({ units }) => units)),
);

/** The units of every attack that was declared in this segment. */
export const declaredIn = ({ attacks }: Battle): ReadonlySet<UnitId> =>
  attacks.length === 0 ? NOBODY : unitsIn(attacks);

/** Points that have fired out of a hex in this segment or are declared to (CSW-OPF-05). */
export const pointsFiring = (battle: Battle, cell: number): number => {
  const declared = declaredIn(battle);
  const { first, next } = occupancyOf(battle);
  let points = 0;
  for (let id = first[cell] as number; id >= 0; id = next[id] as number)
    if (declared.has(id)) points += stackingOf(battle, battle.units[id] as Unit);
  for (const fired of battle.opportunity.fired) if (fired.cell === cell) points += fired.points;
  return points;
};

/** Whether the firing limit of its hex leaves room for a unit; leaders always have room. */
export const hasRoomToFire = (battle: Battle, unit: Unit): boolean =>
  pointsFiring(battle, unit.cell) + stackingOf(battle, unit) <= MAX_POINTS_FIRING;
