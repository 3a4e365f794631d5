import type { Direction } from '@warmoot/hex';
import { DIRECTION_NAMES, NOWHERE } from '../../board.ts';
import { fullAllowance } from '../../rules/movement/allowance.ts';
import { COMPLETE, stepHalfPoints } from '../../rules/movement/step.ts';
import { MOST_POINTS, pointsOf } from '../../rules/stacking/stacks.ts';
import { isRampart, PROHIBITED, ROAD_HALF_POINTS } from '../../rules/terrain/ground.ts';
import { type Battle, boardIn, isLeader, typeOf, type Unit } from '../../state.ts';
import { CLOSED, type Costs, costsFor } from './costs.ts';
import { type Crowd, crowdIn, GREAT_BEASTS, HORSES, holderCode, typeNumber } from './crowd.ts';

/** Where a stack sets out from, which way it faces there, and what it has spent by then. */
export interface Start {
  readonly cell: number;
  readonly facing: Direction;
  readonly spentHalf: number;
}

/** A stack that could set out: from where it stands, or by any hex through which it may enter. */
export interface Departure {
  readonly units: readonly Unit[];
  /** NOWHERE for those who enter. */
  readonly home: number;
  readonly starts: readonly Start[];
  /** It has entered a hex already, so that nothing is owed to it (CSW-MOV-05). */
  readonly underway: boolean;
}

/** Where a stack can get to by its front flats. A place is `6 * cell + facing`. */
export interface Reach {
  readonly departure: Departure;
  readonly allowanceHalf: number;
  /** Every place, cheapest first; the first is where it stands. */
  readonly places: readonly number[];
  readonly costHalf: Int16Array;
  readonly from: Int32Array;
}

export const cellOf = (place: number): number => Math.trunc(place / 6);
export const facingOf = (place: number): Direction => (place % 6) as Direction;

const UNSEEN = 0x7fff;
const TURN_HALF_POINTS = 2;

interface Search extends Reach {
  readonly battle: Battle;
  readonly places: number[];
  readonly buckets: number[][];
  readonly crowd: Crowd;
  readonly zone: Uint8Array;
  readonly neighbours: Int32Array;
  readonly costs: Costs;
  readonly lead: Unit;
  readonly walled: boolean;
}

const searchOf = (battle: Battle, departure: Departure): Search => {
  const [lead] = departure.units as [Unit];
  const cells = battle.setup.field.terrain.length;
  const crowd = crowdIn(battle);
  return {
    battle,
    departure,
    lead,
    allowanceHalf: 2 * Math.min(...departure.units.map((unit) => fullAllowance(battle, unit))),
    places: [],
    buckets: [],
    costHalf: new Int16Array(6 * cells).fill(UNSEEN),
    from: new Int32Array(6 * cells).fill(-1),
    crowd,
    zone: crowd.zones[lead.side],
    neighbours: boardIn(battle).grid.neighbours,
    costs: costsFor(battle, typeOf(battle, lead)),
    walled: battle.setup.field.terrain.some(
      (ground) => ground === 'wall' || ground === 'tower' || ground === 'gate',
    ),
  };
};

const arrive = (search: Search, place: number, costHalf: number, from: number): void => {
  if (costHalf >= (search.costHalf[place] as number)) return;
  search.costHalf[place] = costHalf;
  search.from[place] = from;
  search.buckets[costHalf] ??= [];
  (search.buckets[costHalf] as number[]).push(place);
};

/** CSW-MOV-07..09, CSW-STK-06 */
const isOpen = ({ crowd, costs, lead, battle }: Search, to: number): boolean => {
  if (costs[to] === CLOSED) return false;
  const holder = crowd.holder[to] as number;
  if (holder === 0) return true;
  if (holder !== holderCode(lead.side)) return false;
  const { category } = typeOf(battle, lead);
  if (category === 'leader') return true;
  if (category === 'mounted' && ((crowd.beasts[to] as number) & GREAT_BEASTS) !== 0) return false;
  if (category === 'creature' && ((crowd.beasts[to] as number) & HORSES) !== 0) return false;
  return (crowd.points[to] as number) < MOST_POINTS;
};

const priceOf = (search: Search, from: number, to: number, direction: Direction): number => {
  const { battle, lead, costs, walled, allowanceHalf, zone } = search;
  if (walled && (isRampart(battle, to) || isRampart(battle, from)))
    return stepHalfPoints(battle, lead, from, to, direction);
  const onRoad = ((battle.setup.field.roads[from] as number) & (1 << direction)) !== 0;
  const ground = onRoad ? ROAD_HALF_POINTS : (costs[to] as number);
  const exit = zone[from] === 1 ? 2 * Math.floor(allowanceHalf / 4) : 0; // CSW-ZOC-03
  return ground + exit;
};

const stepOn = (search: Search, place: number, direction: Direction, first: boolean): void => {
  const { zone, neighbours, allowanceHalf } = search;
  const from = cellOf(place);
  const to = neighbours[6 * from + direction] as number;
  if (to === NOWHERE || !isOpen(search, to)) return;
  if (zone[from] === 1 && zone[to] === 1) return; // CSW-ZOC-04
  const price = priceOf(search, from, to, direction);
  if (price === PROHIBITED) return;
  const spent = search.costHalf[place] as number;
  const cost = price === COMPLETE ? UNSEEN : spent + price;
  const next = 6 * to + facingOf(place);
  if (cost <= allowanceHalf) arrive(search, next, cost, place);
  else if (first && (price !== COMPLETE || spent === 0))
    arrive(search, next, Math.max(spent, allowanceHalf), place);
};

const turnOn = (search: Search, place: number): void => {
  const cost = (search.costHalf[place] as number) + TURN_HALF_POINTS;
  if (cost > search.allowanceHalf) return;
  const first = place - (place % 6);
  for (let next = first; next < first + 6; next++) if (next !== place) arrive(search, next, cost, place);
};

/** CSW-ZOC-02, CSW-MOV-04: who has come into a zone, or has strayed from his leaders, goes no further. */
const goesOn = ({ zone, departure, lead }: Search, cell: number): boolean => {
  if (lead.moveEnded) return false;
  if (cell === departure.home && !departure.underway) return true;
  if (!lead.inCommand && lead.status === 'onMap') return false;
  return zone[cell] === 0;
};

const expand = (search: Search, place: number): void => {
  turnOn(search, place);
  const cell = cellOf(place);
  if (!goesOn(search, cell)) return;
  const { departure } = search;
  const first = cell === departure.home && !departure.underway;
  const facing = facingOf(place);
  stepOn(search, place, facing, first);
  stepOn(search, place, ((facing + 1) % 6) as Direction, first);
  stepOn(search, place, ((facing + 5) % 6) as Direction, first);
};

export const reachOf = (battle: Battle, departure: Departure): Reach => {
  const search = searchOf(battle, departure);
  for (const { cell, facing, spentHalf } of departure.starts)
    arrive(search, 6 * cell + facing, spentHalf, -1);
  for (let cost = 0; cost < search.buckets.length; cost++)
    for (const place of search.buckets[cost] ?? []) {
      if (search.costHalf[place] !== cost) continue;
      search.places.push(place);
      expand(search, place);
    }
  return search;
};

/** The words of a path to a place. */
export const pathTo = (battle: Battle, { from }: Reach, place: number): string[] => {
  const { ids } = boardIn(battle);
  const path: string[] = [];
  for (let at = place; from[at] !== -1; at = from[at] as number) {
    const before = from[at] as number;
    path.push(cellOf(before) === cellOf(at) ? DIRECTION_NAMES[facingOf(at)] : (ids[cellOf(at)] as string));
  }
  return path.reverse();
};

/** The place from which the way to a place sets out. */
export const startOf = ({ from }: Reach, place: number): number => {
  let at = place;
  while (from[at] !== -1) at = from[at] as number;
  return at;
};

/** CSW-STK-01, CSW-STK-03: whether the stack could stay in a cell beside whom it finds there. */
export const mayStay = (battle: Battle, { units, home }: Departure, cell: number): boolean => {
  if (cell === home) return true;
  const { type, points } = crowdIn(battle);
  const [lead] = units as [Unit];
  if (isLeader(battle, lead)) return true;
  const there = type[cell] as number;
  return (
    (there === 0 || there === typeNumber(battle, lead)) &&
    (points[cell] as number) + pointsOf(battle, units) <= MOST_POINTS
  );
};
