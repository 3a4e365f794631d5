import { permit, refuse, type Seat, type Verdict } from '@warmoot/kernel';
import { advanceLength } from '../rules/after/recoil.ts';
import { checkCharge } from '../rules/charge/declare.ts';
import { checkCounter } from '../rules/charge/respond.ts';
import { checkAttach, checkDetach } from '../rules/command/joining.ts';
import { checkRally, checkStrategicMove, checkStrategicReform } from '../rules/command/manoeuvre.ts';
import { actsOnCard, mayBeOrdered } from '../rules/command/mayOrder.ts';
import { checkTurnToFace } from '../rules/contact/turnToFace.ts';
import { checkDismount } from '../rules/creatures/rider.ts';
import { checkFire } from '../rules/fire/targets.ts';
import { bodyOf } from '../rules/ground/bodies.ts';
import { mayStand } from '../rules/ground/ground.ts';
import { checkSpell, isWindy } from '../rules/magic/cast.ts';
import { checkMove, mayMoveAtAll } from '../rules/movement/checkMove.ts';
import { checkReform } from '../rules/movement/reform.ts';
import { checkDeploy } from '../rules/setup/deploy.ts';
import { checkForgo, checkKey, checkTerrain } from '../rules/setup/layout.ts';
import { checkCamp } from '../rules/setup/table.ts';
import { SIDES, type Side } from '../state/options.ts';
import { type BloodState, isDisrupted, type StepName } from '../state/state.ts';
import { isFlyer, type Unit } from '../state/unit.ts';
import type { BloodCommand, CommandOf } from './commands.ts';
import { isSealedStep, planned } from './planned.ts';

/** BLD-PLY-03: the step in which each order is given. */
const STEP_OF: Readonly<Partial<Record<BloodCommand['type'], StepName>>> = {
  placeKey: 'key',
  placeTerrain: 'terrain',
  forgoSecond: 'terrain',
  chooseEdge: 'edge',
  placeCamp: 'camp',
  deploy: 'deploy',
  takeTurn: 'order',
  spell: 'spell',
  fire: 'fire',
  charge: 'charge',
  respond: 'respond',
  move: 'move',
  reform: 'move',
  turnToFace: 'move',
  attach: 'move',
  detach: 'move',
  takeOff: 'move',
  land: 'move',
  dismount: 'move',
  advance: 'after',
  rally: 'strategic',
  strategicMove: 'strategic',
  strategicReform: 'strategic',
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
  if (charges.length === 0) return refuse('BLD-R-12', 'no charge against it is waiting for an answer');
  if (answer === 'hold') return permit;
  const charge = charges.find((each) => against === undefined || each.unit === against);
  return charge === undefined
    ? refuse('BLD-R-09', 'that unit does not charge it')
    : checkCounter(state, unit, charge);
};

/** BLD-R-67. */
const takeOff: Judge<'takeOff'> = (state, _command, unit) => {
  if (!isFlyer(unit)) return refuse('BLD-R-67', 'it cannot fly');
  if (isWindy(state)) return refuse('BLD-MAG-09', 'nobody can fly in the whirlwind');
  if (unit.isAirborne) return refuse('BLD-R-67', 'it is in the air already');
  if (unit.deeds.holds) return refuse('BLD-R-12', 'it was charged and holds');
  return unit.deeds.hasMoved || unit.deeds.hasReformed || unit.deeds.isCharging
    ? refuse('BLD-R-98', 'it has moved already')
    : mayMoveAtAll(state, unit);
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
    return refuse('BLD-R-74', 'only a unit whose front opponents all gave way may advance');
  return length > 0 && length <= advanceLength(state, unit)
    ? permit
    : refuse('BLD-R-74', 'it may advance at most one stand width, and only as far as the way is clear');
};

/** BLD-CMD-11: a unit that reorganises draws itself up without an order. */
const reform: Judge<'reform'> = (state, command, unit) => {
  const verdict = checkReform({ state, unit, order: command });
  return unit.reorganises === 'now' ? verdict : andOrdered(state, unit, verdict);
};

/** The general's own order, whoever it is about. */
const judgeUnit = (state: BloodState, command: BloodCommand, side: Side, unit: Unit): Verdict => {
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
      return reform(state, command, unit);
    case 'turnToFace':
      return checkTurnToFace(state, unit, enemyIn(state, command.enemy, side));
    case 'attach':
      return checkAttach(state, command.to, unit);
    case 'detach':
      return checkDetach(state, unit);
    case 'takeOff':
      return andOrdered(state, unit, takeOff(state, command, unit));
    case 'land':
      return andOrdered(state, unit, land(state, command, unit));
    case 'dismount':
      return andOrdered(state, unit, checkDismount(state, unit));
    case 'advance':
      return advance(state, command, unit);
    case 'rally':
      return checkRally(state, unit, command.unit);
    case 'strategicMove':
      return checkStrategicMove(state, unit, command);
    case 'strategicReform':
      return checkStrategicReform(state, unit, command);
    default:
      return permit;
  }
};

/** Orders before the first turn, and spells. */
const judgeSide = (state: BloodState, command: BloodCommand, side: Side): Verdict => {
  switch (command.type) {
    case 'placeKey':
      return checkKey(state, command);
    case 'placeTerrain':
      return checkTerrain(state, side, command);
    case 'forgoSecond':
      return checkForgo(state, side);
    case 'placeCamp':
      return checkCamp(state, command.x);
    case 'spell':
      return checkSpell(state, side, command);
    default:
      return permit;
  }
};

const isSide = (seat: Seat): seat is Side => (SIDES as readonly string[]).includes(seat);

/** Who may order the unit of a command: its own side; a manoeuvre names the general. */
const actorOf = (command: BloodCommand): string | undefined => {
  if ('general' in command) return command.general;
  return 'unit' in command ? command.unit : undefined;
};

/** BLD-SEQ-03: the steps that are played card by card. */
const BY_CARD: readonly StepName[] = ['fire', 'charge', 'move', 'after', 'strategic'];

const judge = (state: BloodState, command: BloodCommand, side: Side): Verdict => {
  const actor = actorOf(command);
  if (actor === undefined) return judgeSide(state, command, side);
  const unit = state.units[actor];
  if (unit === undefined || unit.side !== side) return refuse('BLD-R-55', 'you have no such unit');
  if (command.type !== 'deploy' && unit.pose === null) return refuse('BLD-SET-05', 'it is not on the table');
  if (BY_CARD.includes(state.step) && !actsOnCard(state, unit))
    return refuse('BLD-SEQ-03', 'the card in play is not that of its general');
  if ('general' in command && state.options.order === 'CARD' && state.cards[state.card] !== actor)
    return refuse('BLD-SEQ-03', 'his card is not the one in play');
  return judgeUnit(state, command, side, unit);
};

/** A sealed order that has become known: whether it can still be carried out. */
export const checkNow = (state: BloodState, side: Side, command: BloodCommand): Verdict =>
  judge(state, command, side);

const withdraw = (state: BloodState, side: Side, { unit }: CommandOf<'withdraw'>): Verdict =>
  isSealedStep(state) && state.sealed[side].orders.some((order) => 'unit' in order && order.unit === unit)
    ? permit
    : refuse('BLD-R-77', 'it has no sealed order to take back');

/** BLD-PLY-05: whether a seat may give an order now; `endPhase` always ends one's own step. */
export const check = (state: BloodState, seat: Seat, command: BloodCommand): Verdict => {
  if (!isSide(seat)) return refuse('BLD-SEQ-01', 'only the two armies give orders');
  if (state.end !== null) return refuse('BLD-VIC-01', 'the battle is over');
  if (command.type === 'concede') return permit;
  if (!state.waiting.includes(seat)) return refuse('BLD-SEQ-04', 'it is not your turn to decide');
  if (command.type === 'endPhase') return permit;
  if (command.type === 'withdraw') return withdraw(state, seat, command);
  if (STEP_OF[command.type] !== state.step)
    return refuse('BLD-PLY-03', 'that belongs to another step of the turn');
  return judge(planned(state, seat), command, seat);
};
