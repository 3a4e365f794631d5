import type { Direction } from '@warmoot/hex';
import {
  type Clause,
  cachePerObject,
  firstRefusal,
  permit,
  refuse,
  say,
  type Verdict,
} from '@warmoot/kernel';
import { type Board, distance, idOf, NOWHERE } from '../../state/board.ts';
import { holderOf, isEmpty, unitsAt } from '../../state/occupancy.ts';
import { enemyOf, hasSpecial, type Setup, type Side } from '../../state/setup.ts';
import { type Battle, boardIn, isLeader, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { nameWithArticle } from '../../words/describe.ts';
import { isOfTypeIn, MAX_POINTS, pointsWith } from '../stacking/stacks.ts';
import { isProhibited } from '../terrain/ground.ts';

export interface Placement {
  readonly battle: Battle;
  readonly unit: Unit;
  readonly cell: number;
}

/** CSW-S06-04 */
const TURKISH_DISTANCE_IN_HEXES = 9;

/** CSW-SET-06, CSW-SET-07 */
const setsUp: Clause<Placement> = ({ unit }) =>
  unit.status === 'toPlace' || unit.status === 'onMap'
    ? permit
    : refuse('CSW-SET-07', say`${unit.name} is not set up: it enters on turn ${unit.entryTurn}`);

/** CSW-MOV-06 */
const onTheMap: Clause<Placement> = ({ cell }) =>
  cell === NOWHERE ? refuse('CSW-MOV-06', 'that hex is off the map') : permit;

/** How a side that is setting up may use a cell. */
const OUTSIDE = 0;
const INSIDE = 1;
const ENEMY_ENTRY = 2;

const groundFor = (setup: Setup, side: Side): Uint8Array => {
  const cells = new Uint8Array(setup.field.terrain.length).fill(OUTSIDE);
  for (const cell of setup.sides[side].area) cells[cell] = INSIDE;
  if (!hasSpecial(setup, 'CSW-S07-04'))
    for (const cell of setup.sides[enemyOf(side)].entry) cells[cell] = ENEMY_ENTRY;
  return cells;
};

/** By cell; used for every hex of the area for every unit. */
const grounds = cachePerObject((setup: Setup) => ({
  blue: groundFor(setup, 'blue'),
  red: groundFor(setup, 'red'),
}));

/** CSW-SET-10, CSW-R-101 */
const notWhereTheEnemyEnters: Clause<Placement> = ({ battle: { setup }, unit, cell }) =>
  grounds(setup)[unit.side][cell] === ENEMY_ENTRY
    ? refuse('CSW-SET-10', 'the enemy will enter by that hex')
    : permit;

/** CSW-SET-06 */
const inItsArea: Clause<Placement> = ({ battle, unit, cell }) =>
  grounds(battle.setup)[unit.side][cell] === INSIDE
    ? permit
    : refuse('CSW-SET-06', say`it is outside the set-up area of ${nameWithArticle(battle, unit.side)}`);

/** CSW-SET-06 */
const notProhibited: Clause<Placement> = ({ battle, unit, cell }) =>
  isProhibited(battle, typeOf(battle, unit), cell)
    ? refuse('CSW-SET-06', say`${unit.name} may not enter that terrain`)
    : permit;

/** CSW-MOV-07 */
const notOntoTheEnemy: Clause<Placement> = ({ battle, unit, cell }) =>
  (holderOf(battle, cell)?.side ?? unit.side) !== unit.side
    ? refuse('CSW-MOV-07', 'the enemy is set up there')
    : permit;

/** The hexes from a cell to the nearest unit of a side that stands on the map. */
export const hexesFrom = (battle: Battle, board: Board, side: Side, cell: number): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const unit of battle.units)
    if (unit.side === side && unit.status === 'onMap')
      least = Math.min(least, distance(board, cell, unit.cell));
  return least;
};

export const isFarFrom = (battle: Battle, side: Side, cell: number): boolean =>
  hexesFrom(battle, boardIn(battle), side, cell) >= TURKISH_DISTANCE_IN_HEXES;

/** CSW-S06-04: the second side to set up at Dorylaeum keeps its distance from the first. */
const farFromTheFirst: Clause<Placement> = ({ battle, unit, cell }) => {
  const [first, second] = battle.setup.setUpOrder;
  if (!hasSpecial(battle.setup, 'CSW-S06-04') || unit.side !== second) return permit;
  return isFarFrom(battle, first, cell)
    ? permit
    : refuse('CSW-S06-04', say`a unit of ${nameWithArticle(battle, first)} is less than 9 hexes away`);
};

/** CSW-SET-06: stacking limits apply. */
const withinStackingLimits: Clause<Placement> = ({ battle, unit, cell }) => {
  if (isEmpty(battle, cell)) return permit;
  if (!isOfTypeIn(battle, unit, cell)) return refuse('CSW-STK-01', 'units of another type stand there');
  return pointsWith(battle, unit, cell) <= MAX_POINTS
    ? permit
    : refuse('CSW-STK-03', say`${idOf(boardIn(battle), cell)} would hold more than six stacking points`);
};

/** In rulebook order, except where one clause relies on another. */
const PLACE_CLAUSES: readonly Clause<Placement>[] = [
  setsUp,
  onTheMap,
  notWhereTheEnemyEnters,
  inItsArea,
  notProhibited,
  notOntoTheEnemy,
  farFromTheFirst,
  withinStackingLimits,
];

export const checkPlacement = (placement: Placement): Verdict => firstRefusal(PLACE_CLAUSES, placement);

/** CSW-FAC-05: a leader has the facing of the troops he joins, and turns nobody. */
export const facingOfTroops = (battle: Battle, unit: Unit, cell: number): Direction | undefined =>
  isLeader(battle, unit)
    ? unitsAt(battle, cell).find((other) => !isLeader(battle, other))?.facing
    : undefined;
