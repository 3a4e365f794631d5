import { type Clause, type Dice, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import { type Desk, type OrderRule, type Question, unitSubject } from '../../engine/decisions.ts';
import type { Tale } from '../../engine/tale.ts';
import type { CswOrder, OrderOf } from '../../orders/orders.ts';
import { type Battle, isOnMap, unitOf } from '../../state/state.ts';
import type { Unit, UnitId } from '../../state/unit.ts';
import { hexName, namesOf } from '../../words/describe.ts';
import { moveAlongPath } from '../caltrops/entering.ts';
import { facingOnArrival, leadersWhoTurn } from '../movement/arrival.ts';
import { mayAllMove } from '../movement/mayMove.ts';
import { walkPath } from '../movement/path.ts';
import { beginWalk, cellsOf, type Walk } from '../movement/walk.ts';
import { endsOutOfContact, evasionsOf, findsRoom, leadersWith, openEvasion } from './evasions.ts';

interface Evasion {
  readonly battle: Battle;
  readonly order: OrderOf<'evade'>;
  readonly unit: Unit;
  readonly units: readonly Unit[];
}

const evasionOf = (battle: Battle, order: OrderOf<'evade'>): Evasion => {
  const unit = unitOf(battle, order.unit);
  return { battle, order, unit, units: [unit, ...order.leaders.map((id) => unitOf(battle, id))] };
};

/** CSW-SKI-02, CSW-SKI-03: only the unit that was asked, once in the segment. */
const isAsked: Clause<Evasion> = ({ battle, unit }) =>
  openEvasion(battle).unit === unit.id
    ? permit
    : refuse('CSW-SKI-02', say`${unit.name} has nothing to decide now`);

/** CSW-SKI-02 */
const leadersStandWithIt: Clause<Evasion> = ({ battle, unit, order }) => {
  const here = leadersWith(battle, unit);
  const stranger = order.leaders.find((id) => !here.some((leader) => leader.id === id));
  return stranger === undefined
    ? permit
    : refuse('CSW-SKI-02', say`${unitOf(battle, stranger).name} is not a leader in its hex`);
};

const walked = ({ battle, units, order, unit }: Evasion) =>
  walkPath(battle, beginWalk(battle, units, unit.facing), order.path);

/** CSW-SKI-02, CSW-SKI-03, CSW-R-69: restricted and paid for like any move, and it must end away from enemies. */
const isAWayOut: Clause<Evasion> = (evasion) => {
  const able = mayAllMove(evasion.battle, evasion.units);
  if (!able.ok) return able;
  const way = walked(evasion);
  if (!way.ok) return way;
  if (!endsOutOfContact(evasion.battle, way))
    return refuse('CSW-SKI-02', 'an evasion cannot end next to an enemy unit');
  return findsRoom(evasion.battle, way)
    ? permit
    : refuse('CSW-STK-08', say`there is no room for it in ${hexName(evasion.battle, way.cell)}`);
};

const EVASION_CLAUSES: readonly Clause<Evasion>[] = [isAsked, leadersStandWithIt, isAWayOut];

/** CSW-SKI-04..06: no zone, no own move, and fire at half its factor; leaders only went along. */
const markEvaded = (tale: Tale, unit: UnitId, leaders: readonly UnitId[], { scaled }: Walk): void => {
  const evaded = { evaded: true, heldBack: true, lastEvadedTurn: tale.state.turn, movedThisTurn: true };
  const climbed = scaled ? { scaled } : {};
  tale.tell({
    type: 'unitsMarked',
    units: [unit],
    change: { ...evaded, ...climbed },
    rules: ['CSW-SKI-04', 'CSW-SKI-05'],
  });
  if (leaders.length === 0) return;
  const change = { movedThisTurn: true, ...climbed };
  tale.tell({ type: 'unitsMarked', units: leaders, change, rules: ['CSW-SKI-02'] });
};

const carryOut = (tale: Tale, { order, units }: Evasion, walk: Walk, dice: Dice): void => {
  markEvaded(tale, order.unit, order.leaders, walk);
  const ids = units.map(({ id }) => id);
  const arrived = moveAlongPath(tale, ids, cellsOf(walk), dice, (going, path) => {
    const facing = facingOnArrival(tale.state, going, path.at(-1) as number, walk.facing);
    tale.tell({ type: 'unitsWent', how: 'evasion', units: going, path, facing, rules: ['CSW-SKI-02'] });
  });
  alignLeaders(tale, arrived, walk.cell);
};

/** CSW-FAC-05 */
const alignLeaders = (tale: Tale, arrived: readonly UnitId[], cell: number): void => {
  const first = arrived.map((id) => unitOf(tale.state, id)).find(isOnMap);
  if (first === undefined) return;
  const units = leadersWhoTurn(tale.state, arrived, cell, first.facing);
  if (units.length > 0) tale.tell({ type: 'hexTurned', units, facing: first.facing, rules: ['CSW-FAC-05'] });
};

export const evadeOrder: OrderRule<'evade'> = {
  check: (battle, _side, order) => firstRefusal(EVASION_CLAUSES, evasionOf(battle, order)),
  decide: (tale, _side, order, dice) => {
    const evasion = evasionOf(tale.state, order);
    const way = walked(evasion);
    if (!way.ok) throw new Error(way.because);
    tale.tell({ type: 'answered', rules: ['CSW-SKI-02'] });
    carryOut(tale, evasion, way, dice);
  },
  describe: (battle, { unit, leaders, path }) =>
    say`evade with ${namesOf(battle, [unit, ...leaders])} to ${path.findLast((step) => step.length === 4) ?? 'nowhere'}`,
};

/** With all leaders of its hex, or alone. */
function* legal(battle: Battle): Generator<CswOrder> {
  const unit = unitOf(battle, openEvasion(battle).unit);
  const leaders = leadersWith(battle, unit);
  if (leaders.length > 0) yield* evasionsOf(battle, unit, leaders);
  yield* evasionsOf(battle, unit, []);
  yield { type: 'stand', unit: unit.id };
}

/** CSW-P-14 9b */
export const evadeDesk: Desk = {
  task: 'evade or stand',
  deadline: 'reply',
  accepts: ['evade', 'stand'],
  standIn: (battle) => ({ type: 'stand', unit: openEvasion(battle).unit }),
  subjects: (battle) => [unitSubject(openEvasion(battle).unit)],
  legal,
};

/** Units that may give way now: a skirmisher (CSW-SKI-02) or a caltrops worker (CSW-CAL-05). */
const asked = ({ questions }: Battle) =>
  questions[0] as Extract<Question, { kind: 'evade' | 'declineMelee' }>;

const ruleOf = (battle: Battle): string =>
  asked(battle).kind === 'declineMelee' ? 'CSW-CAL-05' : 'CSW-SKI-02';

/** CSW-SKI-02, CSW-CAL-05: both are optional. */
export const standOrder: OrderRule<'stand'> = {
  check: (battle, _side, { unit }) =>
    asked(battle).unit === unit
      ? permit
      : refuse(ruleOf(battle), say`${unitOf(battle, unit).name} has nothing to decide now`),
  decide: (tale) => {
    tale.tell({ type: 'answered', rules: [ruleOf(tale.state)] });
  },
  describe: (battle, { unit }) => say`stand with ${unitOf(battle, unit).name}`,
};
