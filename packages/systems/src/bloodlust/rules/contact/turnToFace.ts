import { permit, refuse, type Verdict } from '@warmoot/kernel';
import { type Body, bodyAt, centreOf, depthOf, facing, widthOf } from '@warmoot/tabletop';
import { type BloodState, type Bond, bondsOf, isDisrupted } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { bodyOf } from '../ground/bodies.ts';
import { conformedTo } from './conforming.ts';
import { faceIn, otherIn } from './contacts.ts';

/** BLD-R-16: flush with the front of the enemy, its own centre in the role of the anchor. */
export const turnedToFace = (state: BloodState, unit: Unit, enemy: Unit): Body | undefined => {
  const body = bodyOf(state, unit);
  const centred = bodyAt(facing(centreOf(body), body.pose.heading), widthOf(body), depthOf(body));
  return conformedTo(state, unit, centred, enemy, 'front');
};

/** BLD-R-16: struck only on flanks and rear, and not Disrupted. */
export const checkTurnToFace = (state: BloodState, unit: Unit, enemy: Unit | undefined): Verdict => {
  const bonds = bondsOf(state, unit.id);
  if (enemy === undefined || !bonds.some((bond) => otherIn(bond, unit.id) === enemy.id))
    return refuse('BLD-R-16', 'it is not in melee with that unit');
  if (unit.special === 'square') return refuse('BLD-FRM-06', 'a square has no flanks');
  if (bonds.some((bond) => faceIn(bond, unit.id) === 'front'))
    return refuse('BLD-R-16', 'it already fights to its front');
  if (isDisrupted(unit)) return refuse('BLD-R-16', 'it is Disrupted');
  if (unit.deeds.hasMoved) return refuse('BLD-R-98', 'it has turned already');
  return turnedToFace(state, unit, enemy) === undefined
    ? refuse('BLD-R-16', 'there is no room for it')
    : permit;
};

/** The bonds after it turned: its front against the front of that enemy. */
export const bondsTurned = (state: BloodState, unit: Unit, enemy: Unit): readonly Bond[] =>
  state.bonds.map((bond) =>
    (bond.a === unit.id && bond.b === enemy.id) || (bond.b === unit.id && bond.a === enemy.id)
      ? { ...bond, faces: ['front', 'front'], isCorner: false }
      : bond,
  );
