import type { Player } from '@warmoot/kernel';
import type { CswOrder } from '../orders/orders.ts';
import type { Battle } from '../state/state.ts';
import { captainsPlan } from './captain.ts';
import { plannedPlayer } from './planner.ts';
import { recruitsPlan } from './recruit.ts';
import { warlordsPlan } from './warlord.ts';

/** The computer players of this system, from the weakest to the strongest. */
export const cswPlayers: Readonly<Record<string, Player<Battle, CswOrder>>> = {
  recruit: plannedPlayer('recruit', recruitsPlan),
  captain: plannedPlayer('captain', (battle, side, dice) => captainsPlan(battle, side, dice)),
  warlord: plannedPlayer('warlord', warlordsPlan),
};

export { countOf } from './count.ts';
