/**
 * Warnings about routes that end beyond the supply range of a scout or settler, while orders are written
 * (CHR-R-79).
 */

import type { Action } from '../../orders/orders.ts';
import type { Problem } from '../../orderText/index.ts';
import { labelOf } from '../../state/ground.ts';
import type { Campaign, Unit } from '../../state/state.ts';
import { moverOf } from '../ground/mover.ts';
import { walk } from '../ground/walk.ts';
import type { SupplyNet } from './net.ts';
import { isStranded, unitSupply } from './status.ts';

/** Its position after its actions, as far as its empire knows, and whether it is on a ship. */
const afterwards = (view: Campaign, unit: Unit, actions: readonly Action[]): Unit => {
  let now = unit;
  for (const action of actions) {
    if (action.a !== 'move' && action.a !== 'march') continue;
    const boat = action.with.some(({ q }) => q === 'BOAT');
    const { way } = walk(view, moverOf(view, now), now.at, action.steps, { pace: action.a, boat });
    now = { ...now, at: way.at(-1)!, afloat: boat || now.afloat };
  }
  return now;
};

/** Scouts and settlers go and are lost; engineers do not go, as the rehearsal says (CHR-EAC-08). */
export const goesTooFar = (
  view: Campaign,
  net: SupplyNet,
  unit: Unit,
  actions: readonly Action[],
): Problem | undefined => {
  if (unit.kind === 'engineer') return undefined;
  const after = afterwards(view, unit, actions);
  if (after.at === unit.at || !isStranded(after, unitSupply(view, net, after))) return undefined;
  const because = `${labelOf(view.ground, after.at)} is Out of Supply as far as you know: ${unit.name} goes there and will be lost`;
  return { code: 'E-09', rule: 'CHR-R-79', because };
};
