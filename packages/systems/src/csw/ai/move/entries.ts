import type { Direction } from '@warmoot/hex';
import { DIRECTION_NAMES, idOf, NOWHERE, nextTo } from '../../board.ts';
import type { CswOrder } from '../../orders.ts';
import { fullAllowance } from '../../rules/movement/allowance.ts';
import { entryCellsFor } from '../../rules/setup/entry.ts';
import { MOST_POINTS, pointsOf } from '../../rules/stacking/stacks.ts';
import type { Side } from '../../setup.ts';
import { type Battle, boardIn, isLeader, typeOf, type Unit } from '../../state.ts';
import type { UnitType } from '../../units/unitType.ts';
import type { Band } from '../bands.ts';
import { worthOf } from '../worth.ts';
import { costsFor } from './costs.ts';
import { crowdIn, holderCode, typeNumber } from './crowd.ts';
import { cellOf, type Departure, facingOf, pathTo, type Reach, type Start, startOf } from './reach.ts';

const isDue = (battle: Battle, side: Side, unit: Unit): boolean =>
  unit.side === side && unit.status === 'toEnter' && unit.entryTurn <= battle.turn;

export const waitingUnits = (battle: Battle, side: Side): Unit[] =>
  battle.units.filter((unit) => isDue(battle, side, unit));

/** Points for each entry hex from which on the hexes are filled to the brim. */
const CROWDED = 10;

const sizeOf = ({ stacking, traits, category }: UnitType, crowded: boolean): number => {
  if (category === 'leader') return 1;
  const points = crowded ? MOST_POINTS : traits.includes('pike') ? 5 : 4;
  return Math.max(1, Math.floor(points / stacking));
};

/**
 * Those who wait off the map and are due, by kinds that can share a hex, no more than can fight at once where there
 * is room. The fast go first: they clear the edge for the others.
 */
export const waitingStacks = (battle: Battle, side: Side): Unit[][] => {
  const waiting = waitingUnits(battle, side);
  const kinds = new Map<string, Unit[]>();
  for (const unit of waiting) {
    const kind = `${unit.type} ${unit.undead}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), unit]);
  }
  const crowded = pointsOf(battle, waiting) > CROWDED * battle.setup.sides[side].entry.length;
  return [...kinds.values()]
    .flatMap((alike) => {
      const size = sizeOf(typeOf(battle, alike[0] as Unit), crowded);
      const count = Math.ceil(alike.length / size);
      return Array.from({ length: count }, (_, at) => alike.filter((_unit, index) => index % count === at));
    })
    .sort((a, b) => typeOf(battle, b[0] as Unit).movement - typeOf(battle, a[0] as Unit).movement);
};

/** A stack off the map as if it were a band, so that places can be weighed for it. */
export const asBand = (battle: Battle, units: readonly Unit[]): Band => {
  const [first] = units as [Unit];
  const type = typeOf(battle, first);
  const worth = units.reduce((sum, unit) => sum + worthOf(battle, unit), 0);
  return {
    cell: NOWHERE,
    side: first.side,
    facing: 0,
    routed: false,
    troops: units,
    leaders: [],
    type,
    defence: type.defence,
    hits: units.length * type.hits,
    worth,
    ranksWorth: worth,
    fighters: units.length,
    might: units.length * type.melee,
    morale: first.morale + 2,
  };
};

/** CSW-STK-06: friends of another type may be passed through, but not a full hex. */
const hasRoom = (battle: Battle, units: readonly Unit[], cell: number): boolean => {
  const [first] = units as [Unit];
  const { holder, points, type } = crowdIn(battle);
  if (holder[cell] !== 0 && holder[cell] !== holderCode(first.side)) return false;
  if (isLeader(battle, first) || type[cell] === 0) return true;
  return type[cell] === typeNumber(battle, first)
    ? (points[cell] as number) + pointsOf(battle, units) <= MOST_POINTS
    : (points[cell] as number) + pointsOf(battle, units.slice(1)) < MOST_POINTS;
};

/** CSW-SET-07: by any entry hex with room, with any facing that looks into the map. */
export const entryDeparture = (battle: Battle, units: readonly Unit[]): Departure => {
  const [first] = units as [Unit];
  const board = boardIn(battle);
  const costs = costsFor(battle, typeOf(battle, first));
  const most = 2 * fullAllowance(battle, first);
  const starts: Start[] = [];
  for (const cell of entryCellsFor(battle, first)) {
    if (!hasRoom(battle, units, cell)) continue;
    const spentHalf = Math.min(most, costs[cell] as number);
    for (let facing = 0; facing < 6; facing++)
      if (nextTo(board, cell, facing as Direction) !== NOWHERE)
        starts.push({ cell, facing: facing as Direction, spentHalf });
  }
  return { units, home: NOWHERE, starts, underway: true };
};

export const enterOrder = (battle: Battle, reach: Reach, place: number): CswOrder => {
  const start = startOf(reach, place);
  return {
    type: 'enter',
    units: reach.departure.units.map(({ id }) => id),
    hex: idOf(boardIn(battle), cellOf(start)),
    facing: DIRECTION_NAMES[facingOf(start)],
    path: pathTo(battle, reach, place),
  };
};
