import type { Direction } from '@warmoot/hex';
import { permit, type Refusal, refuse, type Verdict } from '@warmoot/kernel';
import { directionTo, idOf, NOWHERE } from '../../board.ts';
import { holderOf, unitsAt } from '../../occupancy.ts';
import { type Battle, boardIn, isLeader, type Run, typeOf, type Unit } from '../../state.ts';
import { isFrontFlat } from '../facing/flats.ts';
import { MOST_POINTS, pointsOf, stackingOf } from '../stacking/stacks.ts';
import { leavesReach } from '../undead/dormancy.ts';
import { inEnemyZone } from '../zones/zones.ts';
import { fullAllowance, halvedAllowance } from './allowance.ts';
import { refuseToGoOn } from './ended.ts';
import { COMPLETE, isScaling, PROHIBITED, stepHalfPoints } from './step.ts';

/**
 * A stack on its way: where it is, how it faces, and what it has used up. Every unit pays its own points. Millions are
 * made to list moves, so each is written out in full and in this order: a spread copy takes many times as long.
 */
export interface Walk {
  readonly units: readonly Unit[];
  readonly cell: number;
  readonly facing: Direction;
  /** Half points spent in this segment so far, one for each unit. */
  readonly spentHalf: readonly number[];
  readonly steppedRear: boolean;
  /** Hexes entered in this segment so far. */
  readonly steps: number;
  /** CSW-ZOC-02, CSW-MOV-05: no further hex. */
  readonly stopped: boolean;
  /** CSW-MOV-05, CSW-WAL-03: stopped because the last hex took all it had, whoever may stand about. */
  readonly exhausted: boolean;
  readonly scaled: boolean;
  /** Hexes entered on this walk, in order. */
  readonly cells: readonly number[];
  readonly run: Run | null;
}

export type Walked = { readonly ok: true; readonly walk: Walk } | Refusal;

export const beginWalk = (units: readonly Unit[], facing: Direction): Walk => {
  const [first] = units as [Unit];
  return {
    units,
    cell: first.cell,
    facing,
    spentHalf: units.map((unit) => unit.spentHalf),
    steppedRear: units.some((unit) => unit.steppedRear),
    steps: Math.max(...units.map((unit) => unit.stepsTaken)),
    stopped: units.some((unit) => unit.moveEnded),
    exhausted: false,
    scaled: false,
    cells: [],
    run: null,
  };
};

/** CSW-FAC-04, in half points. */
const TURN_HALF_POINTS = 2;

/** CSW-FAC-03, CSW-R-12: one step through a rear flat halves the whole segment's allowance. */
const allowanceHalf = (battle: Battle, unit: Unit, rear: boolean): number =>
  2 * (rear ? halvedAllowance(battle, unit) : fullAllowance(battle, unit));

const nameOf = ({ units }: Walk): string => (units.length === 1 ? (units[0] as Unit).name : 'the stack');

/** CSW-FAC-04; CSW-R-14: who has been stopped may still turn, if he can pay. */
export const turnOnWalk = (battle: Battle, walk: Walk, facing: Direction): Walked => {
  const spentHalf = walk.spentHalf.map((spent) => spent + TURN_HALF_POINTS);
  const short = walk.units.some(
    (unit, i) => (spentHalf[i] as number) > allowanceHalf(battle, unit, walk.steppedRear),
  );
  if (short) return refuse('CSW-FAC-04', `${nameOf(walk)} has no movement point left to turn`);
  return {
    ok: true,
    walk: {
      units: walk.units,
      cell: walk.cell,
      facing,
      spentHalf,
      steppedRear: walk.steppedRear,
      steps: walk.steps,
      stopped: walk.stopped,
      exhausted: walk.exhausted,
      scaled: walk.scaled,
      cells: walk.cells,
      run: null,
    },
  };
};

/** CSW-MOV-09 */
const isGreatBeast = (battle: Battle, unit: Unit): boolean => typeOf(battle, unit).category === 'creature';
const isMounted = (battle: Battle, unit: Unit): boolean => typeOf(battle, unit).category === 'mounted';

const beastsAndHorses = (battle: Battle, walk: Walk, there: readonly Unit[]): boolean =>
  (walk.units.some((unit) => isMounted(battle, unit)) && there.some((unit) => isGreatBeast(battle, unit))) ||
  (walk.units.some((unit) => isGreatBeast(battle, unit)) && there.some((unit) => isMounted(battle, unit)));

/** CSW-MOV-08, CSW-STK-06: counted before each unit enters; leaders are not bound (CSW-STK-02). */
const friendsLeaveRoom = (battle: Battle, walk: Walk, there: readonly Unit[]): boolean =>
  there.length === 0 ||
  pointsOf(battle, there) < MOST_POINTS ||
  walk.units.every((unit) => isLeader(battle, unit));

/** Who and what stands in the way of a step (CSW-MOV-06, CSW-MOV-07, CSW-MOV-08, CSW-MOV-09, CSW-ZOC-04); on each one (CSW-MOV-10). */
const checkHex = (battle: Battle, walk: Walk, to: number): Verdict => {
  const board = boardIn(battle);
  const [unit] = walk.units as [Unit];
  const holder = holderOf(battle, to);
  if (holder !== undefined && holder.side !== unit.side)
    return refuse('CSW-MOV-07', `${holder.name} holds ${idOf(board, to)}`);
  if (
    walk.cell !== NOWHERE &&
    inEnemyZone(battle, unit.side, walk.cell) &&
    inEnemyZone(battle, unit.side, to)
  )
    return refuse('CSW-ZOC-04', 'it would step from one enemy zone of control straight into another');
  if (holder === undefined) return permit;
  const there = unitsAt(battle, to);
  if (beastsAndHorses(battle, walk, there)) return refuse('CSW-MOV-09', 'horses and great beasts do not mix');
  return friendsLeaveRoom(battle, walk, there) ? permit : refuse('CSW-STK-06', `${idOf(board, to)} is full`);
};

/** CSW-MOV-04, CSW-ZOC-02, CSW-P-17: whether the stack may enter any further hex at all. */
const checkGoingOn = (battle: Battle, walk: Walk): Verdict => {
  if (walk.stopped) return refuseToGoOn(battle, walk, nameOf(walk));
  const strays = walk.units.some((unit) => !unit.inCommand);
  return strays && walk.steps > 0
    ? refuse('CSW-MOV-04', `${nameOf(walk)} is out of command and moves only one hex`)
    : permit;
};

interface Payment {
  readonly spentHalf: readonly number[];
  /** CSW-MOV-05: the one hex every unit may always move was used, or a complete allowance. */
  readonly all: boolean;
  readonly dearest: number;
}

const pay = (
  battle: Battle,
  walk: Walk,
  to: number,
  direction: Direction,
  rear: boolean,
  offRoad: boolean,
): Payment | Refusal => {
  const spentHalf: number[] = [];
  let all = false;
  let dearest = 0;
  for (let i = 0; i < walk.units.length; i++) {
    const unit = walk.units[i] as Unit;
    const cost = stepHalfPoints(battle, unit, walk.cell, to, direction, rear, offRoad);
    if (cost === PROHIBITED) return refuse('CSW-MOV-06', `${unit.name} may not enter that terrain`);
    const before = walk.spentHalf[i] as number;
    const allowance = allowanceHalf(battle, unit, rear);
    const whole = cost === COMPLETE;
    if (whole && (walk.steps > 0 || before > 0))
      return refuse('CSW-WAL-03', `${unit.name} needs its complete allowance for that`);
    const enough = !whole && before + cost <= allowance;
    if (!enough && walk.steps > 0)
      return refuse('CSW-MOV-02', `${unit.name} has too few movement points left`);
    if (!enough) all = true; // CSW-MOV-05
    dearest = Math.max(dearest, whole ? allowance : cost);
    spentHalf.push(enough ? before + cost : Math.max(allowance, before));
  }
  return { spentHalf, all, dearest };
};

const runAfter = ({ run }: Walk, direction: Direction, halfPoints: number): Run =>
  run !== null && run.direction === direction
    ? { direction, hexes: run.hexes + 1, halfPoints: run.halfPoints + halfPoints }
    : { direction, hexes: 1, halfPoints };

/** One hex further, or the first clause that forbids it. */
export const stepOnWalk = (battle: Battle, walk: Walk, to: number, offRoad = false): Walked => {
  const board = boardIn(battle);
  if (to === NOWHERE) return refuse('CSW-MOV-12', 'only routed units leave the map');
  const direction = directionTo(board, walk.cell, to);
  if (direction === undefined) return refuse('CSW-MOV-02', `${idOf(board, to)} is not the next hex`);
  const goingOn = checkGoingOn(battle, walk);
  if (!goingOn.ok) return goingOn;
  const hex = checkHex(battle, walk, to);
  if (!hex.ok) return hex;
  const rear = walk.steppedRear || !isFrontFlat(walk.facing, direction);
  const payment = pay(battle, walk, to, direction, rear, offRoad);
  if ('ok' in payment) return payment;
  const [unit] = walk.units as [Unit];
  return {
    ok: true,
    walk: {
      units: walk.units,
      cell: to,
      facing: walk.facing,
      spentHalf: payment.spentHalf,
      steppedRear: rear,
      steps: walk.steps + 1,
      stopped: payment.all || inEnemyZone(battle, unit.side, to) || leavesReach(battle, walk.units, to),
      exhausted: payment.all,
      scaled: walk.scaled || isScaling(battle, unit, walk.cell, to),
      cells: [...walk.cells, to],
      run: runAfter(walk, direction, payment.dearest),
    },
  };
};

/** CSW-STK-06 where the stack stops: one after the other they must find room, five points or fewer. */
export const checkStop = (battle: Battle, walk: Walk): Verdict => {
  const there = unitsAt(battle, walk.cell).filter(({ id }) => !walk.units.some((unit) => unit.id === id));
  let points = pointsOf(battle, there);
  for (const unit of walk.units) {
    if (there.length > 0 && points >= MOST_POINTS && !isLeader(battle, unit))
      return refuse('CSW-STK-06', `${idOf(boardIn(battle), walk.cell)} has no room for ${unit.name}`);
    points += stackingOf(battle, unit);
  }
  return permit;
};
