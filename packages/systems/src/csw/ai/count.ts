import type { Count } from '../../door.ts';
import { halfPointsLost, musterOf } from '../rules/victory/counts.ts';
import { SIDES } from '../state/setup.ts';
import type { Battle } from '../state/state.ts';

/** What a battle has cost both sides so far (CSW-SCN-04). */
export const countOf = (battle: Battle): Count => ({
  turns: battle.turn,
  losses: Object.fromEntries(
    SIDES.map((side) => {
      const { eliminated, routedOff } = musterOf(battle, side);
      return [side, { eliminated, 'routed off': routedOff, points: halfPointsLost(battle, side) / 2 }];
    }),
  ),
});
