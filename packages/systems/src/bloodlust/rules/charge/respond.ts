import { permit, refuse, type Verdict } from '@warmoot/kernel';
import { advanced, type Body, freeLength, gapTo, NO_GAP, zoneOf } from '@warmoot/tabletop';
import { type BloodState, type Charge, isDisrupted, isInMelee, unitById } from '../../state/state.ts';
import { isRidden, type Unit } from '../../state/unit.ts';
import { isLeaderless } from '../command/mayOrder.ts';
import { bodyOf } from '../ground/bodies.ts';
import { groundFor } from '../ground/ground.ts';
import { allowanceFor } from '../movement/rate.ts';
import { chargeBody } from './declare.ts';

/** BLD-R-09: of the gap between them, the part that the target covers; both go at their own speed. */
export const meetingShare = (gap: number, own: number, chargers: number): number =>
  Math.floor((gap * own) / (own + chargers));

/** BLD-R-09: how far a target comes to meet its charger: in proportion to their speed, as far as its way is free. */
export const meetingLength = (
  state: BloodState,
  target: Unit,
  charge: Charge,
  body: Body = bodyOf(state, target),
): number => {
  const charger = unitById(state, charge.unit);
  const gap = gapTo(chargeBody(state, charger, charge), body);
  if (gap === NO_GAP) return 0;
  const ordered = meetingShare(gap, allowanceFor(state, target)(0), allowanceFor(state, charger)(0));
  const { closed } = groundFor(state, target, [charger.id]);
  return Math.max(0, Math.min(ordered, ...closed.map(({ shape }) => freeLength(body, shape))));
};

/** BLD-R-12: who may come to meet a charge at all. */
const isFree = (state: BloodState, unit: Unit): boolean =>
  !isDisrupted(unit) &&
  !isInMelee(state, unit) &&
  unit.special !== 'square' &&
  unit.special !== 'testudo' &&
  unit.profile.class !== 'EQUIPMENT' &&
  unit.profile.class !== 'WAGON' &&
  !unit.shotSelect &&
  !unit.isAirborne &&
  !isRidden(unit, state.options.scale) &&
  !isLeaderless(unit) &&
  !state.charges.some(
    ({ unit: charger, target, answer }) => charger === unit.id || (target === unit.id && answer !== null),
  );

/** BLD-R-09, BLD-FIR-05: a counter-charge against one of its chargers. */
export const checkCounter = (state: BloodState, target: Unit, charge: Charge): Verdict => {
  if (target.shotSelect) return refuse('BLD-FIR-05', 'it shot Select and may only hold');
  if (!isFree(state, target)) return refuse('BLD-R-12', 'it is not free to counter-charge');
  const charger = chargeBody(state, unitById(state, charge.unit), charge);
  const body = bodyOf(state, target);
  if (zoneOf(body, charger.pose) !== 'front')
    return refuse('BLD-R-09', 'the charge does not come from ahead');
  const met = advanced(body, meetingLength(state, target, charge));
  const gap = gapTo(charger, met);
  return gap === NO_GAP || gap > allowanceFor(state, unitById(state, charge.unit))(0)
    ? refuse('BLD-R-09', 'the two would miss each other')
    : permit;
};
