import { occupancyOf } from '../../state/occupancy.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, boardIn, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { countsAsPresent } from '../terrain/ground.ts';

/** Whether any surface unit in a cell matches; looked up without making a list. */
const anyAt = (battle: Battle, cell: number, predicate: (battle: Battle, unit: Unit) => boolean): boolean => {
  const { first, next } = occupancyOf(battle);
  for (let id = first[cell] ?? -1; id >= 0; id = next[id] as number)
    if (predicate(battle, battle.units[id] as Unit)) return true;
  return false;
};

/** CSW-P-28 */
export const isHeldByEnemy = (battle: Battle, side: Side, cell: number): boolean =>
  anyAt(battle, cell, (_, unit) => unit.side !== side);

/** CSW-MIS-10, CSW-R-30: some unit of the firing side, routed or not, stands next to it; the firer counts. */
export const isBesideFriends = (battle: Battle, side: Side, cell: number): boolean => {
  const { neighbours } = boardIn(battle).grid;
  const { first, next } = occupancyOf(battle);
  for (let entry = 6 * cell; entry < 6 * cell + 6; entry++) {
    const beside = neighbours[entry] as number;
    for (let id = beside < 0 ? -1 : (first[beside] as number); id >= 0; id = next[id] as number) {
      const unit = battle.units[id] as Unit;
      if (unit.side === side && countsAsPresent(battle, unit)) return true;
    }
  }
  return false;
};

/** CSW-ENG-01, CSW-R-60: an engine covers everything in its hex. */
export const isBehindEngine = (battle: Battle, cell: number): boolean =>
  anyAt(battle, cell, (_, unit) => typeOf(battle, unit).category === 'engine');

/** CSW-ENG-01 */
export const throwsStones = (battle: Battle, unit: Unit): boolean =>
  typeOf(battle, unit).traits.includes('stonethrower');

/** CSW-WAL-09 */
export const breaches = (battle: Battle, unit: Unit): boolean =>
  typeOf(battle, unit).traits.includes('breaches');
