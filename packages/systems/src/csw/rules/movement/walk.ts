import type { Direction } from '@warmoot/hex';
import { permit, type Refusal, refuse, say, type Verdict } from '@warmoot/kernel';
import { directionTo, idOf, NOWHERE } from '../../state/board.ts';
import { holderOf, isEmpty, occupancyOf, unitsAt } from '../../state/occupancy.ts';
import { type Battle, boardIn, isLeader, type Run, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import type { UnitType } from '../../units/unitType.ts';
import { isFrontFlat } from '../facing/flats.ts';
import { MAX_POINTS, pointsOf, stackingOf } from '../stacking/stacks.ts';
import { isOpenGround, PROHIBITED } from '../terrain/ground.ts';
import { leavesReach } from '../undead/dormancy.ts';
import { enemyZones } from '../zones/zones.ts';
import { refuseToGoOn } from './ended.ts';
import { allowanceIn, type Party, partyName, partyOf } from './party.ts';
import { COMPLETE, exitHalfPoints, groundHalfPoints, isScaling } from './step.ts';

/**
 * A moving stack: where it is, its facing, and what it has used up. Every unit pays its own points. Listing moves
 * creates millions of these, so each is written out in full and in this order: a spread copy takes many times as long.
 */
export interface Walk {
  readonly ok: true;
  readonly party: Party;
  /** Where it was before its last step or turn. */
  readonly before: Walk | undefined;
  readonly cell: number;
  readonly facing: Direction;
  /** Half points spent in this segment so far, one for each unit. */
  readonly spentHalf: readonly number[];
  /**
   * CSW-R-12: a rear step on this walk, or by every unit before it; a unit that stepped alone pays alone (CSW-MOV-01).
   */
  readonly steppedRear: boolean;
  /** Hexes entered in this segment so far. */
  readonly steps: number;
  /** CSW-ZOC-02, CSW-MOV-05: no further hex. */
  readonly stopped: boolean;
  /** CSW-MOV-05, CSW-WAL-03: stopped because the last hex took all its points, whatever units are near. */
  readonly exhausted: boolean;
  readonly scaled: boolean;
  readonly run: Run | null;
}

export type Walked = Walk | Refusal;

/** Hexes and run are those of a move that was interrupted and is now resumed (CSW-P-17). */
export const beginWalk = (
  battle: Battle,
  units: readonly Unit[],
  facing: Direction,
  entered: readonly number[] = [],
  run: Run | null = null,
): Walk => {
  let steppedRear = true;
  let steps = 0;
  let stopped = false;
  for (const unit of units) {
    if (!unit.steppedRear) steppedRear = false;
    if (unit.stepsTaken > steps) steps = unit.stepsTaken;
    if (unit.moveEnded) stopped = true;
  }
  return {
    ok: true,
    party: partyOf(battle, units, entered),
    before: undefined,
    cell: (units[0] as Unit).cell,
    facing,
    spentHalf: units.map((unit) => unit.spentHalf),
    steppedRear,
    steps,
    stopped,
    exhausted: false,
    scaled: false,
    run,
  };
};

/** Whether the last step entered another hex rather than turned. */
export const hasStepped = (walk: Walk): boolean =>
  walk.before !== undefined && walk.before.cell !== walk.cell;

/** Hexes entered on this walk, in order. */
export const cellsOf = (walk: Walk): number[] => {
  const cells: number[] = [];
  for (let at: Walk | undefined = walk; at !== undefined; at = at.before)
    if (hasStepped(at)) cells.push(at.cell);
  return [...walk.party.entered, ...cells.reverse()];
};

/** CSW-FAC-04, in half points. */
export const TURN_HALF_POINTS = 2;

/** CSW-FAC-04; CSW-R-14: a stopped unit may still turn if it can pay. CSW-R-147: the first hex stays free after a turn. */
export const turnOnWalk = (walk: Walk, facing: Direction): Walked => {
  const { party } = walk;
  const spentHalf = walk.spentHalf.slice();
  for (let i = 0; i < spentHalf.length; i++) {
    const spent = (spentHalf[i] as number) + TURN_HALF_POINTS;
    if (spent > 2 * allowanceIn(party, i, walk.steppedRear))
      return refuse('CSW-FAC-04', say`${partyName(party)} has no movement points left to turn`);
    spentHalf[i] = spent;
  }
  return {
    ok: true,
    party,
    before: walk,
    cell: walk.cell,
    facing,
    spentHalf,
    steppedRear: walk.steppedRear,
    steps: walk.steps,
    stopped: walk.stopped,
    exhausted: walk.exhausted,
    scaled: walk.scaled,
    run: null,
  };
};

/** CSW-MOV-09, CSW-R-111: only riders may not pass through beasts; beasts pass through friends as foot units do. */
const shiesFrom = ({ rides }: Party, { category }: UnitType): boolean => rides && category === 'creature';

/** CSW-MOV-08, CSW-MOV-09, CSW-STK-06: room is counted before each unit enters; leaders are exempt (CSW-STK-02). */
const checkFriends = (battle: Battle, party: Party, to: number): Verdict => {
  const { first, next } = occupancyOf(battle);
  let points = 0;
  for (let id = first[to] as number; id >= 0; id = next[id] as number) {
    const type = typeOf(battle, battle.units[id] as Unit);
    if (shiesFrom(party, type)) return refuse('CSW-MOV-09', 'horses cannot go among great beasts');
    points += type.stacking;
  }
  return party.leadersOnly || points < MAX_POINTS
    ? permit
    : refuse('CSW-STK-06', say`${idOf(boardIn(battle), to)} is full`);
};

/** Everything that blocks a step (CSW-MOV-06, CSW-MOV-07, CSW-ZOC-04); checked for each step (CSW-MOV-10). */
const checkHex = (battle: Battle, { party, cell }: Walk, to: number, zones: Uint8Array): Verdict => {
  const holder = holderOf(battle, to);
  if (holder !== undefined && holder.side !== party.side)
    return refuse('CSW-MOV-07', say`${holder.name} holds ${idOf(boardIn(battle), to)}`);
  if (cell !== NOWHERE && zones[cell] !== 0 && zones[to] !== 0)
    return refuse('CSW-ZOC-04', 'it would step from one enemy zone of control straight into another');
  return holder === undefined ? permit : checkFriends(battle, party, to);
};

/** CSW-MOV-04, CSW-ZOC-02, CSW-P-17: whether the stack may enter any further hex at all. */
const checkGoingOn = (battle: Battle, walk: Walk): Verdict => {
  const { party, stopped, steps } = walk;
  if (stopped) return refuseToGoOn(battle, walk);
  return party.strays && steps > 0
    ? refuse('CSW-MOV-04', say`${partyName(party)} is out of command and can move only one hex`)
    : permit;
};

interface Payment {
  readonly spentHalf: readonly number[];
  /** CSW-MOV-05: the unit used its one guaranteed hex, or its full allowance. */
  readonly all: boolean;
  /** The most that the hex itself cost one of them, without the cost of leaving a zone (CSW-R-110). */
  readonly dearest: number;
}

const pay = (
  battle: Battle,
  { party, cell, steps, spentHalf: spentSoFar }: Walk,
  to: number,
  direction: Direction,
  rear: boolean,
  offRoad: boolean,
  leavesZone: boolean,
): Payment | Refusal => {
  const spentHalf = spentSoFar.slice();
  let all = false;
  let dearest = 0;
  for (let i = 0; i < spentHalf.length; i++) {
    const ground = groundHalfPoints(
      battle,
      party.side,
      party.types[i] as UnitType,
      cell,
      to,
      direction,
      offRoad,
    );
    if (ground === PROHIBITED)
      return refuse('CSW-MOV-06', say`${(party.units[i] as Unit).name} may not enter that terrain`);
    const before = spentHalf[i] as number;
    const allowance = allowanceIn(party, i, rear);
    const whole = ground === COMPLETE;
    if (whole && (steps > 0 || before > 0))
      return refuse(
        'CSW-WAL-03',
        say`${(party.units[i] as Unit).name} needs its full movement allowance for that`,
      );
    const cost = leavesZone ? ground + exitHalfPoints(allowance) : ground;
    const enough = !whole && before + cost <= 2 * allowance;
    if (!enough && steps > 0)
      return refuse('CSW-MOV-02', say`${(party.units[i] as Unit).name} has too few movement points left`);
    if (!enough) all = true; // CSW-MOV-05
    dearest = Math.max(dearest, ground);
    spentHalf[i] = enough ? before + cost : Math.max(2 * allowance, before);
  }
  return { spentHalf, all, dearest };
};

/** CSW-CHG-03, CSW-R-110: a run restarts after ground unfit for charging; only chargers run (CSW-CHG-01). */
const runAfter = (
  battle: Battle,
  { party, run }: Walk,
  direction: Direction,
  to: number,
  halfPoints: number,
): Run | null => {
  if (!(party.rides || party.hasBeasts) || !isOpenGround(battle, to)) return null;
  return run !== null && run.direction === direction
    ? { direction, hexes: run.hexes + 1, halfPoints: run.halfPoints + halfPoints }
    : { direction, hexes: 1, halfPoints };
};

/** One hex further, or the first clause that forbids it. */
export const stepOnWalk = (battle: Battle, walk: Walk, to: number, offRoad = false): Walked => {
  if (to === NOWHERE) return refuse('CSW-MOV-12', 'only routed units leave the map');
  const board = boardIn(battle);
  const direction = directionTo(board, walk.cell, to);
  return direction === undefined
    ? refuse('CSW-MOV-02', say`${idOf(board, to)} is not adjacent`)
    : stepTowards(battle, walk, direction, to, offRoad);
};

/** To the hex known to be in a direction. */
export const stepTowards = (
  battle: Battle,
  walk: Walk,
  direction: Direction,
  to: number,
  offRoad = false,
): Walked => {
  const goingOn = checkGoingOn(battle, walk);
  if (!goingOn.ok) return goingOn;
  const { party, cell } = walk;
  const zones = enemyZones(battle, party.side);
  const hex = checkHex(battle, walk, to, zones);
  if (!hex.ok) return hex;
  const rear = walk.steppedRear || !isFrontFlat(walk.facing, direction);
  const payment = pay(battle, walk, to, direction, rear, offRoad, cell !== NOWHERE && zones[cell] !== 0);
  if ('ok' in payment) return payment;
  return {
    ok: true,
    party,
    before: walk,
    cell: to,
    facing: walk.facing,
    spentHalf: payment.spentHalf,
    steppedRear: rear,
    steps: walk.steps + 1,
    stopped: payment.all || zones[to] !== 0 || leavesReach(battle, party.units, to),
    exhausted: payment.all,
    scaled: walk.scaled || isScaling(battle, party.side, cell, to),
    run: runAfter(battle, walk, direction, to, payment.dearest),
  };
};

/** CSW-STK-06 where the stack stops: each unit in turn must find room, five points or fewer. */
export const checkStop = (battle: Battle, { party: { units }, cell }: Walk): Verdict => {
  if (isEmpty(battle, cell)) return permit;
  const there = unitsAt(battle, cell).filter(({ id }) => !units.some((unit) => unit.id === id));
  if (there.length === 0) return permit;
  let points = pointsOf(battle, there);
  for (const unit of units) {
    if (points >= MAX_POINTS && !isLeader(battle, unit))
      return refuse('CSW-STK-06', say`${idOf(boardIn(battle), cell)} has no room for ${unit.name}`);
    points += stackingOf(battle, unit);
  }
  return permit;
};
