import type { Direction } from '@warmoot/hex';
import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { cellOfId, NOWHERE } from '../../state/board.ts';
import { type Battle, boardIn, type Interrupted, isOnMap, type Run, unitOf } from '../../state/state.ts';
import type { Unit, UnitId } from '../../state/unit.ts';
import { caltropsAttack, hasCaltrops } from '../caltrops/attack.ts';
import { chargersOn } from '../charge/charge.ts';
import { windowFor } from '../missile/opportunity.ts';
import { evasionAsked } from '../skirmish/evasions.ts';
import { skirmishersNear } from '../skirmish/skirmishers.ts';
import { leavesReach } from '../undead/dormancy.ts';
import { inEnemyZone } from '../zones/zones.ts';
import { facingOnArrival, leadersWhoTurn } from './arrival.ts';
import { checkEndOfWalk, idsOf, isFacing, takeStep } from './path.ts';
import { beginWalk, cellsOf, type Walk } from './walk.ts';

/** CSW-P-18: whether others may act after a hex was entered: opportunity fire, then skirmishers. */
const mayInterrupt = (battle: Battle, walk: Walk): boolean =>
  windowFor(battle, idsOf(walk), walk.cell) !== undefined || skirmishersNear(battle, walk).length > 0;

type Move = OrderOf<'move'>;

/** Records a walk so far: hexes entered and points paid since the last record. */
const tellWalk = (tale: Tale, recorded: Walk, walk: Walk, facing: Direction, ends: boolean): void => {
  const entering = recorded.cell === NOWHERE;
  tale.tell({
    type: 'unitsMoved',
    units: idsOf(walk),
    path: cellsOf(walk).slice(cellsOf(recorded).length),
    facing,
    spentHalf: walk.spentHalf.map((spent, i) => spent - (recorded.spentHalf[i] as number)),
    steppedRear: walk.steppedRear,
    moveEnded: ends || walk.party.strays,
    entering,
    scaled: walk.scaled,
    rules: [entering ? 'CSW-SET-07' : 'CSW-MOV-01'],
  });
};

/** During a move: it keeps its facing, and whether a zone stops it is decided after others have acted (CSW-P-18). */
export const recordPause = (tale: Tale, recorded: Walk, walk: Walk): void => {
  if (walk !== recorded) tellWalk(tale, recorded, walk, walk.facing, walk.exhausted);
};

/** What stops units that have entered a hex, once others have acted. */
const stoppedBy = (battle: Battle, { party, cell }: Walk): string =>
  inEnemyZone(battle, party.side, cell) ? 'CSW-ZOC-02' : 'CSW-UND-04';

/** The end of a move: units that join others take their facing (CSW-FAC-05). */
const tellStop = (tale: Tale, recorded: Walk, walk: Walk): void => {
  const units = idsOf(walk);
  const facing = facingOnArrival(tale.state, units, walk.cell, walk.facing);
  if (walk !== recorded) tellWalk(tale, recorded, walk, facing, walk.stopped);
  else if (walk.stopped && walk.party.units.some((unit) => !unit.moveEnded))
    tale.tell({
      type: 'unitsMarked',
      units,
      change: { moveEnded: true },
      rules: [stoppedBy(tale.state, walk)],
    });
  const askew = walk === recorded && facing !== walk.facing ? units : [];
  const turning = [...askew, ...leadersWhoTurn(tale.state, units, walk.cell, facing)];
  if (turning.length > 0) tale.tell({ type: 'hexTurned', units: turning, facing, rules: ['CSW-FAC-05'] });
};

/** CSW-R-56: their leaders do not charge. */
const tellCharge = (tale: Tale, walk: Walk, charge: string): void => {
  tale.tell({
    type: 'chargeDeclared',
    units: chargersOn(tale.state, walk).map(({ id }) => id),
    target: cellOfId(boardIn(tale.state), charge),
    rules: ['CSW-CHG-02', 'CSW-CHG-05'],
  });
};

/** A move under way: how far it is recorded, and how far it has come. */
interface March {
  readonly recorded: Walk;
  readonly walk: Walk;
}

/**
 * CSW-P-17, CSW-P-18: hex by hex. Where something happens to the movers or others may act, the move is recorded
 * so far; otherwise the whole path is one event. `before` is the stack before any of this order was carried out.
 */
export const proceed = (tale: Tale, order: Move, before: Walk, begun: Walk, dice: Dice): void => {
  let march: March | undefined = { recorded: before, walk: begun };
  if (before.cell === NOWHERE) march = afterHex(tale, order, march, 0, dice);
  for (const [i, step] of order.path.entries()) {
    if (march === undefined) return;
    const walked = takeStep(tale.state, march.walk, step, order.offRoad ?? false);
    if (!walked.ok) break; // CSW-P-17: the path has become impossible; the unit stops where it is
    march = { recorded: march.recorded, walk: walked };
    if (!isFacing(step)) march = afterHex(tale, order, march, i + 1, dice);
  }
  if (march !== undefined) stop(tale, order, march);
};

const stop = (tale: Tale, { charge }: Move, { recorded, walk }: March): void => {
  tellStop(tale, recorded, walk);
  if (charge !== undefined && checkEndOfWalk(tale.state, walk, charge).ok) tellCharge(tale, walk, charge);
};

/** CSW-P-18: caltrops, then others may act; undefined if all fell or the move must wait. */
const afterHex = (tale: Tale, order: Move, march: March, next: number, dice: Dice): March | undefined => {
  const going = hasCaltrops(tale.state, march.walk.cell) ? overCaltrops(tale, march, dice) : march;
  if (going === undefined || !mayInterrupt(tale.state, going.walk)) return going;
  recordPause(tale, going.recorded, going.walk);
  wait(tale, { ...order, path: order.path.slice(next) }, going.walk);
  return undefined;
};

/** CSW-CAL-07: each unit is attacked as it enters; survivors continue. */
const overCaltrops = (tale: Tale, { recorded, walk }: March, dice: Dice): March | undefined => {
  recordPause(tale, recorded, walk);
  caltropsAttack(tale, idsOf(walk), walk.cell, dice);
  return goOn(tale.state, idsOf(walk), cellsOf(walk), walk.run);
};

/** CSW-P-17: units that can continue a partly recorded move; a zone stops them only now (CSW-P-18). */
const goOn = (
  battle: Battle,
  ids: readonly UnitId[],
  cells: readonly number[],
  run: Run | null,
): March | undefined => {
  const units = ids.map((id) => unitOf(battle, id)).filter(isOnMap);
  const [first] = units;
  if (first === undefined) return undefined;
  const walk = beginWalk(battle, units, first.facing, cells, run);
  const stopped = walk.stopped || inEnemyZone(battle, first.side, first.cell) || hasLostCommand(battle, walk);
  const again = { ...walk, stopped };
  return { recorded: again, walk: again };
};

/** CSW-UND-04: undead stop if their commander fell on the way. */
const hasLostCommand = (battle: Battle, { party: { units }, cell }: Walk): boolean =>
  units.some(({ dormant }) => dormant) || leavesReach(battle, units, cell);

/** The move waits, with the rest of its path. */
const wait = (tale: Tale, order: Move, walk: Walk): void => {
  const ids = idsOf(walk);
  const interrupted = {
    side: walk.party.side,
    order: { ...order, units: ids },
    cells: cellsOf(walk),
    run: walk.run,
    asked: [],
  };
  tale.tell({ type: 'moveInterrupted', interrupted, rules: ['CSW-P-17'] });
  const window = windowFor(tale.state, ids, walk.cell);
  if (window !== undefined) tale.tell({ type: 'asked', questions: [window], rules: ['CSW-P-18'] });
};

/** Ends a partly recorded move, once others have acted (CSW-P-18). */
export const endMarch = (tale: Tale, walk: Walk): void => {
  const order: Move = { type: 'move', units: idsOf(walk), path: [] };
  if (mayInterrupt(tale.state, walk)) wait(tale, order, walk);
  else stop(tale, order, { recorded: walk, walk });
};

/** CSW-TUN-04, CSW-P-18: a unit that surfaces has entered a hex, and stops there. */
export const emerge = (tale: Tale, unit: Unit, dice: Dice): void => {
  const order: Move = { type: 'move', units: [unit.id], path: [] };
  const walk = beginWalk(tale.state, [unit], unit.facing);
  const march = afterHex(tale, order, { recorded: walk, walk }, 0, dice);
  if (march !== undefined) stop(tale, order, march);
};

/**
 * CSW-P-17, CSW-P-18: after the fire, the skirmishers act one by one; then the move continues with the units that still
 * can.
 */
export const resumeMove = (tale: Tale, dice: Dice): void => {
  const { order, cells, run, asked, side } = tale.state.interrupted as Interrupted;
  const march = goOn(tale.state, order.units, cells, run);
  const question = march && evasionAsked(tale.state, march.walk, asked);
  if (question !== undefined) {
    const interrupted = { order, cells, run, side, asked: [...asked, question.unit] };
    tale.tell({ type: 'moveInterrupted', interrupted, rules: ['CSW-P-18'] });
    tale.tell({ type: 'asked', questions: [question], rules: ['CSW-P-18', 'CSW-SKI-02'] });
    return;
  }
  tale.tell({ type: 'moveInterrupted', interrupted: null, rules: ['CSW-P-17'] });
  if (march !== undefined)
    proceed(tale, { ...order, units: idsOf(march.walk) }, march.recorded, march.walk, dice);
};
