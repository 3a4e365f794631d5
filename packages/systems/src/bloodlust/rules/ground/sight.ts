import {
  type Body,
  centreOf,
  doesStop,
  isInside,
  type Ray,
  raysBetween,
  squareInside,
} from '@warmoot/tabletop';
import type { BloodState } from '../../state/state.ts';
import type { Piece } from '../../state/terrain.ts';
import type { Unit } from '../../state/unit.ts';
import { lengthAt } from '../movement/allowance.ts';
import { bodyOf, presentUnits } from './bodies.ts';
import { isUphillOf } from './ground.ts';

/** BLD-R-35 b: how much light wood a ray may cross, in inches. */
const THROUGH_WOOD = 2;

/** BLD-R-35 a, b, c: whether a piece of terrain stops a ray between two bodies. */
const stops = (state: BloodState, piece: Piece, ray: Ray, from: Body, to: Body): boolean => {
  const { kind, shape } = piece;
  if (kind === 'denseWood') return doesStop(shape, ray);
  if (kind === 'village')
    return doesStop(shape, ray) && !isInside(shape, ray.from) && !isInside(shape, ray.to);
  if (kind === 'lightWood')
    return squareInside(shape, ray) > lengthAt(state.options.scale, THROUGH_WOOD) ** 2;
  if (kind === 'hill')
    return doesStop(shape, ray) && !isInside(shape, centreOf(from)) && !isInside(shape, centreOf(to));
  return false;
};

const isClear = (state: BloodState, ray: Ray, from: Body, to: Body): boolean =>
  !state.terrain.some((piece) => stops(state, piece, ray, from, to));

/** BLD-R-35 d: another unit stops direct fire, unless the shooter flies or stands above it. */
const screens = (state: BloodState, unit: Unit, target: Unit): readonly Body[] => {
  if (unit.isAirborne) return [];
  const centre = centreOf(bodyOf(state, unit));
  return presentUnits(state.units)
    .filter(({ id, isAirborne }) => id !== unit.id && id !== target.id && !isAirborne)
    .map((other) => bodyOf(state, other))
    .filter((other) => !isUphillOf(state, centre, centreOf(other)));
};

/** BLD-GEO-19, BLD-R-35: one clear ray is enough. */
export const canSee = (
  state: BloodState,
  unit: Unit,
  target: Unit,
  { isDirect, isAllRound }: { readonly isDirect: boolean; readonly isAllRound: boolean },
): boolean => {
  const from = bodyOf(state, unit);
  const to = bodyOf(state, target);
  const others = isDirect ? screens(state, unit, target) : [];
  return raysBetween(from, to, isAllRound).some(
    (ray) => isClear(state, ray, from, to) && !others.some((other) => doesStop(other, ray)),
  );
};
