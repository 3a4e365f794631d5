import { DIRECTIONS, type Direction } from '@warmoot/hex';
import { CLEAR_HALF_POINTS } from '../../data/terrain.ts';
import { COMPLETE, groundHalfPoints } from '../../rules/movement/step.ts';
import { isProhibited, PROHIBITED } from '../../rules/terrain/ground.ts';
import { NOWHERE } from '../../state/board.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, boardIn } from '../../state/state.ts';
import type { UnitType } from '../../units/unitType.ts';

/** No way leads there. */
const FAR = 0x3fff;

/** A goal that cannot be entered must still be approached; a climb takes the whole allowance (CSW-WAL-03). */
const priceOf = (
  battle: Battle,
  side: Side,
  type: UnitType,
  from: number,
  to: number,
  direction: Direction,
): number => {
  const price = groundHalfPoints(battle, side, type, from, to, direction, false);
  if (price === PROHIBITED) return CLEAR_HALF_POINTS;
  return price === COMPLETE ? 2 * type.movement : price;
};

/** How many half points it is from every cell to the nearest goal for units of a type, ignoring units in the way. */
export const distanceField = (
  battle: Battle,
  side: Side,
  type: UnitType,
  goals: Iterable<number>,
): Int16Array => {
  const { neighbours, size } = boardIn(battle).grid;
  const field = new Int16Array(size).fill(FAR);
  const buckets: number[][] = [[]];
  for (const goal of goals) {
    field[goal] = 0;
    (buckets[0] as number[]).push(goal);
  }
  for (let spent = 0; spent < buckets.length; spent++)
    for (const cell of buckets[spent] ?? []) {
      if (field[cell] !== spent) continue;
      for (const direction of DIRECTIONS) {
        const before = neighbours[6 * cell + direction] as number;
        if (before === NOWHERE || isProhibited(battle, type, before)) continue;
        const ahead = ((direction + 3) % 6) as Direction;
        const total = spent + priceOf(battle, side, type, before, cell, ahead);
        if (total >= (field[before] as number)) continue;
        field[before] = total;
        buckets[total] ??= [];
        (buckets[total] as number[]).push(before);
      }
    }
  return field;
};
