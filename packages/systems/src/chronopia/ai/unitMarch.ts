/** Ways of scouts, engineers and settlers: never into a foe's arms. */

import type { Action } from '../orders/orders.ts';
import { allowance } from '../rules/ground/allowance.ts';
import { moverOf } from '../rules/ground/mover.ts';
import { pathToward } from '../rules/ground/pathToward.ts';
import type { Hex } from '../state/ground.ts';
import type { Unit } from '../state/state.ts';
import { type Desk, HOLD, isFoe } from './desk.ts';

export const unitTo = (desk: Desk, unit: Unit, goals: readonly Hex[], actions: number): Action[] => {
  const mover = moverOf(desk.view, unit);
  const foes = new Set(desk.seen.filter(({ owner }) => isFoe(desk, owner)).map(({ at }) => at));
  const way = pathToward(desk.view, mover, unit.at, goals, { within: 20, avoid: (hex) => foes.has(hex) });
  if (way === null || way.steps.length === 0) return [HOLD];
  const each = Math.max(1, allowance(mover, 'move', {}));
  const moves: Action[] = [];
  for (let at = 0; at < way.steps.length && moves.length < actions; at += each)
    moves.push({ a: 'move', steps: way.steps.slice(at, at + each), with: [] });
  return moves;
};
