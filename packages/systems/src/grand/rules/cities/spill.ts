import type { Tale } from '../../engine/tale.ts';
import { type Army, strengthOf, troopsOf } from '../../state/army.ts';
import { armyIn, groundIn } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { roomIn } from '../armies/limits.ts';
import { partOf } from '../armies/partOf.ts';
import { relocate } from '../movement/relocate.ts';

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
    const part: Army = { ...army, ...troopsOf(partOf(army, room)), id: tale.state.nextArmy };
    tale.tell({ type: 'armySplit', army: id, part, rules: ['GRD-R-107'] });
    relocate(tale, part.id, [spot], 'placed');
  }
  tale.tell({ type: 'armyRemoved', army: id, why: 'no room', rules: [rule, 'GRD-R-84'] });
};
