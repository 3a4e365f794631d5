import type { Direction } from '@warmoot/hex';
import { ROAD_HALF_POINTS } from '../../data/terrain.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import type { UnitType } from '../../units/unitType.ts';
import { isForeignToTower } from '../siege/control.ts';
import { entryHalfPoints, hasRoad, isRampart, PROHIBITED, terrainHalfPoints } from '../terrain/ground.ts';
import { inEnemyZone } from '../zones/zones.ts';
import { fullAllowance, halvedAllowance } from './allowance.ts';

/** CSW-WAL-03: the step takes the unit's complete allowance, so nothing else may have been spent. */
export const COMPLETE = 1_000_000;

/** CSW-WAL-03, CSW-R-88: from or to an intact wall, tower or closed gate, where no road leads (CSW-SCN-08). */
const rampartHalfPoints = (
  battle: Battle,
  side: Side,
  type: UnitType,
  from: number,
  to: number,
  up: boolean,
  down: boolean,
): number => {
  if (up && down) return isForeignToTower(battle, side, from, to) ? COMPLETE : 2;
  if (up) return battle.setup.field.within[from] === 'outside' ? COMPLETE : 4;
  return battle.setup.field.within[to] === 'outside' ? COMPLETE : terrainHalfPoints(battle, type, to);
};

/** CSW-TEC-01..03 and the walls, without the cost of leaving a zone: PROHIBITED, COMPLETE or a number. */
export const groundHalfPoints = (
  battle: Battle,
  side: Side,
  type: UnitType,
  from: number,
  to: number,
  direction: Direction,
  offRoad: boolean,
): number => {
  const entry = entryHalfPoints(battle, type)[to] as number;
  if (entry === PROHIBITED) return PROHIBITED;
  const up = isRampart(battle, to);
  const down = isRampart(battle, from);
  if (up || down) return rampartHalfPoints(battle, side, type, from, to, up, down);
  return !offRoad && hasRoad(battle, from, direction) ? ROAD_HALF_POINTS : entry;
};

/** CSW-ZOC-03, CSW-R-15: half the allowance, rounded down, on top of the hex entered. */
export const exitHalfPoints = (allowance: number): number => 2 * Math.floor(allowance / 2);

/**
 * What a step costs a unit on its own in half points, including the cost of leaving a zone: PROHIBITED, COMPLETE or a
 * number.
 */
export const stepHalfPoints = (
  battle: Battle,
  unit: Unit,
  from: number,
  to: number,
  direction: Direction,
): number => {
  const ground = groundHalfPoints(battle, unit.side, typeOf(battle, unit), from, to, direction, false);
  if (ground === PROHIBITED || ground === COMPLETE) return ground; // CSW-WAL-03: includes any exit price
  if (!inEnemyZone(battle, unit.side, from)) return ground;
  return ground + exitHalfPoints(unit.routed ? halvedAllowance(battle, unit) : fullAllowance(battle, unit));
};

/** CSW-WAL-04: climbing up from outside. */
export const isScaling = (battle: Battle, side: Side, from: number, to: number): boolean => {
  if (!isRampart(battle, to)) return false;
  return isRampart(battle, from)
    ? isForeignToTower(battle, side, from, to)
    : battle.setup.field.within[from] === 'outside';
};
