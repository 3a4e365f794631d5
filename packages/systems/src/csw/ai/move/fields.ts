import { NOWHERE } from '../../board.ts';
import { ROAD_HALF_POINTS } from '../../rules/terrain/ground.ts';
import { type Battle, boardIn } from '../../state.ts';
import type { UnitType } from '../../units/unitType.ts';
import { CLOSED, costsFor } from './costs.ts';

/** No way leads there. */
export const FAR = 0x3fff;

/** How many half points it is from every cell to the nearest goal for units of a type, whoever may be in the way. */
export const distanceField = (battle: Battle, type: UnitType, goals: Iterable<number>): Int16Array => {
  const costs = costsFor(battle, type);
  const { neighbours } = boardIn(battle).grid;
  const { roads } = battle.setup.field;
  const field = new Int16Array(costs.length).fill(FAR);
  const buckets: number[][] = [[]];
  for (const goal of goals) {
    field[goal] = 0;
    (buckets[0] as number[]).push(goal);
  }
  for (let spent = 0; spent < buckets.length; spent++)
    for (const cell of buckets[spent] ?? []) {
      if (field[cell] !== spent) continue;
      // Walked backwards: the price is that of the cell one comes from the goal to.
      const price = costs[cell] === CLOSED ? 2 : (costs[cell] as number);
      for (let direction = 0; direction < 6; direction++) {
        const before = neighbours[6 * cell + direction] as number;
        if (before === NOWHERE || costs[before] === CLOSED) continue;
        const byRoad = ((roads[cell] as number) & (1 << direction)) !== 0;
        const total = spent + (byRoad ? ROAD_HALF_POINTS : price);
        if (total >= (field[before] as number)) continue;
        field[before] = total;
        buckets[total] ??= [];
        (buckets[total] as number[]).push(before);
      }
    }
  return field;
};
