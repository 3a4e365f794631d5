import { type Body, conformed, type Face } from '@warmoot/tabletop';
import { type BloodState, type Bond, unitById } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { bodyOf, presentUnits, standSize } from '../ground/bodies.ts';
import { mayStand } from '../ground/ground.ts';
import { touchesBetween } from './contacts.ts';

/** BLD-GEO-15: flush with a face of the target at the first legal place; where it touched if there is none. */
export const conformedTo = (
  state: BloodState,
  unit: Unit,
  touched: Body,
  target: Unit,
  face: Face,
): Body | undefined =>
  conformed(
    {
      body: touched,
      target: bodyOf(state, target),
      face,
      standWidth: standSize(unit, state.options.scale).width,
    },
    (body) => mayStand(state, { ...unit, isAirborne: false }, body, [target.id]),
  );

const faceMost = (touches: ReturnType<typeof touchesBetween>): readonly [Face, Face] | undefined => {
  const longest = touches.toSorted((a, b) => b.length - a.length)[0];
  return longest && [longest.face, longest.otherFace];
};

/** BLD-GEO-16: the bonds of a unit that has just come into contact with a face of its target, and with whom else. */
export const bondsAfterContact = (
  state: BloodState,
  id: string,
  targetId: string,
  face: Face,
): readonly Bond[] => {
  const unit = unitById(state, id);
  const target = unitById(state, targetId);
  const faces = faceMost(touchesBetween(state, unit, target));
  const withTarget: Bond = {
    a: id,
    b: targetId,
    faces: faces ?? ['front', face],
    isCorner: faces === undefined,
  };
  const others = presentUnits(state.units).filter(
    (other) =>
      other.side !== unit.side &&
      other.id !== targetId &&
      !other.isAirborne &&
      !state.bonds.some(({ a, b }) => (a === id && b === other.id) || (b === id && a === other.id)),
  );
  return [
    withTarget,
    ...others.flatMap((other): Bond[] => {
      const found = faceMost(touchesBetween(state, unit, other));
      return found === undefined ? [] : [{ a: id, b: other.id, faces: found, isCorner: false }];
    }),
  ];
};
