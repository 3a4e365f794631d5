import { type Clause, firstRefusal, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import { NOWHERE } from '../../state/board.ts';
import { holderOf, unitsUnder } from '../../state/occupancy.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, boardIn, isLeader, isOnMap, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import type { UnitType } from '../../units/unitType.ts';
import { hexName } from '../../words/describe.ts';
import { constructionAt } from '../combat/defence.ts';
import type { Place } from '../combat/exposed.ts';
import { isInFront } from '../facing/flats.ts';
import { stackingOf } from '../stacking/stacks.ts';

/** An attack that a side wants to declare (CSW-P-29). */
export interface Intent {
  readonly battle: Battle;
  readonly side: Side;
  readonly units: readonly Unit[];
  readonly target: number;
  readonly construction: boolean;
  readonly underground: boolean;
}

const onTheMap: Clause<Intent> = ({ target }) =>
  target === NOWHERE ? refuse('CSW-GEO-02', 'there is no such hex on this map') : permit;

type Bar = readonly [applies: (unit: Unit, type: UnitType) => boolean, rule: string, because: string];

/**
 * CSW-P-29, CSW-ROU-01: what prevents a unit from attacking at all, whatever the target; engines fight like other units
 * (CSW-ENG-05).
 */
const BARS: readonly Bar[] = [
  [(unit) => !isOnMap(unit), 'CSW-MEL-01', 'is not on the map'],
  [({ routed }) => routed, 'CSW-MEL-13', 'is routed and cannot attack'],
  [({ dormant }) => dormant, 'CSW-UND-04', 'is out of command and can do nothing'],
  [({ scaled }) => scaled, 'CSW-WAL-04', 'climbed a wall this turn'],
  [(_, { category }) => category === 'riderless', 'CSW-R-70', 'has no riders to fight'],
  [(_, { traits }) => traits.includes('untrainedMounted'), 'CSW-DIS-04', 'cannot fight from these mounts'],
  [({ evaded }) => evaded, 'CSW-R-121', 'has evaded and controls no hex yet that it could attack'],
  [(unit) => unit.working !== null || unit.workedThisTurn, 'CSW-CAL-04', 'is busy with caltrops'],
];

export const barToMelee = (battle: Battle, unit: Unit): Verdict => {
  const type = typeOf(battle, unit);
  const bar = BARS.find(([applies]) => applies(unit, type));
  return bar === undefined ? permit : refuse(bar[1], say`${unit.name} ${bar[2]}`);
};

/** CSW-MEL-01, CSW-MEL-13 and what the other chapters forbid */
const eachMayFight: Clause<Intent> = ({ battle, units }) => {
  for (const unit of units) {
    const verdict = barToMelee(battle, unit);
    if (!verdict.ok) return verdict;
  }
  return permit;
};

/** CSW-TUN-07: units underground and on the surface cannot fight each other. */
const onOneLevel: Clause<Intent> = ({ units, underground }) => {
  const stray = units.find((unit) => unit.underground !== underground);
  return stray === undefined
    ? permit
    : refuse('CSW-TUN-07', say`${stray.name} is ${stray.underground ? 'underground' : 'above ground'}`);
};

/** CSW-MEL-02, CSW-WAL-09 */
const hasATarget: Clause<Intent> = ({ battle, side, target, construction, underground }) => {
  if (construction)
    return constructionAt(battle, target) !== undefined
      ? permit
      : refuse('CSW-WAL-09', say`no wall, tower or closed gate stands in ${hexName(battle, target)}`);
  const held = underground
    ? unitsUnder(battle, target).some((unit) => unit.side !== side)
    : (holderOf(battle, target)?.side ?? side) !== side;
  return held ? permit : refuse('CSW-MEL-02', say`no enemy is in ${hexName(battle, target)}`);
};

/** CSW-TUN-08 */
const isDugThrough = ({ tunnels }: Battle, a: number, b: number): boolean =>
  tunnels.some(({ links }) => links.some(([x, y]) => (x === a && y === b) || (x === b && y === a)));

/** CSW-MEL-04, CSW-MEL-06, CSW-ZOC-06 */
const inReachOfEach: Clause<Intent> = ({ battle, units, target, underground }) => {
  const board = boardIn(battle);
  const reaches = (unit: Unit): boolean =>
    underground ? isDugThrough(battle, unit.cell, target) : isInFront(board, unit, target);
  const short = units.find((unit) => !reaches(unit));
  if (short === undefined) return permit;
  return underground
    ? refuse('CSW-TUN-08', say`no tunnel leads from ${short.name} to ${hexName(battle, target)}`)
    : refuse('CSW-MEL-04', say`${hexName(battle, target)} is not in front of ${short.name}`);
};

/** CSW-WAL-09 */
export const breaksWalls = (battle: Battle, unit: Unit): boolean => {
  const { category } = typeOf(battle, unit);
  return category === 'large' || category === 'creature';
};

/** CSW-WAL-09, CSW-R-90 */
const canBreakWalls: Clause<Intent> = ({ battle, units, construction }) => {
  const weak = units.find((unit) => !breaksWalls(battle, unit));
  return construction && weak !== undefined
    ? refuse('CSW-WAL-09', say`${weak.name} cannot break the construction there`)
    : permit;
};

/** CSW-MEL-03, CSW-MEL-05, CSW-CBT-10 */
const eachOnce: Clause<Intent> = ({ battle, units }) => {
  const busy = units.find(
    ({ id }, index) =>
      battle.attacks.some((attack) => attack.units.includes(id)) ||
      units.findIndex((unit) => unit.id === id) !== index,
  );
  return busy === undefined
    ? permit
    : refuse('CSW-MEL-03', say`${busy.name} can attack only once in a melee segment`);
};

/** CSW-STK-05 */
export const mostPointsInMelee = (battle: Battle, unit: Unit): number =>
  typeOf(battle, unit).traits.includes('pike') ? 5 : 4;

/** Stacking points of a hex that have declared an attack in this segment. */
export const pointsEngaged = (battle: Battle, { cell, underground }: Place): number => {
  let points = 0;
  for (const { units } of battle.attacks)
    for (const id of units) {
      const unit = battle.units[id] as Unit;
      if (unit.cell === cell && unit.underground === underground) points += stackingOf(battle, unit);
    }
  return points;
};

/** CSW-STK-05: four points of a hex over the whole segment, five of Pikes; leaders do not count. */
const roomToFight: Clause<Intent> = ({ battle, units }) => {
  for (const unit of units) {
    if (isLeader(battle, unit)) continue;
    const most = mostPointsInMelee(battle, unit);
    const here = units.filter(({ cell }) => cell === unit.cell);
    const points = here.reduce((sum, each) => sum + stackingOf(battle, each), 0);
    if (points + pointsEngaged(battle, unit) > most)
      return refuse('CSW-STK-05', say`only ${most} stacking points of a hex can fight in a segment`);
  }
  return permit;
};

export const meleeFactors = (battle: Battle, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + typeOf(battle, unit).melee, 0);

/** CSW-CRT-01, CSW-R-03 */
const hasFactors: Clause<Intent> = ({ battle, units }) =>
  meleeFactors(battle, units) >= 1
    ? permit
    : refuse('CSW-CRT-01', 'they have no Melee Factor to attack with');

/** CSW-P-29 */
const ATTACK_CLAUSES: readonly Clause<Intent>[] = [
  onTheMap,
  eachMayFight,
  onOneLevel,
  hasATarget,
  inReachOfEach,
  canBreakWalls,
  eachOnce,
  roomToFight,
  hasFactors,
];

export const checkIntent = (intent: Intent): Verdict => firstRefusal(ATTACK_CLAUSES, intent);
