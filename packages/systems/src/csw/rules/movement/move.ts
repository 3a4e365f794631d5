import { firstRefusal, permit, refuse, type Verdict } from '@warmoot/kernel';
import { cellOfId, type DirectionName, directionOfName, idOf, NOWHERE } from '../../board.ts';
import type { OrderRule } from '../../decisions.ts';
import { namesOf } from '../../describe.ts';
import type { OrderOf } from '../../orders.ts';
import { type Battle, boardIn, type Unit, type UnitId, unitOf } from '../../state.ts';
import type { Tale } from '../../tale.ts';
import { checkCharge } from '../charge/charge.ts';
import { facingOnArrival, leadersWhoTurn } from './arrival.ts';
import { interruptionsAt } from './interruptions.ts';
import { MAY_MOVE } from './mayMove.ts';
import { beginWalk, checkStop, stepOnWalk, turnOnWalk, type Walk, type Walked } from './walk.ts';

type Move = OrderOf<'move'>;

const isFacing = (step: string): step is DirectionName => step.length < 3;

/** One word of a path: a facing to take, or the next hex. */
export const takeStep = (battle: Battle, walk: Walk, step: string, offRoad: boolean): Walked =>
  isFacing(step)
    ? turnOnWalk(battle, walk, directionOfName(step))
    : stepOnWalk(battle, walk, cellOfId(boardIn(battle), step), offRoad);

/** CSW-MOV-01: a stack moves as one order only from one hex. */
const standTogether = (units: readonly Unit[]): Verdict =>
  new Set(units.map((unit) => unit.cell)).size === 1 &&
  new Set(units.map((unit) => unit.id)).size === units.length
    ? permit
    : refuse('CSW-MOV-01', 'units that move together start in one hex');

export const mayAllMove = (battle: Battle, units: readonly Unit[]): Verdict => {
  for (const unit of units) {
    const verdict = firstRefusal(MAY_MOVE, { battle, unit });
    if (!verdict.ok) return verdict;
  }
  return standTogether(units);
};

/** CSW-CHG-02: who has charged neither turns nor moves again. */
const isCharging = (units: readonly Unit[]): Verdict =>
  units.some((unit) => unit.charged !== NOWHERE)
    ? refuse('CSW-CHG-02', 'a charge is the end of the move')
    : permit;

/** Walks a whole path, or gives the first refusal on the way. */
export const walkPath = (battle: Battle, walk: Walk, path: readonly string[], offRoad = false): Walked => {
  let walked: Walked = { ok: true, walk };
  for (const step of path) {
    walked = takeStep(battle, walked.walk, step, offRoad);
    if (!walked.ok) return walked;
  }
  return walked;
};

export const checkEndOfWalk = (battle: Battle, walk: Walk, charge: string | undefined): Verdict => {
  if (walk.cells.length === 0) return refuse('CSW-MOV-02', 'a move enters at least one hex');
  const room = checkStop(battle, walk);
  if (!room.ok || charge === undefined) return room;
  const facing = facingOnArrival(
    battle,
    walk.units.map(({ id }) => id),
    walk.cell,
    walk.facing,
  );
  return checkCharge({ battle, walk: { ...walk, facing }, target: cellOfId(boardIn(battle), charge) });
};

const check = (battle: Battle, order: Move): Verdict => {
  const units = order.units.map((id) => unitOf(battle, id));
  const able = mayAllMove(battle, units);
  if (!able.ok) return able;
  const free = isCharging(units);
  if (!free.ok) return free;
  const walked = walkPath(battle, beginWalk(units, (units[0] as Unit).facing), order.path, order.offRoad);
  return walked.ok ? checkEndOfWalk(battle, walked.walk, order.charge) : walked;
};

/** Tells what a walk came to: the hexes entered, the points paid, and the facing it ends with (CSW-FAC-05). */
export const tellWalk = (tale: Tale, before: Walk, walk: Walk, entering: boolean): void => {
  const units = walk.units.map(({ id }) => id);
  const stops = facingOnArrival(tale.state, units, walk.cell, walk.facing);
  tale.tell({
    type: 'unitsMoved',
    units,
    path: walk.cells.slice(before.cells.length),
    facing: stops,
    spentHalf: walk.spentHalf.map((spent, i) => spent - (before.spentHalf[i] as number)),
    steppedRear: walk.steppedRear,
    moveEnded: walk.stopped || walk.units.some((unit) => !unit.inCommand),
    entering,
    scaled: walk.scaled,
    rules: [entering ? 'CSW-SET-07' : 'CSW-MOV-01'],
  });
  const leaders = leadersWhoTurn(tale.state, units, walk.cell, stops);
  if (leaders.length > 0)
    tale.tell({ type: 'hexTurned', units: leaders, facing: stops, rules: ['CSW-FAC-05'] });
};

const tellCharge = (tale: Tale, units: readonly UnitId[], charge: string): void => {
  tale.tell({
    type: 'chargeDeclared',
    units,
    target: cellOfId(boardIn(tale.state), charge),
    rules: ['CSW-CHG-02', 'CSW-CHG-05'],
  });
};

/**
 * CSW-P-17, CSW-P-18: hex by hex. Where others may fire or evade after a hex, the move is told so far and suspended
 * with its rest; otherwise the whole path is one event. `before` is the stack before anything of this order.
 */
export const proceed = (tale: Tale, order: Move, before: Walk, begun: Walk): void => {
  const entering = before.cell === NOWHERE;
  if (entering && suspended(tale, order, before, begun, 0)) return;
  let walk = begun;
  for (const [i, step] of order.path.entries()) {
    const walked = takeStep(tale.state, walk, step, order.offRoad ?? false);
    if (!walked.ok) break; // CSW-P-17: the path has become impossible; the unit stops where it is
    walk = walked.walk;
    if (!isFacing(step) && suspended(tale, order, before, walk, i + 1)) return;
  }
  if (walk !== before) tellWalk(tale, before, walk, entering);
  if (order.charge !== undefined && checkEndOfWalk(tale.state, walk, order.charge).ok)
    tellCharge(tale, order.units, order.charge);
};

/** Whether others may act now: then the move waits, with the words of its path from `next` on. */
const suspended = (tale: Tale, order: Move, before: Walk, walk: Walk, next: number): boolean => {
  const questions = interruptionsAt(tale.state, walk);
  if (questions.length === 0) return false;
  tellWalk(tale, before, walk, before.cell === NOWHERE);
  const { side } = walk.units[0] as Unit;
  const rest = { ...order, path: order.path.slice(next) };
  tale.tell({ type: 'moveInterrupted', interrupted: { side, order: rest }, rules: ['CSW-P-17'] });
  tale.tell({ type: 'asked', questions, rules: ['CSW-P-18'] });
  return true;
};

/** CSW-P-17: goes on with a suspended move, with those who still can. */
export const resumeMove = (tale: Tale): void => {
  const { order } = tale.state.interrupted as NonNullable<Battle['interrupted']>;
  tale.tell({ type: 'moveInterrupted', interrupted: null, rules: ['CSW-P-17'] });
  const units = order.units
    .map((id) => unitOf(tale.state, id))
    .filter((unit) => unit.status === 'onMap' && !unit.routed);
  const [first] = units;
  if (first === undefined) return;
  const walk = beginWalk(units, first.facing);
  proceed(tale, { ...order, units: units.map(({ id }) => id) }, walk, walk);
};

const goal = (battle: Battle, order: Move): string =>
  order.path.findLast((step) => !isFacing(step)) ??
  idOf(boardIn(battle), unitOf(battle, order.units[0] as UnitId).cell);

export const moveOrder: OrderRule<'move'> = {
  check: (battle, _side, order) => check(battle, order),
  decide: (tale, _side, order) => {
    const units = order.units.map((id) => unitOf(tale.state, id));
    const walk = beginWalk(units, (units[0] as Unit).facing);
    proceed(tale, order, walk, walk);
  },
  describe: (battle, order) =>
    order.charge === undefined
      ? `move ${namesOf(battle, order.units)} to ${goal(battle, order)}`
      : `charge ${order.charge} with ${namesOf(battle, order.units)} from ${goal(battle, order)}`,
};
