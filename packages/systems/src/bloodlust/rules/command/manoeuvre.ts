import { type Clause, firstRefusal, permit, refuse, type Verdict } from '@warmoot/kernel';
import { type Body, squareBetweenBodies } from '@warmoot/tabletop';
import { COMMANDERS } from '../../data/points.ts';
import type { MoveOrder, ReformOrder } from '../../orders/commands.ts';
import { type BloodState, isInMelee } from '../../state/state.ts';
import { type Deeds, isCommand, type Unit } from '../../state/unit.ts';
import { bodyOf } from '../ground/bodies.ts';
import { lengthAt } from '../movement/allowance.ts';
import { checkMove } from '../movement/checkMove.ts';
import { carriedOut, enemiesOf } from '../movement/march.ts';
import { checkReform } from '../movement/reform.ts';
import { commandersOf, isInRange, isUnder } from './mayOrder.ts';

/** A general who makes a strategic manoeuvre with a unit (BLD-R-56). */
export interface Manoeuvring {
  readonly state: BloodState;
  readonly general: Unit;
  readonly unit: Unit | undefined;
  readonly kind: NonNullable<Deeds['manoeuvre']>;
}

const hisOwnUnit: Clause<Manoeuvring> = ({ general, unit }) =>
  unit === undefined || !isCommand(general) || unit.pose === null || !isUnder(general, unit)
    ? refuse('BLD-R-55', 'he does not command that unit')
    : permit;

const freeOfMelee: Clause<Manoeuvring> = ({ state, general }) =>
  isInMelee(state, general) ? refuse('BLD-R-56', 'he is in melee') : permit;

/** BLD-R-49, BLD-R-56: one manoeuvre; in ADVANCED he may rally as often as he has control points. */
const oneKind: Clause<Manoeuvring> = ({ state, general, unit, kind }) => {
  const { manoeuvre } = general.deeds;
  const mayRepeat = state.options.command === 'ADVANCED' && kind === 'rally' && manoeuvre === 'rally';
  if (manoeuvre !== undefined && !mayRepeat) return refuse('BLD-R-56', 'he has made his manoeuvre');
  return unit?.deeds.wasManoeuvred
    ? refuse('BLD-R-98', 'that unit has taken part in a manoeuvre already')
    : permit;
};

/** BLD-CMD-07. */
const withinReach: Clause<Manoeuvring> = ({ state, general, unit }) =>
  unit === undefined || isInRange(state, general, unit)
    ? permit
    : refuse('BLD-R-52', 'it is beyond his control range');

const controlOf = ({ profile }: Unit): number => COMMANDERS[profile.rank as keyof typeof COMMANDERS].control;

/** BLD-R-56: SIMULTANEOUS: in descending order of control points. */
const inOrder: Clause<Manoeuvring> = ({ state, general }) =>
  state.options.order !== 'CARD' &&
  commandersOf(state, general.side).some(
    (other) => other.deeds.manoeuvre !== undefined && controlOf(other) < controlOf(general),
  )
    ? refuse('BLD-R-56', 'a general of lower rank has already made his manoeuvre')
    : permit;

const paid: Clause<Manoeuvring> = ({ state, general }) =>
  state.options.command === 'BASIC' || (state.control[general.id] ?? 0) > 0
    ? permit
    : refuse('BLD-CMD-08', 'he has no control point left');

export const checkManoeuvre = (manoeuvring: Manoeuvring): Verdict =>
  firstRefusal([hisOwnUnit, freeOfMelee, withinReach, oneKind, inOrder, paid], manoeuvring);

const MOVE_AWAY = 12;
const REFORM_AWAY = 6;

const isFarFromEnemies = (state: BloodState, unit: Unit, body: Body, inches: number): boolean =>
  enemiesOf(state, unit).every(
    (enemy) => squareBetweenBodies(body, bodyOf(state, enemy)) > lengthAt(state.options.scale, inches) ** 2,
  );

/** A manoeuvre does not count what the unit did in its own movement, but a machine that fired and a unit that holds stay. */
export const forManoeuvre = (unit: Unit): Unit => {
  const { hasMoved, hasReformed, isCharging, ...deeds } = unit.deeds;
  return { ...unit, deeds };
};

/** BLD-R-56 i. */
export const checkStrategicMove = (state: BloodState, general: Unit, order: MoveOrder): Verdict => {
  const unit = state.units[order.unit];
  const may = checkManoeuvre({ state, general, unit, kind: 'move' });
  if (!may.ok || unit === undefined) return may;
  if (isCommand(unit) && unit.id !== general.id)
    return refuse('BLD-R-56', 'he can move only himself or a unit');
  const fresh = forManoeuvre(unit);
  const moves = checkMove({ state, unit: fresh, order });
  if (!moves.ok) return moves;
  const ends = carriedOut(state, fresh, order).body;
  return isFarFromEnemies(state, unit, bodyOf(state, unit), MOVE_AWAY) &&
    isFarFromEnemies(state, unit, ends, MOVE_AWAY)
    ? permit
    : refuse('BLD-R-56', 'it must begin and end more than 12 inches from every enemy');
};

/** BLD-R-56 ii. */
export const checkStrategicReform = (state: BloodState, general: Unit, order: ReformOrder): Verdict => {
  const unit = state.units[order.unit];
  const may = checkManoeuvre({ state, general, unit, kind: 'reform' });
  if (!may.ok || unit === undefined) return may;
  const reforms = checkReform({ state, unit: forManoeuvre(unit), order });
  if (!reforms.ok) return reforms;
  return isFarFromEnemies(state, unit, bodyOf(state, unit), REFORM_AWAY)
    ? permit
    : refuse('BLD-R-56', 'it is within 6 inches of an enemy');
};

/** BLD-R-49, BLD-R-56 iii, BLD-CMD-08. */
export const checkRally = (state: BloodState, general: Unit, id: string): Verdict => {
  const unit = state.units[id];
  const may = checkManoeuvre({ state, general, unit, kind: 'rally' });
  if (!may.ok || unit === undefined) return may;
  if (isInMelee(state, unit)) return refuse('BLD-R-49', 'it is in melee');
  return unit.isRouted || unit.recoiled !== null ? permit : refuse('BLD-R-49', 'it needs no rallying');
};
