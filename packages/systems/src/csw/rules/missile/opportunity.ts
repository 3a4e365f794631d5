import { type Clause, firstRefusal, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import {
  type Desk,
  hexSubject,
  type OrderRule,
  ownUnit,
  type Question,
  TABLE,
  unitSubject,
} from '../../engine/decisions.ts';
import type { Tale } from '../../engine/tale.ts';
import type { CswOrder, OrderOf } from '../../orders/orders.ts';
import { cellOfId, distance, idOf } from '../../state/board.ts';
import { enemyOf, hasModule, type Side } from '../../state/setup.ts';
import { type Battle, boardIn, isOnMap, unitOf, withUnits } from '../../state/state.ts';
import type { Unit, UnitId } from '../../state/unit.ts';
import { namesOf } from '../../words/describe.ts';
import { takeLossesAtOnce } from '../combat/losses.ts';
import { stackingOf } from '../stacking/stacks.ts';
import { reachInHexes } from './factor.ts';
import { markFired, resolveOneShot } from './resolve.ts';
import { attackOf, checkShot, type Shot } from './shot.ts';
import { isBesideFriends } from './targets.ts';
import { type Volley, volleysFrom, volleysOf } from './volleys.ts';

type Window = Extract<Question, { kind: 'opportunity' }>;

const windowIn = ({ questions }: Battle): Window | undefined =>
  questions[0]?.kind === 'opportunity' ? questions[0] : undefined;

const hasShotAt = (battle: Battle, side: Side, unit: Unit, target: number): boolean =>
  unit.side === side &&
  isOnMap(unit) &&
  distance(boardIn(battle), unit.cell, target) <= reachInHexes(battle, unit) &&
  checkShot({ battle, side, units: [unit], target, construction: false }).ok;

const anyShotAt = (battle: Battle, side: Side, target: number): boolean =>
  !isBesideFriends(battle, side, target) &&
  battle.units.some((unit) => hasShotAt(battle, side, unit, target));

/** CSW-OPF-04: movers that the other side has agreed to let pass. */
const isPassed = ({ opportunity }: Battle, movers: readonly UnitId[]): boolean =>
  opportunity.passedSegment || movers.every((id) => opportunity.passedMovers.includes(id));

/** CSW-OPF-04, CSW-P-18, CSW-R-63: the window that opens when movers enter a hex, if anybody could use it. */
export const windowFor = (battle: Battle, movers: readonly UnitId[], cell: number): Window | undefined => {
  if (!hasModule(battle.setup, 'opportunityFire') || isPassed(battle, movers)) return undefined;
  const side = enemyOf(unitOf(battle, movers[0] as UnitId).side);
  const entered = withUnits(battle, movers, (unit) => {
    unit.cell = cell;
    unit.status = 'onMap';
  });
  return anyShotAt(entered, side, cell) ? { kind: 'opportunity', side, movers, cell } : undefined;
};

const shotOf = (battle: Battle, side: Side, { units, hex }: OrderOf<'opportunityFire'>): Shot => ({
  battle,
  side,
  units: units.map((id) => unitOf(battle, id)),
  target: cellOfId(boardIn(battle), hex),
  construction: false,
});

/** CSW-OPF-01 */
const isInPlay: Clause<Shot> = ({ battle }) =>
  hasModule(battle.setup, 'opportunityFire')
    ? permit
    : refuse('CSW-OPF-01', 'opportunity fire is not in play');

/** CSW-OPF-04: a window is about the hex just entered; the phasing side may fire anywhere. */
const isAtTheMover: Clause<Shot> = ({ battle, target }) => {
  const window = windowIn(battle);
  return window === undefined || window.cell === target
    ? permit
    : refuse('CSW-OPF-04', say`only ${idOf(boardIn(battle), window.cell)} may be fired at while they move`);
};

/** CSW-OPF-05: all other missile rules apply. */
const checkOpportunity = (shot: Shot): Verdict => firstRefusal([isInPlay, isAtTheMover, checkShot], shot);

/** CSW-STK-05: units that fired may move on, so the hex remembers their points. */
const notePoints = (tale: Tale, units: readonly Unit[]): void => {
  const { opportunity } = tale.state;
  const fired = units.map((unit) => ({ cell: unit.cell, points: stackingOf(tale.state, unit) }));
  tale.tell({
    type: 'opportunityChanged',
    opportunity: { ...opportunity, fired: [...opportunity.fired, ...fired] },
    rules: ['CSW-OPF-05', 'CSW-STK-05'],
  });
};

/** CSW-P-14 9a, CSW-OPF-07: the window stays open until its side passes or has nothing left to fire at there. */
const closeIfSpent = (tale: Tale): void => {
  const window = windowIn(tale.state);
  if (window !== undefined && !anyShotAt(tale.state, window.side, window.cell))
    tale.tell({ type: 'answered', rules: ['CSW-OPF-04'] });
};

/** CSW-OPF-06, CSW-P-19: losses at once and without asking; the morale checks wait for the end of the segment. */
export const opportunityFireOrder: OrderRule<'opportunityFire'> = {
  check: (battle, side, order) => checkOpportunity(shotOf(battle, side, order)),
  decide: (tale, side, order, dice) => {
    const shot = shotOf(tale.state, side, order);
    resolveOneShot(tale, attackOf(shot), dice, 'opportunity');
    markFired(tale, order.units, 'firedInMovement');
    notePoints(tale, shot.units);
    takeLossesAtOnce(tale);
    closeIfSpent(tale);
  },
  describe: (battle, { units, hex }) => say`shoot at ${hex} with ${namesOf(battle, units)}`,
};

/** What the battle records about a pass; nothing if it is only for this hex. */
const notePass = (tale: Tale, movers: readonly UnitId[], scope: OrderOf<'pass'>['for']): void => {
  const { opportunity } = tale.state;
  const change =
    scope === 'segment'
      ? { passedSegment: true }
      : { passedMovers: [...new Set([...opportunity.passedMovers, ...movers])] };
  tale.tell({
    type: 'opportunityChanged',
    opportunity: { ...opportunity, ...change },
    rules: ['CSW-OPF-04'],
  });
};

const PASSES = {
  hex: 'hold fire',
  mover: 'let this move pass',
  segment: 'hold fire for the whole segment',
} as const;

/** CSW-OPF-04 */
export const passOrder: OrderRule<'pass'> = {
  check: (battle) =>
    windowIn(battle) === undefined ? refuse('CSW-OPF-04', 'no enemy is moving past you') : permit,
  decide: (tale, _side, order) => {
    const { movers } = windowIn(tale.state) as Window;
    if (order.for !== 'hex') notePass(tale, movers, order.for);
    tale.tell({ type: 'answered', rules: ['CSW-OPF-04'] });
  },
  describe: (_battle, order) => PASSES[order.for],
};

const orderFor = (battle: Battle, { units, target }: Volley): OrderOf<'opportunityFire'> => ({
  type: 'opportunityFire',
  units: [...units],
  hex: idOf(boardIn(battle), target),
});

/** CSW-OPF-04, CSW-R-115: what a unit of the phasing side may fire at while it could be ordered to move; no walls. */
export function* legalOpportunityFire(battle: Battle, unit: Unit): Generator<OrderOf<'opportunityFire'>> {
  if (!hasModule(battle.setup, 'opportunityFire')) return;
  for (const volley of volleysOf(battle, unit)) if (!volley.construction) yield orderFor(battle, volley);
}

/** CSW-MIS-03, CSW-OPF-04: and what the units of a hex may fire at together. */
export function* legalVolleys(
  battle: Battle,
  side: Side,
  cell: number,
): Generator<OrderOf<'opportunityFire'>> {
  if (!hasModule(battle.setup, 'opportunityFire')) return;
  for (const volley of volleysFrom(battle, side, cell)) yield orderFor(battle, volley);
}

function* subjects(battle: Battle, side: Side): Generator<string> {
  const { cell } = windowIn(battle) as Window;
  const hexes = new Set<number>();
  for (const unit of battle.units) {
    if (!hasShotAt(battle, side, unit, cell)) continue;
    yield unitSubject(unit.id);
    hexes.add(unit.cell);
  }
  for (const from of hexes) yield hexSubject(idOf(boardIn(battle), from));
  yield TABLE;
}

function* legal(battle: Battle, side: Side, subject: string): Generator<CswOrder> {
  const { cell } = windowIn(battle) as Window;
  if (subject === TABLE) {
    for (const scope of ['hex', 'mover', 'segment'] as const) yield { type: 'pass', for: scope };
  } else if (subject.startsWith('h')) {
    const from = cellOfId(boardIn(battle), subject.slice(1));
    for (const volley of volleysFrom(battle, side, from))
      if (volley.target === cell) yield orderFor(battle, volley);
  } else {
    const unit = ownUnit(battle, side, subject);
    if (unit !== undefined && hasShotAt(battle, side, unit, cell))
      yield orderFor(battle, { units: [unit.id], target: cell, construction: false });
  }
}

/** CSW-P-14 state 9a. */
export const opportunityDesk: Desk = {
  task: 'fire at the movers',
  deadline: 'reply',
  accepts: ['opportunityFire', 'pass'],
  standIn: () => ({ type: 'pass', for: 'hex' }),
  subjects,
  legal,
};
