import { type Desk, ownUnit, TABLE, unitSubject } from '../../engine/decisions.ts';
import type { CswOrder } from '../../orders/orders.ts';
import { DIRECTION_NAMES, type DirectionName } from '../../state/board.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, boardIn } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { forwardOf } from './formation.ts';
import { canEndSetUp } from './legality.ts';
import { buyMoraleOrder, carryCaltropsOrder, deployRestOrder } from './orders.ts';
import { checkPlacement, facingOfTroops } from './placement.ts';
import { homeSideChooses } from './sideA.ts';

export { canEndSetUp } from './legality.ts';

/** CSW-P-14, state 2. */
export const chooseSideADesk: Desk = {
  task: 'choose which side moves first',
  deadline: 'setup',
  accepts: ['chooseSideA'],
  standIn: (_battle, side) => ({ type: 'chooseSideA', side }),
  *subjects(battle) {
    if (homeSideChooses(battle)) yield TABLE;
  },
  *legal(battle) {
    if (!homeSideChooses(battle)) return;
    yield { type: 'chooseSideA', side: 'blue' };
    yield { type: 'chooseSideA', side: 'red' };
  },
};

const isBeingSetUp = ({ status }: Unit): boolean => status === 'toPlace' || status === 'onMap';

/** Towards the enemy first. */
const facings = (battle: Battle, side: Side): readonly DirectionName[] =>
  FACINGS[forwardOf(battle, side)] as readonly DirectionName[];

const FACINGS = DIRECTION_NAMES.map((_, forward) =>
  DIRECTION_NAMES.map((_name, turn) => DIRECTION_NAMES[(forward + turn) % 6] as DirectionName),
);

function* placesOf(battle: Battle, unit: Unit): Generator<CswOrder> {
  const { ids } = boardIn(battle);
  const ways = facings(battle, unit.side);
  for (const cell of battle.setup.sides[unit.side].area) {
    if (!checkPlacement({ battle, unit, cell }).ok) continue;
    const theirs = facingOfTroops(battle, unit, cell);
    for (const facing of theirs === undefined ? ways : [DIRECTION_NAMES[theirs] as DirectionName])
      yield { type: 'place', unit: unit.id, hex: ids[cell] as string, facing };
  }
}

function* ordersFor(battle: Battle, side: Side, unit: Unit): Generator<CswOrder> {
  if (unit.status === 'onMap') yield { type: 'takeBack', unit: unit.id };
  const morale = { type: 'buyMorale', unit: unit.id, points: 1 } as const;
  if (buyMoraleOrder.check(battle, side, morale).ok) yield morale;
  const caltrops = { type: 'carryCaltrops', unit: unit.id } as const;
  if (carryCaltropsOrder.check(battle, side, caltrops).ok) yield caltrops;
  if (isBeingSetUp(unit)) yield* placesOf(battle, unit);
}

const mayDeployRest = (battle: Battle, side: Side): boolean =>
  deployRestOrder.check(battle, side, { type: 'deployRest' }).ok;

function* armyOrders(battle: Battle, side: Side): Generator<CswOrder> {
  if (mayDeployRest(battle, side)) yield { type: 'deployRest' };
  if (canEndSetUp(battle, side).ok) yield { type: 'done' };
}

/** CSW-P-24: during set-up the clock running out is a resignation; CSW-HOV-02: or the default set-up. */
const outOfTime = (battle: Battle, side: Side): CswOrder => {
  if (battle.setup.handedOver === undefined) return { type: 'resign' };
  return mayDeployRest(battle, side) ? { type: 'deployRest' } : { type: 'done' };
};

/** CSW-P-14, state 3. */
export const setUpDesk: Desk = {
  task: 'set up your army',
  deadline: 'setup',
  accepts: ['place', 'takeBack', 'deployRest', 'buyMorale', 'carryCaltrops', 'done'],
  standIn: outOfTime,
  isOpen: (battle, side) =>
    battle.units.some((unit) => unit.side === side && unit.status === 'onMap') ||
    battle.units.some((unit) => unit.side === side && !ordersFor(battle, side, unit).next().done) ||
    mayDeployRest(battle, side),
  subjects: (battle, side) => {
    const subjects: string[] = [];
    for (const unit of battle.units) if (unit.side === side) subjects.push(unitSubject(unit.id));
    subjects.push(TABLE);
    return subjects;
  },
  legal: (battle, side, subject) => {
    if (subject === TABLE) return armyOrders(battle, side);
    const unit = ownUnit(battle, side, subject);
    return unit === undefined ? [] : ordersFor(battle, side, unit);
  },
};
