import { unitsAt } from '../../occupancy.ts';
import type { OrderOf } from '../../orders.ts';
import { type Battle, isLeader, type Unit } from '../../state.ts';
import { waypoints } from '../movement/options.ts';
import { checkStop, type Walk } from '../movement/walk.ts';
import { isInContact } from './skirmishers.ts';

/** CSW-SKI-02: leaders in its hex may go with it. */
export const leadersWith = (battle: Battle, unit: Unit): Unit[] =>
  unitsAt(battle, unit.cell).filter((other) => isLeader(battle, other));

/** CSW-R-69: it must end next to no enemy. */
export const endsOutOfContact = (battle: Battle, { units, cell }: Walk): boolean =>
  !isInContact(battle, (units[0] as Unit).side, cell);

/** One evasion to every hex that these units can get away to, by the cheapest path. */
export function* evasionsOf(
  battle: Battle,
  unit: Unit,
  leaders: readonly Unit[],
): Generator<OrderOf<'evade'>> {
  const reached = new Set<number>();
  for (const { walk, path } of waypoints(battle, [unit, ...leaders])) {
    if (walk.cells.length === 0 || reached.has(walk.cell)) continue;
    reached.add(walk.cell);
    if (endsOutOfContact(battle, walk) && checkStop(battle, walk).ok)
      yield { type: 'evade', unit: unit.id, path: [...path], leaders: leaders.map(({ id }) => id) };
  }
}

/** CSW-R-69: who cannot get away may not evade. */
export const canEvade = (battle: Battle, unit: Unit): boolean =>
  evasionsOf(battle, unit, []).next().value !== undefined;
