import { type Clause, firstRefusal, permit, refuse, type Verdict } from '@warmoot/kernel';
import type { Hindrance } from '@warmoot/tabletop';
import type { MoveOrder } from '../../orders/commands.ts';
import { type BloodState, isDisrupted, isInMelee, isReorganising } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { carriedOut, gaitOf } from './march.ts';

export interface Moving {
  readonly state: BloodState;
  readonly unit: Unit;
  readonly order: MoveOrder;
}

/** BLD-MOV-15, BLD-DIS-01, BLD-DIS-09. */
export const mayMoveAtAll = (state: BloodState, unit: Unit): Verdict => {
  if (isInMelee(state, unit)) return refuse('BLD-MOV-15', 'it is in melee');
  if (isReorganising(unit)) return refuse('BLD-DIS-09', 'it is reorganising');
  if (isDisrupted(unit)) return refuse('BLD-DIS-01', 'it is Disrupted');
  if (unit.attachedTo !== null) return refuse('BLD-R-63', 'it can move only with the unit it has joined');
  return permit;
};

const freeToMove: Clause<Moving> = ({ state, unit }) => mayMoveAtAll(state, unit);

/** BLD-R-12, BLD-R-98. */
const notTwice: Clause<Moving> = ({ unit: { deeds } }) => {
  if (deeds.holds) return refuse('BLD-R-12', 'it was charged and holds');
  return deeds.hasMoved || deeds.isCharging ? refuse('BLD-R-98', 'it has moved already') : permit;
};

/** BLD-R-40. */
const notAfterFiring: Clause<Moving> = ({ unit: { profile, deeds } }) =>
  profile.class === 'EQUIPMENT' && deeds.hasFired
    ? refuse('BLD-R-40', 'a machine that has fired cannot move')
    : permit;

/** BLD-FRM-06. */
const notInSquare: Clause<Moving> = ({ unit }) =>
  unit.special === 'square' ? refuse('BLD-FRM-06', 'a square cannot move') : permit;

/** BLD-MOV-10, BLD-MOV-13, BLD-MOV-07, BLD-R-29. */
const asItsFormationMoves: Clause<Moving> = ({ unit, order: { legs, facing, aboutFace } }) => {
  const gait = gaitOf(unit);
  const hasPivot = legs.some(({ heading }) => heading !== undefined) || facing !== undefined;
  const goesBack = legs.some(({ length }) => length < 0);
  if (gait === 'line' || gait === 'mass') {
    if (hasPivot || legs.length > 1)
      return refuse('BLD-MOV-10', 'a line can go only straight ahead or straight back');
    return aboutFace && !goesBack ? refuse('BLD-R-28', 'a line can turn round only to go back') : permit;
  }
  if (goesBack || aboutFace)
    return refuse('BLD-R-29', 'it cannot go back: it must turn to face the way it goes');
  return gait === 'column' && facing !== undefined
    ? refuse('BLD-R-29', 'a column must face the way it went on its last leg')
    : permit;
};

const REASONS: Readonly<Record<Hindrance['kind'], readonly [rule: string, because: string]>> = {
  edge: ['BLD-GEO-09', 'it would leave the table'],
  closed: ['BLD-R-30', 'something stands in the way'],
  passable: ['BLD-R-30', 'it would end on another unit'],
  standOff: ['BLD-R-30', 'it would come too near to an enemy without charging'],
  nearer: ['BLD-R-30', 'it would come even nearer to an enemy without charging'],
  length: ['BLD-MOV-01', 'it cannot go that far'],
  away: ['BLD-MOV-08', 'a column can go only half as far when it moves away from the closest enemy'],
  walk: ['BLD-GEO-08', 'one of its corners would have to go too far'],
};

export const hindranceRefusal = ({ kind }: Hindrance): Verdict => {
  const [rule, because] = REASONS[kind];
  return refuse(rule, because);
};

const asFarAsItCan: Clause<Moving> = ({ state, unit, order }) => {
  const { hindrance, spent, steps } = carriedOut(state, unit, order);
  if (hindrance !== undefined) return hindranceRefusal(hindrance);
  return spent === 0 && steps.length === 0 ? refuse('BLD-MOV-01', 'it would stay where it is') : permit;
};

/** In rulebook order. */
export const checkMove = (moving: Moving): Verdict =>
  firstRefusal(
    [freeToMove, notTwice, notAfterFiring, notInSquare, asItsFormationMoves, asFarAsItCan],
    moving,
  );
