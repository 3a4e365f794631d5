import { permit, refuse, type Verdict } from '@warmoot/kernel';
import { advanced, areTouching, type Body, type Pose } from '@warmoot/tabletop';
import { type BloodState, isInMelee } from '../../state/state.ts';
import { isCommand, type Unit } from '../../state/unit.ts';
import { bodyOf } from '../ground/bodies.ts';
import { mayStand } from '../ground/ground.ts';

/** BLD-R-63: a command stand joins a friend whom it touches. */
export const checkAttach = (state: BloodState, to: string, unit: Unit): Verdict => {
  const friend = state.units[to];
  if (friend === undefined || friend.side !== unit.side || friend.pose === null || isCommand(friend))
    return refuse('BLD-R-63', 'a general joins a unit of his own army');
  if (!isCommand(unit) || unit.attachedTo !== null)
    return refuse('BLD-R-63', 'only a lone command stand joins a unit');
  if (Object.values(state.units).some(({ attachedTo }) => attachedTo === to))
    return refuse('BLD-R-63', 'another general has joined that unit');
  if (isInMelee(state, friend) || isInMelee(state, unit))
    return refuse('BLD-R-63', 'one of them is in melee');
  return areTouching(bodyOf(state, unit), bodyOf(state, friend))
    ? permit
    : refuse('BLD-R-63', 'he does not touch that unit');
};

/** BLD-R-63: he leaves by the middle of the rear edge. */
export const behind = (body: Body): Pose => advanced(body, body.rear).pose;

export const checkDetach = (state: BloodState, unit: Unit): Verdict => {
  const host = unit.attachedTo === null ? undefined : state.units[unit.attachedTo];
  if (host === undefined) return refuse('BLD-R-63', 'it has not joined a unit');
  if (unit.deeds.hasMoved) return refuse('BLD-R-98', 'he has moved already');
  if (isInMelee(state, host)) return refuse('BLD-R-63', 'his unit is in melee');
  const left = { ...unit, attachedTo: null, pose: behind(bodyOf(state, host)) };
  return mayStand(state, left, bodyOf(state, left))
    ? permit
    : refuse('BLD-GEO-09', 'there is no room behind his unit');
};
