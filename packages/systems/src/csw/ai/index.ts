import type { Player } from '@warmoot/kernel';
import type { Count } from '../../door.ts';
import type { CswOrder } from '../orders/orders.ts';
import { halfPointsLost, musterOf } from '../rules/victory/counts.ts';
import { SIDES } from '../state/setup.ts';
import type { Battle } from '../state/state.ts';
import { captainsPlan } from './captain.ts';
import { plannedPlayer } from './planner.ts';
import { recruitsPlan } from './recruit.ts';
import { warlordsPlan } from './warlord.ts';

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

/** The computer players of this system, from the weakest to the strongest. */
export const cswPlayers: Readonly<Record<string, Player<Battle, CswOrder>>> = {
  recruit: plannedPlayer('recruit', recruitsPlan),
  captain: plannedPlayer('captain', (battle, side, dice) => captainsPlan(battle, side, dice)),
  warlord: plannedPlayer('warlord', warlordsPlan),
};
