import { type Clause, firstRefusal, permit, refuse, type Verdict } from '@warmoot/kernel';
import {
  type Body,
  centreOf,
  gapTo,
  isLegalPose,
  moved,
  NO_GAP,
  runAt,
  type Step,
  turnedToward,
} from '@warmoot/tabletop';
import { type BloodState, unitById } from '../../state/state.ts';
import { isRidden, type Unit } from '../../state/unit.ts';
import { bodyOf } from '../ground/bodies.ts';
import { groundFor, isOnClosedGround } from '../ground/ground.ts';
import { canSee } from '../ground/sight.ts';
import { hindranceRefusal, mayMoveAtAll } from '../movement/checkMove.ts';
import { gaitOf, marchFor } from '../movement/march.ts';

export interface Charging {
  readonly state: BloodState;
  readonly unit: Unit;
  readonly target: Unit;
}

/** BLD-R-07: lines charge straight ahead; all others first pivot toward the middle of the target. */
export const chargeStart = (state: BloodState, unit: Unit, target: Unit): Body => {
  const body = bodyOf(state, unit);
  const gait = gaitOf(unit);
  return gait === 'line' || gait === 'mass' ? body : turnedToward(body, centreOf(bodyOf(state, target)));
};

const chargers: Clause<Charging> = ({ state, unit }) => {
  const { class: of } = unit.profile;
  if (of === 'EQUIPMENT' || of === 'WAGON') return refuse('BLD-R-07', 'machines and wagons do not charge');
  if (unit.special === 'square') return refuse('BLD-FRM-06', 'a square does not charge');
  if (isRidden(unit, state.options.scale)) return refuse('BLD-FLY-02', 'its rider must dismount first');
  return mayMoveAtAll(state, unit);
};

const notTwice: Clause<Charging> = ({ state, unit }) =>
  state.charges.some((charge) => charge.unit === unit.id)
    ? refuse('BLD-R-98', 'it has declared a charge already')
    : permit;

/** BLD-R-12: in CARD order a unit that was named as a target answers, it does not charge. */
const notATarget: Clause<Charging> = ({ state, unit }) =>
  state.options.order === 'CARD' && state.charges.some(({ target }) => target === unit.id)
    ? refuse('BLD-R-12', 'it has been charged and answers the charge')
    : permit;

/** BLD-MAG-09: a flyer forced down where nobody can stand. */
const notOnClosedGround: Clause<Charging> = ({ state, target }) =>
  !target.isAirborne && isOnClosedGround(state, target)
    ? refuse('BLD-MAG-09', 'nobody can get at the target where it came down')
    : permit;

/** BLD-R-67. */
const inReachOfItsKind: Clause<Charging> = ({ unit, target }) =>
  target.isAirborne && !unit.isAirborne ? refuse('BLD-R-67', 'the target is in the air') : permit;

/** BLD-R-07: visible, by terrain alone. */
const inSight: Clause<Charging> = ({ state, unit, target }) =>
  canSee(state, unit, target, { isDirect: false, isAllRound: true })
    ? permit
    : refuse('BLD-R-07', 'it cannot see the target');

/** BLD-MOV-14, BLD-GEO-20: after its pivot it stands well, nothing is nearer, and it gets there. */
const reachable: Clause<Charging> = ({ state, unit, target }) => {
  const start = chargeStart(state, unit, target);
  const ground = groundFor(state, unit, [target.id]);
  if (!isLegalPose(ground, start)) return refuse('BLD-GEO-20', 'it has no room to turn towards the target');
  const { gap, before } = runAt(start, bodyOf(state, target), ground.closed);
  if (gap === NO_GAP) return refuse('BLD-R-07', 'the target is not straight ahead');
  if (before !== undefined) return refuse('BLD-GEO-20', 'something else stands in the way');
  const steps: Step[] = [
    { kind: 'pivot', heading: start.pose.heading },
    { kind: 'leg', length: gap },
  ];
  const { hindrance } = moved({ ...marchFor(state, unit, target.id), passable: [] }, steps);
  return hindrance === undefined ? permit : hindranceRefusal(hindrance);
};

export const checkCharge = (charging: Charging): Verdict =>
  firstRefusal(
    [chargers, notTwice, notATarget, inReachOfItsKind, notOnClosedGround, inSight, reachable],
    charging,
  );

/** The gap that a declared charge still has to cross. */
export const gapOf = (state: BloodState, charge: BloodState['charges'][number]): number => {
  const unit = unitById(state, charge.unit);
  const target = state.units[charge.target];
  if (target === undefined) return NO_GAP;
  return gapTo(chargeBody(state, unit, charge), bodyOf(state, target));
};

/** The charger at the start of its leg, turned as declared. */
export const chargeBody = (state: BloodState, unit: Unit, { from }: BloodState['charges'][number]): Body =>
  bodyOf(state, { ...unit, pose: from });
