import { type Clause, firstRefusal, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import { type Board, directionTo, distance, idOf, NOWHERE } from '../../state/board.ts';
import type { Side } from '../../state/setup.ts';
import { type Attack, type Battle, boardIn, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { numbered } from '../../words/describe.ts';
import { blockedRefusal, outlookOn } from '../sight/outlook.ts';
import { sightLimit } from '../sight/sight.ts';
import { stackingOf } from '../stacking/stacks.ts';
import { isRampart } from '../terrain/ground.ts';
import { canFire } from './mayFire.ts';
import { MAX_POINTS_FIRING, pointsFiring } from './points.ts';
import { breaches, isBehindEngine, isBesideFriends, isHeldByEnemy, throwsStones } from './targets.ts';

/** A requested missile attack. */
export interface Shot {
  readonly battle: Battle;
  readonly side: Side;
  readonly units: readonly Unit[];
  readonly target: number;
  /** CSW-WAL-09, CSW-R-90: at the construction instead of its occupants. */
  readonly construction: boolean;
}

export const attackOf = ({ side, units, target, construction }: Shot): Attack => ({
  side,
  units: units.map(({ id }) => id),
  target,
  construction,
  underground: false,
});

const hexOf = ({ battle, target }: Shot): string => idOf(boardIn(battle), target);

/** CSW-MIS-01, CSW-MIS-05, CSW-CBT-10: no factor counts twice. */
const namedOnce: Clause<Shot> = ({ units }) => {
  const twice = units.find((unit, index) => units.indexOf(unit) !== index);
  return twice === undefined ? permit : refuse('CSW-MIS-01', say`${twice.name} is named twice`);
};

const allCanFire: Clause<Shot> = ({ battle, units }) => {
  for (const unit of units) {
    const verdict = canFire(battle, unit);
    if (!verdict.ok) return verdict;
  }
  return permit;
};

/**
 * CSW-P-28, CSW-CRE-02: enemies on the surface, including beasts; or a wall, tower or closed gate, held or not
 * (CSW-WAL-12).
 */
const isTarget: Clause<Shot> = (shot) => {
  const { battle, side, target, construction } = shot;
  if (target === NOWHERE) return refuse('CSW-P-28', 'that hex is off the map');
  if (construction)
    return isRampart(battle, target)
      ? permit
      : refuse('CSW-WAL-09', say`no wall, tower or closed gate stands in ${hexOf(shot)}`);
  return isHeldByEnemy(battle, side, target)
    ? permit
    : refuse('CSW-P-28', say`there is no enemy in ${hexOf(shot)}`);
};

/** CSW-MIS-10, CSW-R-30; constructions are not protected (CSW-WAL-12). */
const notIntoMelee: Clause<Shot> = (shot) =>
  !shot.construction && isBesideFriends(shot.battle, shot.side, shot.target)
    ? refuse('CSW-MIS-10', say`one of your own units is next to ${hexOf(shot)}`)
    : permit;

/** CSW-MIS-04 */
const inRange: Clause<Shot> = ({ battle, units, target }) => {
  const board = boardIn(battle);
  const short = units.find((unit) => distance(board, unit.cell, target) > typeOf(battle, unit).rangeInHexes);
  if (short === undefined) return permit;
  const { rangeInHexes } = typeOf(battle, short);
  const hexes = distance(board, short.cell, target);
  return refuse(
    'CSW-MIS-04',
    say`${short.name} has a range of ${numbered(rangeInHexes, 'hex', 'hexes')} and the target is ${hexes} away`,
  );
};

/** CSW-MIS-02, CSW-NGT-04, CSW-IND-01..03; CSW-MIS-12, CSW-R-31: facing does not matter. */
const inSight: Clause<Shot> = ({ battle, units, target }) => {
  for (const unit of units) {
    const limit = sightLimit(battle, unit);
    const outlook = outlookOn(battle, unit.cell, target, limit);
    if (outlook.how === 'dark')
      return refuse(
        'CSW-NGT-04',
        say`${unit.name} sees no further than ${numbered(limit, 'hex', 'hexes')} tonight`,
      );
    if (outlook.how === 'blocked') return blockedRefusal(battle, unit.cell, target, outlook.blocked);
  }
  return permit;
};

/** The cells that can be reached from the first by steps from one to the next. */
const chainFrom = (board: Board, cells: readonly number[]): Set<number> => {
  const chain = new Set(cells.slice(0, 1));
  for (const cell of chain)
    for (const other of cells) if (directionTo(board, cell, other) !== undefined) chain.add(other);
  return chain;
};

/** CSW-MIS-03, CSW-R-29 */
const inOneChain: Clause<Shot> = ({ battle, units }) => {
  const cells = [...new Set(units.map(({ cell }) => cell))];
  return chainFrom(boardIn(battle), cells).size === cells.length
    ? permit
    : refuse('CSW-MIS-03', 'units that fire together must be in one hex or in a chain of adjacent hexes');
};

/** CSW-STK-05, CSW-MIS-13; leaders do not count. */
const withinFourPoints: Clause<Shot> = ({ battle, units }) => {
  for (const { cell } of units) {
    const here = units.filter((unit) => unit.cell === cell);
    const points = here.reduce((sum, unit) => sum + stackingOf(battle, unit), 0);
    if (points + pointsFiring(battle, cell) > MAX_POINTS_FIRING)
      return refuse(
        'CSW-STK-05',
        say`no more than four stacking points can fire from ${idOf(boardIn(battle), cell)}`,
      );
  }
  return permit;
};

/** CSW-ENG-02 */
const enginesAlone: Clause<Shot> = ({ battle, units }) => {
  const engine = units.find((unit) => typeOf(battle, unit).category === 'engine');
  return engine !== undefined && units.length > 1
    ? refuse('CSW-ENG-02', say`${engine.name} must attack alone`)
    : permit;
};

/** CSW-ENG-01, CSW-R-60 */
const notAtEngines: Clause<Shot> = (shot) => {
  const { battle, units, target, construction } = shot;
  if (construction || !isBehindEngine(battle, target)) return permit;
  const weak = units.find((unit) => !throwsStones(battle, unit));
  return weak === undefined
    ? permit
    : refuse('CSW-ENG-01', say`${weak.name} cannot harm the siege machine in ${hexOf(shot)}`);
};

/** CSW-WAL-09 */
const strongEnough: Clause<Shot> = ({ battle, units, construction }) => {
  const weak = construction ? units.find((unit) => !breaches(battle, unit)) : undefined;
  return weak === undefined ? permit : refuse('CSW-WAL-09', say`${weak.name} cannot harm walls`);
};

const SHOT_CLAUSES: readonly Clause<Shot>[] = [
  namedOnce,
  allCanFire,
  isTarget,
  notIntoMelee,
  inRange,
  inSight,
  inOneChain,
  withinFourPoints,
  enginesAlone,
  notAtEngines,
  strongEnough,
];

/** CSW-P-28, and CSW-P-27 of every unit. */
export const checkShot = (shot: Shot): Verdict => firstRefusal(SHOT_CLAUSES, shot);
