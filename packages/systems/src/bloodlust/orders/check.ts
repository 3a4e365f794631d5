import { permit, refuse, type Seat, type Verdict } from '@warmoot/kernel';
import { advanced, areTouching, type Body, type Pose } from '@warmoot/tabletop';
import { advanceLength } from '../rules/after/recoil.ts';
import { checkCharge } from '../rules/charge/declare.ts';
import { checkCounter } from '../rules/charge/respond.ts';
import { isUnder, mayBeOrdered } from '../rules/command/mayOrder.ts';
import { checkFire } from '../rules/fire/targets.ts';
import { bodyOf } from '../rules/ground/bodies.ts';
import { mayStand } from '../rules/ground/ground.ts';
import { checkMove, mayMoveAtAll } from '../rules/movement/checkMove.ts';
import { checkReform } from '../rules/movement/reform.ts';
import { checkDeploy } from '../rules/setup/deploy.ts';
import { SIDES, type Side } from '../state/options.ts';
import { type BloodState, isDisrupted, isInMelee, type StepName } from '../state/state.ts';
import { isCommand, isFlyer, type Unit } from '../state/unit.ts';
import type { BloodCommand, CommandOf } from './commands.ts';

/** BLD-PLY-03: the step in which each order is given. */
const STEP_OF: Readonly<Partial<Record<BloodCommand['type'], StepName>>> = {
  deploy: 'deploy',
  fire: 'fire',
  charge: 'charge',
  respond: 'respond',
  move: 'move',
  reform: 'move',
  attach: 'move',
  detach: 'move',
  takeOff: 'move',
  land: 'move',
  advance: 'after',
  rally: 'strategic',
};

type Judge<Type extends BloodCommand['type']> = (
  state: BloodState,
  command: CommandOf<Type>,
  unit: Unit,
) => Verdict;

/** A unit of the other side, on the table. */
const enemyIn = (state: BloodState, id: string, side: Side): Unit | undefined => {
  const unit = state.units[id];
  return unit !== undefined && unit.side !== side && unit.pose !== null ? unit : undefined;
};
const NO_ENEMY = refuse('BLD-PLY-03', 'there is no such enemy unit');

const andOrdered = (state: BloodState, unit: Unit, verdict: Verdict): Verdict =>
  verdict.ok ? mayBeOrdered(state, unit) : verdict;

const respond: Judge<'respond'> = (state, { answer, against }, unit) => {
  const charges = state.charges.filter(({ target, answer: given }) => target === unit.id && given === null);
  if (charges.length === 0) return refuse('BLD-R-12', 'no charge at it waits for an answer');
  if (answer === 'hold') return permit;
  const charge = charges.find((each) => against === undefined || each.unit === against);
  return charge === undefined
    ? refuse('BLD-R-09', 'that unit does not charge it')
    : checkCounter(state, unit, charge);
};

/** BLD-R-63: a command stand joins a friend whom it touches. */
const attach: Judge<'attach'> = (state, { to }, unit) => {
  const friend = state.units[to];
  if (friend === undefined || friend.side !== unit.side || friend.pose === null || isCommand(friend))
    return refuse('BLD-R-63', 'a general joins a unit of his own army');
  if (!isCommand(unit) || unit.attachedTo !== null)
    return refuse('BLD-R-63', 'only a lone command stand joins a unit');
  if (isInMelee(state, friend) || isInMelee(state, unit))
    return refuse('BLD-R-63', 'one of them is in melee');
  return areTouching(bodyOf(state, unit), bodyOf(state, friend))
    ? permit
    : refuse('BLD-R-63', 'he does not touch that unit');
};

/** BLD-R-63: he leaves by the middle of the rear edge. */
export const behind = (body: Body): Pose => advanced(body, body.rear).pose;

const detach: Judge<'detach'> = (state, _command, unit) => {
  const host = unit.attachedTo === null ? undefined : state.units[unit.attachedTo];
  if (host === undefined) return refuse('BLD-R-63', 'it has not joined a unit');
  if (unit.deeds.hasMoved) return refuse('BLD-R-98', 'he has moved already');
  if (isInMelee(state, host)) return refuse('BLD-R-63', 'his unit is in melee');
  const left = { ...unit, attachedTo: null, pose: behind(bodyOf(state, host)) };
  return mayStand(state, left, bodyOf(state, left))
    ? permit
    : refuse('BLD-GEO-09', 'there is no room behind his unit');
};

/** BLD-R-67. */
const takeOff: Judge<'takeOff'> = (state, _command, unit) => {
  if (!isFlyer(unit)) return refuse('BLD-R-67', 'it cannot fly');
  if (unit.isAirborne) return refuse('BLD-R-67', 'it is in the air already');
  return unit.deeds.hasMoved ? refuse('BLD-R-98', 'it has moved already') : mayMoveAtAll(state, unit);
};

const land: Judge<'land'> = (state, _command, unit) => {
  if (!unit.isAirborne) return refuse('BLD-R-67', 'it is on the ground');
  return mayStand(state, { ...unit, isAirborne: false }, bodyOf(state, unit))
    ? permit
    : refuse('BLD-MAG-09', 'it cannot land there');
};

/** BLD-R-74. */
const advance: Judge<'advance'> = (state, { length }, unit) => {
  if (!state.mayAdvance.includes(unit.id) || isDisrupted(unit))
    return refuse('BLD-R-74', 'only a unit whose front opponents all gave way advances');
  return length > 0 && length <= advanceLength(state, unit)
    ? permit
    : refuse('BLD-R-74', 'it advances up to one stand width, as far as its way is free');
};

/** BLD-R-49, BLD-R-56: a general free of melee rallies a unit that he may order. */
const rally: Judge<'rally'> = (state, { unit: id }, general) => {
  const unit = state.units[id];
  if (unit === undefined || !isCommand(general) || !isUnder(general, unit))
    return refuse('BLD-R-55', 'he does not command that unit');
  if (isInMelee(state, general)) return refuse('BLD-R-56', 'he is in melee');
  if (isInMelee(state, unit)) return refuse('BLD-R-49', 'it is in melee');
  if (!unit.isRouted && unit.recoiled === null) return refuse('BLD-R-49', 'it needs no rallying');
  const isBasic = state.options.command === 'BASIC';
  if (isBasic && general.deeds.hasManoeuvred) return refuse('BLD-R-56', 'he has made his manoeuvre');
  return isBasic || (state.control[general.id] ?? 0) > 0
    ? permit
    : refuse('BLD-CMD-08', 'he has no control point left');
};

const judge = (state: BloodState, command: BloodCommand, side: Side, unit: Unit): Verdict => {
  switch (command.type) {
    case 'deploy':
      return checkDeploy(state, unit, command);
    case 'fire': {
      const target = enemyIn(state, command.target, side);
      return target === undefined ? NO_ENEMY : checkFire({ state, unit, target, mode: command.mode });
    }
    case 'charge': {
      const target = enemyIn(state, command.target, side);
      return target === undefined ? NO_ENEMY : andOrdered(state, unit, checkCharge({ state, unit, target }));
    }
    case 'respond':
      return respond(state, command, unit);
    case 'move':
      return andOrdered(state, unit, checkMove({ state, unit, order: command }));
    case 'reform':
      return unit.reorganises === 'now'
        ? checkReform({ state, unit, order: command })
        : andOrdered(state, unit, checkReform({ state, unit, order: command }));
    case 'attach':
      return attach(state, command, unit);
    case 'detach':
      return detach(state, command, unit);
    case 'takeOff':
      return takeOff(state, command, unit);
    case 'land':
      return land(state, command, unit);
    case 'advance':
      return advance(state, command, unit);
    case 'rally':
      return rally(state, command, unit);
    default:
      return permit;
  }
};

const isSide = (seat: Seat): seat is Side => (SIDES as readonly string[]).includes(seat);

/** Who may order the unit of a command: its own side; a rally names the general. */
const actorOf = (command: BloodCommand): string | undefined => {
  if (command.type === 'rally') return command.general;
  return 'unit' in command ? command.unit : undefined;
};

/** BLD-PLY-05: whether a seat may give an order now; `endPhase` always ends one's own step. */
export const check = (state: BloodState, seat: Seat, command: BloodCommand): Verdict => {
  if (!isSide(seat)) return refuse('BLD-SEQ-01', 'only the two armies give orders');
  if (state.end !== null) return refuse('BLD-VIC-01', 'the battle is over');
  if (command.type === 'concede') return permit;
  if (!state.waiting.includes(seat)) return refuse('BLD-SEQ-04', 'it is not your turn to decide');
  if (command.type === 'endPhase') return permit;
  if (STEP_OF[command.type] !== state.step)
    return refuse('BLD-PLY-03', 'that belongs to another step of the turn');
  const unit = state.units[actorOf(command) ?? ''];
  if (unit === undefined || unit.side !== seat) return refuse('BLD-R-55', 'you have no such unit');
  if (command.type !== 'deploy' && unit.pose === null) return refuse('BLD-SET-05', 'it is not on the table');
  return judge(state, command, seat, unit);
};
