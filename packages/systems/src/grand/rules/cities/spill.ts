import type { Tale } from '../../engine/tale.ts';
import { type Army, generalsOf, inCommand, strengthOf, type Troops } from '../../state/army.ts';
import { armyIn, groundIn } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { roomIn } from '../armies/limits.ts';
import { movingTroops } from '../armies/part.ts';
import { partOf } from '../armies/partOf.ts';
import { relocate } from '../movement/relocate.ts';

/** GRD-CSW-04: with rosters a general goes with his leader unit; else all go with the first part (GRD-R-107). */
const leadersOf = (army: Army, { units }: Troops): Partial<Pick<Army, 'commander' | 'subGenerals'>> =>
  units === undefined
    ? {}
    : inCommand(generalsOf(army).filter(({ unit }) => units.some(({ uid }) => uid === unit)));

/**
 * GRD-R-84, GRD-R-107: fills these cities one after another, regular points first; the generals go with the first
 * part; what finds no room is lost.
 */
export const spillInto = (tale: Tale, id: number, cities: readonly number[], rule: string): void => {
  for (const city of cities) {
    const army = armyIn(tale.state, id) as Army;
    const spot = groundIn(tale.state).citySpots[city] as Spot;
    const room = roomIn(tale.state, spot);
    if (room >= strengthOf(army)) {
      relocate(tale, id, [spot], 'placed');
      return;
    }
    if (room <= 0) continue;
    const cut = movingTroops(army, partOf(army, room));
    if (strengthOf(cut) === 0) continue;
    const part: Army = { ...army, ...cut, id: tale.state.nextArmy, ...leadersOf(army, cut) };
    tale.tell({ type: 'armySplit', army: id, part, rules: ['GRD-R-107'] });
    relocate(tale, part.id, [spot], 'placed');
  }
  tale.tell({ type: 'armyRemoved', army: id, why: 'no room', rules: [rule, 'GRD-R-84'] });
};
