import { enemyOf, type Side } from '../state/setup.ts';
import type { Battle } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { worthOf } from './worth.ts';

/** The share of a unit's worth that remains, by its fate. */
const STATUS_SHARE: Readonly<Partial<Record<Unit['status'], number>>> = {
  onMap: 1,
  underground: 1,
  toPlace: 1,
  toEnter: 0.9,
  routedOff: 0.15,
};
const ROUTED_SHARE = 0.45;

/** More than any army is worth: winning outweighs everything. */
const VICTORY = 2000;

/** How a battle stands for a side: what it has left against what the enemy has, and above all who has won. */
export const standingOf = (battle: Battle, side: Side): number => {
  let sum = 0;
  for (const unit of battle.units) {
    const share = (STATUS_SHARE[unit.status] ?? 0) * (unit.routed ? ROUTED_SHARE : 1);
    if (share > 0) sum += (unit.side === side ? share : -share) * worthOf(battle, unit);
  }
  if (battle.end === null || battle.end.winner === null) return sum;
  return sum + (battle.end.winner === enemyOf(side) ? -VICTORY : VICTORY);
};
