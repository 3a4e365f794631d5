import { advanced, type Body, freeLength, isOnTable } from '@warmoot/tabletop';
import { SCALES } from '../../data/scales.ts';
import { type BloodState, bondsOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { otherIn } from '../contact/contacts.ts';
import { bodyOf } from '../ground/bodies.ts';
import { groundFor } from '../ground/ground.ts';
import { enemiesOf, standOffOf } from '../movement/march.ts';

/** BLD-AFT-04: one stand width. */
export const stepOf = ({ options }: BloodState): number => 10 * SCALES[options.scale].standWidth;

/** The greatest length up to this one at which the body stays on the table. */
const onTable = (state: BloodState, body: Body, length: number, way: 1 | -1): number => {
  for (let left = length; left > 0; left--)
    if (isOnTable(state.table, advanced(body, way * left))) return left;
  return 0;
};

/** BLD-R-73: straight back one stand width, as far as there is room. */
export const recoilLength = (state: BloodState, unit: Unit): number => {
  const body = bodyOf(state, unit);
  const { closed, passable } = groundFor(state, unit);
  const shapes = [...closed.map(({ shape }) => shape), ...passable];
  const free = Math.min(stepOf(state), ...shapes.map((shape) => Math.max(0, freeLength(body, shape, -1))));
  return onTable(state, body, free, -1);
};

/** BLD-R-74: straight ahead up to one stand width; it keeps off every enemy but those it fought, whom it may meet. */
export const advanceLength = (state: BloodState, unit: Unit): number => {
  const body = bodyOf(state, unit);
  const { closed, passable } = groundFor(state, unit);
  const shapes = [...closed.map(({ shape }) => shape), ...passable];
  const fought = bondsOf(state, unit.id).map((bond) => otherIn(bond, unit.id));
  const strangers = enemiesOf(state, unit).filter(
    ({ id, isAirborne }) => !isAirborne && !fought.includes(id),
  );
  const free = Math.min(
    stepOf(state),
    ...shapes.map((shape) => freeLength(body, shape)),
    ...strangers.map((enemy) => freeLength(body, bodyOf(state, enemy), 1, standOffOf(state))),
  );
  return onTable(state, body, Math.max(0, free), 1);
};
