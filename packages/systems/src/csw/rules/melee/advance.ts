import type { Direction } from '@warmoot/hex';
import { type Clause, firstRefusal, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import { type Desk, hexSubject, type OrderRule, TABLE } from '../../engine/decisions.ts';
import type { Tale } from '../../engine/tale.ts';
import type { CswOrder, OrderOf } from '../../orders/orders.ts';
import { cellOfId, DIRECTION_NAMES, directionOfName, directionTo, idOf, NOWHERE } from '../../state/board.ts';
import { isEmpty } from '../../state/occupancy.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, boardIn, isLeader, typeOf, unitOf } from '../../state/state.ts';
import type { Unit, UnitId } from '../../state/unit.ts';
import { hexName, namesOf } from '../../words/describe.ts';
import { afterEntering } from '../caltrops/entering.ts';
import { exposedIn } from '../combat/exposed.ts';
import { facingOnArrival, leadersWhoTurn } from '../movement/arrival.ts';
import { isScaling } from '../movement/step.ts';
import { couldStop } from '../stacking/stacks.ts';
import { isProhibited } from '../terrain/ground.ts';
import { couldStopBelow } from '../tunnels/below.ts';

type Advances = Battle['advances'];

/** CSW-MEL-11: a survivor of the attack, if the ground is not prohibited to it. CSW-UND-04: the dormant do nothing. */
const couldAdvance = (battle: Battle, id: UnitId, cell: number): boolean => {
  const unit = unitOf(battle, id);
  if (unit.status !== 'onMap' || unit.routed || unit.dormant) return false;
  return unit.underground || !isProhibited(battle, typeOf(battle, unit), cell);
};

/** CSW-MEL-11, CSW-R-61: hexes attacked in melee and left without any unit, each with the surviving attackers. */
const emptied = (battle: Battle): Advances => {
  const won = (below: boolean): Advances => {
    const attackers = new Map<number, UnitId[]>();
    for (const { target: cell, units, construction, underground } of battle.attacks)
      if (!construction && underground === below && exposedIn(battle, { cell, underground }).length === 0)
        attackers.set(cell, [...(attackers.get(cell) ?? []), ...units]);
    return [...attackers].map(([cell, units]) => ({
      cell,
      units: units.filter((id) => couldAdvance(battle, id, cell)),
    }));
  };
  return [...won(false), ...won(true)]
    .filter(({ units }) => units.length > 0)
    .sort((a, b) => a.cell - b.cell);
};

/** Once the losses of the segment are taken. */
export const openAdvances = (tale: Tale): void => {
  const advances = emptied(tale.state);
  if (advances.length > 0) tale.tell({ type: 'advancesOpened', advances, rules: ['CSW-MEL-11', 'CSW-R-61'] });
};

interface Advance {
  readonly battle: Battle;
  readonly units: readonly Unit[];
  readonly cell: number;
  readonly facing: Direction | undefined;
}

/** CSW-TUN-07: they advance above or below ground, as they attacked. */
const isBelow = (units: readonly Unit[]): boolean => units[0]?.underground ?? false;

const hasRoom = (battle: Battle, units: readonly Unit[], cell: number): boolean =>
  isBelow(units) ? couldStopBelow(battle, units, cell) : couldStop(battle, units, cell);

/** CSW-MEL-11 */
const attackedAndEmptiedIt: Clause<Advance> = ({ battle, units, cell }) => {
  const open = battle.advances.filter((advance) => advance.cell === cell);
  const won = open.find((advance) => advance.units.includes(units[0]?.id as UnitId));
  const stranger = units.find((unit) => !won?.units.includes(unit.id) || unit.cell === cell);
  return stranger === undefined
    ? permit
    : refuse('CSW-MEL-11', say`${stranger.name} has won no hex there to advance into`);
};

/** CSW-UND-04: an advance of their commander may have left undead behind since the hex was won. */
const isAwake: Clause<Advance> = ({ units }) => {
  const still = units.find(({ dormant }) => dormant);
  return still === undefined
    ? permit
    : refuse('CSW-UND-04', say`${still.name} is out of command and can do nothing`);
};

/** CSW-R-61 */
const isFreeOfEnemies: Clause<Advance> = ({ battle, units, cell }) =>
  exposedIn(battle, { cell, underground: isBelow(units) }).every(({ side }) => side === units[0]?.side)
    ? permit
    : refuse('CSW-R-61', say`the enemy still holds ${hexName(battle, cell)}`);

/** CSW-MEL-11, CSW-STK-08 */
const withinLimits: Clause<Advance> = ({ battle, units, cell }) =>
  hasRoom(battle, units, cell)
    ? permit
    : refuse('CSW-MEL-11', say`${hexName(battle, cell)} has no room for them`);

/** CSW-FAC-05: the first of the troops leads; units that come with it or later face as it does. */
const leadOf = ({ battle, units }: Advance): Unit =>
  units.find((unit) => !isLeader(battle, unit)) ?? (units[0] as Unit);

const directionOf = (advance: Advance): Direction =>
  directionTo(boardIn(advance.battle), leadOf(advance).cell, advance.cell) ?? leadOf(advance).facing;

/** CSW-FAC-06, CSW-R-61: as before, or in the direction of the advance. */
const keepsOrFollows: Clause<Advance> = (advance) =>
  advance.facing === undefined ||
  advance.facing === leadOf(advance).facing ||
  advance.facing === directionOf(advance)
    ? permit
    : refuse('CSW-FAC-06', 'an advancing unit keeps its facing or turns the way it goes');

const ADVANCE_CLAUSES = [attackedAndEmptiedIt, isAwake, isFreeOfEnemies, withinLimits, keepsOrFollows];

const advanceOf = (battle: Battle, { units, hex, facing }: OrderOf<'advance'>): Advance => ({
  battle,
  units: [...new Set(units)].map((id) => unitOf(battle, id)),
  cell: cellOfId(boardIn(battle), hex),
  facing: facing === undefined ? undefined : directionOfName(facing),
});

const checkAdvance = (battle: Battle, order: OrderOf<'advance'>): Verdict =>
  firstRefusal(ADVANCE_CLAUSES, advanceOf(battle, order));

/** CSW-WAL-13: up an outside hexside it is scaling (CSW-WAL-04, CSW-WAL-05). */
const markScaling = (tale: Tale, { battle, units, cell }: Advance): void => {
  const scaling = units.filter((unit) => isScaling(battle, unit.side, unit.cell, cell)).map(({ id }) => id);
  if (scaling.length > 0)
    tale.tell({ type: 'unitsMarked', units: scaling, change: { scaled: true }, rules: ['CSW-WAL-13'] });
};

export const advanceOrder: OrderRule<'advance'> = {
  check: (battle, _side, order) => checkAdvance(battle, order),
  decide: (tale, _side, order, dice) => {
    const advance = advanceOf(tale.state, order);
    const { cell } = advance;
    const units = advance.units.map(({ id }) => id);
    const rules = ['CSW-MEL-11', 'CSW-R-61', 'CSW-ZOC-07'];
    const went = { type: 'unitsWent', how: 'advance', units, path: [cell], rules } as const;
    if (isBelow(advance.units)) {
      tale.tell({ ...went, facing: leadOf(advance).facing });
      return;
    }
    const facing = facingOnArrival(tale.state, units, cell, advance.facing ?? leadOf(advance).facing);
    const turning = leadersWhoTurn(tale.state, units, cell, facing);
    tale.tell({ ...went, facing });
    if (turning.length > 0) tale.tell({ type: 'hexTurned', units: turning, facing, rules: ['CSW-FAC-05'] });
    markScaling(tale, advance);
    afterEntering(tale, units, cell, dice);
  },
  describe: (battle, { units, hex, facing }) =>
    facing === undefined
      ? say`advance ${namesOf(battle, units)} into ${hex}`
      : say`advance ${namesOf(battle, units)} into ${hex}, to face ${facing}`,
};

/** Units of the side that could still enter an emptied hex; not those that fell on the way (CSW-CAL-07). */
const waiting = (battle: Battle, side: Side, cell: number): Unit[] =>
  battle.advances
    .flatMap((advance) => (advance.cell === cell ? advance.units : []))
    .filter((id) => couldAdvance(battle, id, cell))
    .map((id) => unitOf(battle, id))
    .filter((unit) => unit.side === side && unit.cell !== cell);

const placeOf = ({ cell, underground }: Unit): string => `${cell} ${underground}`;

/** All units a hex can send, as far as there is room, then each unit alone. */
function* groupsInto(battle: Battle, side: Side, cell: number): Generator<UnitId[]> {
  const units = waiting(battle, side, cell);
  for (const from of new Set(units.map(placeOf))) {
    const group: Unit[] = [];
    for (const unit of units)
      if (placeOf(unit) === from && hasRoom(battle, [...group, unit], cell)) group.push(unit);
    if (group.length > 1) yield group.map(({ id }) => id);
  }
  for (const unit of units) yield [unit.id];
}

function* advancesInto(battle: Battle, side: Side, hex: string): Generator<CswOrder> {
  const cell = cellOfId(boardIn(battle), hex);
  for (const units of groupsInto(battle, side, cell)) {
    const order = { type: 'advance', units, hex } as const;
    if (!checkAdvance(battle, order).ok) continue;
    yield order;
    const advance = advanceOf(battle, order);
    const facing = directionOf(advance);
    if (facing !== leadOf(advance).facing && !isBelow(advance.units) && isEmpty(battle, cell))
      yield { ...order, facing: DIRECTION_NAMES[facing] };
  }
}

/** CSW-P-14 20 */
export const advanceDesk: Desk = {
  task: 'advance',
  deadline: 'reply',
  accepts: ['advance', 'done'],
  standIn: () => ({ type: 'done' }),
  *subjects(battle, side) {
    for (const { cell } of battle.advances)
      if (waiting(battle, side, cell).length > 0) yield hexSubject(idOf(boardIn(battle), cell));
    yield TABLE;
  },
  *legal(battle, side, subject) {
    if (subject === TABLE) yield { type: 'done' };
    else if (cellOfId(boardIn(battle), subject.slice(1)) !== NOWHERE)
      yield* advancesInto(battle, side, subject.slice(1));
  },
};
