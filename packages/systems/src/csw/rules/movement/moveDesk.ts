import type { Direction } from '@warmoot/hex';
import { cachePerObject } from '@warmoot/kernel';
import { type Desk, hexSubject, ownUnit, TABLE, unitSubject } from '../../engine/decisions.ts';
import type { CswOrder, OrderOf, OrderType } from '../../orders/orders.ts';
import { type Board, cellOfId, DIRECTION_NAMES, NOWHERE, nextTo } from '../../state/board.ts';
import { type Occupancy, occupancyOf, unitsAt } from '../../state/occupancy.ts';
import { hasModule, type Side } from '../../state/setup.ts';
import { type Battle, boardIn, isOnSurface, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { caltropsOrdersOf } from '../caltrops/orders.ts';
import { dismountsOf } from '../dismounting/dismount.ts';
import { remountsOf } from '../dismounting/remount.ts';
import { legalOpportunityFire, legalVolleys } from '../missile/opportunity.ts';
import { entryCellsFor } from '../setup/entry.ts';
import { destroyHutOrder } from '../siege/huts.ts';
import { ordersBelow, waysDown } from '../tunnels/options.ts';
import { enterOrder } from './enter.ts';
import { mayAllMove } from './mayMove.ts';
import { chargesOf, movesOf } from './options.ts';
import { turnsOf } from './turn.ts';

/** The orders of the movement step, including those of the optional chapters. */
const ACCEPTS: readonly OrderType[] = [
  'enter',
  'move',
  'turn',
  'done',
  'placeCaltrops',
  'takeCaltrops',
  'destroyHut',
  'dismount',
  'remountWait',
  'dig',
  'tunnelMove',
  'goDown',
  'opportunityFire',
];

export const isDue = (battle: Battle, unit: Unit): boolean =>
  unit.status === 'toEnter' && unit.entryTurn <= battle.turn;

const mayStillAct = (unit: Unit): boolean => unit.status === 'onMap' && !unit.routed && !unit.moveEnded;

/**
 * CSW-P-30, CSW-CHG-02: units that fired, evaded, charged or dismount do not prevent the rest of their hex from moving.
 */
const mayGoAlong = (battle: Battle, unit: Unit): boolean =>
  mayStillAct(unit) && unit.charged === NOWHERE && mayAllMove(battle, [unit]).ok;

/** CSW-OPF-01: a unit that has finished its move may still have a shot. */
const mayStillFire = (battle: Battle, unit: Unit): boolean =>
  unit.status === 'onMap' && typeOf(battle, unit).missile > 0;

const hexSubjects = cachePerObject(({ ids }: Board) => ids.map(hexSubject));

/** Each hex with unrouted units is a subject once. */
const isFirstInHex = ({ units }: Battle, { first, next }: Occupancy, unit: Unit): boolean => {
  if (!isOnSurface(unit)) return false;
  let id = first[unit.cell] as number;
  while (id >= 0 && (units[id] as Unit).routed) id = next[id] as number;
  return id === unit.id;
};

const subjects = (battle: Battle, side: Side): string[] => {
  const subjectOf = hexSubjects(boardIn(battle));
  const occupancy = occupancyOf(battle);
  const fires = hasModule(battle.setup, 'opportunityFire');
  const found: string[] = [];
  for (const unit of battle.units)
    if (
      unit.side === side &&
      (mayStillAct(unit) || isDue(battle, unit) || (fires && mayStillFire(battle, unit)))
    )
      found.push(unitSubject(unit.id));
  for (const unit of battle.units)
    if (unit.side === side && isFirstInHex(battle, occupancy, unit))
      found.push(subjectOf[unit.cell] as string);
  found.push(TABLE);
  return found;
};

/** CSW-SET-07: by every entry hex, facing into the map. */
function* entriesOf(battle: Battle, side: Side, unit: Unit): Generator<OrderOf<'enter'>> {
  const { ids } = boardIn(battle);
  for (const cell of entryCellsFor(battle, unit)) {
    const facing = DIRECTION_NAMES[facingIn(battle, side, cell)];
    const order: OrderOf<'enter'> = {
      type: 'enter',
      units: [unit.id],
      hex: ids[cell] as string,
      facing,
      path: [],
    };
    if (enterOrder.check(battle, side, order).ok) yield order;
  }
}

/** The facings away from a side's own edge. */
const INWARD = { north: [3, 2, 4], south: [0, 1, 5], west: [2, 1], east: [4, 5] } as const;

/** Away from the side's own edge if that faces into the map; not all units enter by that edge (CSW-S07-04). */
const facingIn = (battle: Battle, side: Side, cell: number): Direction => {
  const board = boardIn(battle);
  const inward: readonly number[] = INWARD[battle.setup.sides[side].friendlyEdge];
  const open = ([0, 1, 2, 3, 4, 5] as const).filter(
    (direction) => nextTo(board, cell, direction) !== NOWHERE,
  );
  return open.find((direction) => inward.includes(direction)) ?? (open[0] as Direction);
};

function* stackOrders(battle: Battle, side: Side, hex: string): Generator<CswOrder> {
  yield* turnsOf(battle, side, hex);
  yield* dismountsOf(battle, side, hex);
  yield* remountsOf(battle, side, hex);
  if (destroyHutOrder.check(battle, side, { type: 'destroyHut', hex }).ok) yield { type: 'destroyHut', hex };
  const cell = cellOfId(boardIn(battle), hex);
  if (cell === NOWHERE) return;
  yield* legalVolleys(battle, side, cell);
  const stack = unitsAt(battle, cell).filter((unit) => unit.side === side && mayGoAlong(battle, unit));
  if (stack.length < 2) return;
  yield* movesOf(battle, stack);
  yield* chargesOf(battle, stack);
}

function* unitOrders(battle: Battle, unit: Unit): Generator<CswOrder> {
  yield* movesOf(battle, [unit]);
  yield* legalOpportunityFire(battle, unit);
  yield* chargesOf(battle, [unit]);
  yield* caltropsOrdersOf(battle, unit);
  yield* waysDown(battle, unit);
}

const legal = (battle: Battle, side: Side, subject: string): Iterable<CswOrder> => {
  if (subject === TABLE) return [{ type: 'done' }];
  if (subject.startsWith('h')) return stackOrders(battle, side, subject.slice(1));
  const unit = ownUnit(battle, side, subject);
  if (unit === undefined) return [];
  if (isDue(battle, unit)) return entriesOf(battle, side, unit);
  return unit.underground ? ordersBelow(battle, unit) : unitOrders(battle, unit);
};

/** CSW-P-14 state 9. */
export const moveDesk: Desk = {
  task: 'move',
  deadline: 'turn',
  accepts: ACCEPTS,
  standIn: () => ({ type: 'done' }),
  subjects,
  legal,
};
