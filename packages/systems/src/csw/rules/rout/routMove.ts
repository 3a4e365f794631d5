import { permit, type Refusal, refuse, say, type Verdict } from '@warmoot/kernel';
import { type Desk, type OrderRule, ownUnit, unitSubject } from '../../engine/decisions.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { cellOfId, idOf, NOWHERE } from '../../state/board.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, boardIn, isOnSurface, unitOf } from '../../state/state.ts';
import type { Unit, UnitId } from '../../state/unit.ts';
import { hexName, hexNames } from '../../words/describe.ts';
import { carryOutFlight } from './carryOutFlight.ts';
import { afterStep, type Flight, type FlightState, flightOf, stepsFrom } from './flight.ts';
import { flightsOf, leavesMap, payableSteps, prospectOf } from './routPath.ts';

type RoutMove = OrderOf<'routMove'>;

/** CSW-ROU-04, CSW-R-50: compulsory, before any voluntary move; nothing else that bars movement applies. */
export const mustFlee = (unit: Unit, side: Side): boolean =>
  unit.side === side && unit.routed && !unit.routMoved && isOnSurface(unit);

/** CSW-ROU-05..07: why that hex cannot be the next. */
const whyNot = (flight: Flight, stand: FlightState, to: number): Refusal => {
  const { battle, unit } = flight;
  if (leavesMap(flight, stand))
    return refuse('CSW-ROU-07', say`${unit.name} leaves the map from ${hexName(battle, stand.cell)}`);
  if (to === NOWHERE) return refuse('CSW-GEO-02', 'there is no such hex on this map');
  const step = stepsFrom(flight, stand).find((each) => each.to === to);
  if (step === undefined) return refuse('CSW-ROU-05', say`${hexName(battle, to)} does not lead it away`);
  if (step.barredBy === 'enemy')
    return refuse('CSW-ROU-06', say`${hexName(battle, to)} is next to the enemy`);
  if (step.barredBy !== null) return refuse('CSW-ROU-06', say`it may not enter ${hexName(battle, to)}`);
  const steps = payableSteps(flight, stand).map((each) => each.to);
  return steps.length === 0
    ? refuse('CSW-ROU-05', say`${unit.name} can flee no farther than ${hexName(battle, stand.cell)}`)
    : refuse('CSW-ROU-05', say`it must flee by ${hexNames(battle, steps)}`);
};

type Fled = { readonly ok: true; readonly stand: FlightState } | Refusal;

/** CSW-R-51: step by step along the requested path. */
const flee = (flight: Flight, cells: readonly number[]): Fled => {
  let stand = flight.start;
  for (const to of cells) {
    const step = payableSteps(flight, stand).find((each) => each.to === to);
    if (step === undefined || leavesMap(flight, stand)) return whyNot(flight, stand, to);
    stand = afterStep(stand, step);
  }
  return { ok: true, stand };
};

const fleeAs = (flight: Flight, { path }: RoutMove): Fled => {
  const board = boardIn(flight.battle);
  return flee(
    flight,
    path.map((hex) => cellOfId(board, hex)),
  );
};

/** CSW-ROU-05, CSW-ROU-07: the whole allowance is spent, and a unit that can leave the map does. */
const goesToTheEnd = (flight: Flight, stand: FlightState, { leave }: RoutMove): Verdict => {
  const prospect = prospectOf(flight, stand);
  if (prospect === 'goesOn') return refuse('CSW-ROU-05', say`${flight.unit.name} must flee on`);
  return leave === true && prospect !== 'leaves'
    ? refuse('CSW-ROU-07', say`${flight.unit.name} cannot leave the map there`)
    : permit;
};

const check = (battle: Battle, side: Side, order: RoutMove): Verdict => {
  const unit = unitOf(battle, order.unit);
  if (!mustFlee(unit, side)) return refuse('CSW-ROU-04', say`${unit.name} has no rout move to make`);
  const flight = flightOf(battle, unit);
  const fled = fleeAs(flight, order);
  return fled.ok ? goesToTheEnd(flight, fled.stand, order) : fled;
};

export const routMoveOrder: OrderRule<'routMove'> = {
  check,
  decide: (tale, _side, order, dice) => {
    const flight = flightOf(tale.state, unitOf(tale.state, order.unit));
    const fled = fleeAs(flight, order);
    if (!fled.ok) throw new Error(`an unchecked rout move: ${fled.because}`);
    carryOutFlight(tale, flight, fled.stand, dice);
  },
  describe: (battle, { unit, path, leave }) => {
    const [{ name }, to] = [unitOf(battle, unit), path.at(-1)];
    if (to === undefined) return leave ? say`flee with ${name} off the map` : say`flee with ${name}`;
    return leave ? say`flee with ${name} to ${to} off the map` : say`flee with ${name} to ${to}`;
  },
};

/** Its possible flights, the default first (CSW-R-51). */
function* routMovesOf(battle: Battle, id: UnitId): Generator<RoutMove> {
  const board = boardIn(battle);
  const flight = flightOf(battle, unitOf(battle, id));
  for (const stand of flightsOf(flight)) {
    const order: RoutMove = { type: 'routMove', unit: id, path: stand.path.map((cell) => idOf(board, cell)) };
    yield leavesMap(flight, stand) ? { ...order, leave: true } : order;
  }
}

/** CSW-P-14 8: every routed unit, in any order; nobody can pass. */
export const routMoveDesk: Desk = {
  task: 'move the routed units',
  deadline: 'turn',
  accepts: ['routMove'],
  isOpen: (battle, side) => battle.units.some((unit) => mustFlee(unit, side)),
  standIn: (battle, side) => {
    const unit = battle.units.find((each) => mustFlee(each, side)) as Unit;
    return routMovesOf(battle, unit.id).next().value as RoutMove;
  },
  subjects: (battle, side) => {
    const found: string[] = [];
    for (const unit of battle.units) if (mustFlee(unit, side)) found.push(unitSubject(unit.id));
    return found;
  },
  legal: (battle, side, subject) => {
    const unit = ownUnit(battle, side, subject);
    return unit !== undefined && mustFlee(unit, side) ? routMovesOf(battle, unit.id) : [];
  },
};
