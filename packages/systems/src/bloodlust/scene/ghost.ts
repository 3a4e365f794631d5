import type { Piece } from '@warmoot/kernel';
import { depthOf, widthOf } from '@warmoot/tabletop';
import type { ReformOrder } from '../orders/commands.ts';
import { bodyOf } from '../rules/ground/bodies.ts';
import { afterReform } from '../rules/movement/reform.ts';
import type { BloodState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { basesOf, symbolOf } from './bases.ts';
import { placeOf } from './tablePlace.ts';

/** A unit where it would stand, beside the piece that it is now. */
export const ghostOf = (state: BloodState, unit: Unit): Piece => {
  const body = bodyOf(state, unit);
  const at = placeOf(state, body.pose);
  return {
    id: `${unit.id} afterwards`,
    name: unit.name,
    symbol: symbolOf(unit),
    side: unit.side,
    at: { x: at.x, y: at.y },
    facing: at.heading as number,
    body: { width: widthOf(body), depth: depthOf(body) },
    bases: basesOf(state, unit),
    badges: [],
  };
};

/** BLD-R-28: a unit in the formation that is planned. */
export const reformGhost = (state: BloodState, order: ReformOrder): Piece | undefined => {
  const unit = state.units[order.unit];
  if (unit?.pose == null) return undefined;
  return ghostOf(state, { ...unit, ...afterReform(state, unit, order) });
};
