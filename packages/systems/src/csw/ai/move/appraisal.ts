import { isCommanded } from '../../rules/leaders/command.ts';
import { facingTo } from '../../rules/morale/facingTo.ts';
import { fullAllowance } from '../../rules/movement/allowance.ts';
import { pointsOf } from '../../rules/stacking/stacks.ts';
import { distance } from '../../state/board.ts';
import { enemyOf, type Side } from '../../state/setup.ts';
import { type Battle, boardIn, isLeader } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import type { UnitType } from '../../units/unitType.ts';
import { type Band, bandsIn } from '../bands.ts';
import { goalsOf } from './aims.ts';
import { discAbout } from './discs.ts';
import type { Doctrine } from './doctrine.ts';
import { waitingUnits } from './entries.ts';
import { distanceField } from './fields.ts';

/** A captain's view of the field before he moves; only enemy positions stay fixed meanwhile. */
export interface Appraisal {
  readonly side: Side;
  readonly doctrine: Doctrine;
  readonly enemies: readonly Band[];
  /** Melee factors that the enemy could bring against a cell in his next half. */
  readonly threat: Float32Array;
  /** Missile factors that reach a cell. */
  readonly arrows: Float32Array;
  /** Own melee factors near a cell, as planned so far. */
  readonly support: Float32Array;
  /** Half points to the enemy for units of a type. */
  wayToEnemy(type: UnitType): Int16Array;
  /** Where the enemy would come from, by direction; pikes watch for cavalry above all. */
  pressureOn(cell: number, pikes: boolean): Float32Array;
  /** Losses that attackers who have already moved can expect to cause, by enemy cell. */
  readonly claimed: Map<number, number>;
  /** Own bands in front of an enemy, by his cell: he must divide his attacks among them. */
  readonly engaged: Map<number, number>;
  readonly leaders: Unit[];
  /** Points that still wait to enter, and how far a cell is from the edges they come by. */
  readonly waiting: number;
  depth(cell: number): number;
}

const SUPPORT_RADIUS = 3;

/** Near friends count fully, distant ones less. */
const supportAt = (hexes: number): number => (hexes <= 1 ? 1 : hexes === 2 ? 0.7 : 0.35);

/** Adds a band's weight to the places around it; -1 removes it again before the band moves. */
export const lendSupport = (
  battle: Battle,
  { support }: Appraisal,
  might: number,
  cell: number,
  sign = 1,
): void => {
  const { cells, hexes } = discAbout(boardIn(battle), cell, SUPPORT_RADIUS);
  for (let at = 0; at < cells.length; at++)
    support[cells[at] as number]! += sign * might * supportAt(hexes[at] as number);
};

/** How far a band can move and strike: its allowance and one more hex, or two hexes out of command. */
const strikesWithin = (battle: Battle, band: Band): number => {
  const led = band.troops.some((unit) => isCommanded(battle, unit));
  return led ? Math.min(MAX_STRIDES, fullAllowance(battle, band.troops[0] as Unit) + 1) : 2;
};

/** No unit's reach is computed beyond this. */
const MAX_STRIDES = 11;

const draw = (battle: Battle, into: Float32Array, cell: number, radius: number, amount: number): void => {
  for (const near of discAbout(boardIn(battle), cell, radius).cells) into[near]! += amount;
};

export const appraise = (battle: Battle, side: Side, doctrine: Doctrine): Appraisal => {
  const board = boardIn(battle);
  const cells = board.grid.size;
  const enemies = bandsIn(battle)[enemyOf(side)];
  const threat = new Float32Array(cells);
  const arrows = new Float32Array(cells);
  for (const band of enemies) {
    if (band.routed) continue;
    draw(battle, threat, band.cell, strikesWithin(battle, band), band.might);
    const missile = Math.min(4, band.troops.length) * band.type.missile;
    if (missile > 0) draw(battle, arrows, band.cell, Math.min(16, band.type.rangeInHexes), missile);
  }
  const goals = goalsOf(battle, side, enemies, doctrine.aim);
  const ways = new Map<string, Int16Array>();
  const pressures = new Map<number, Float32Array>();
  const appraisal: Appraisal = {
    side,
    doctrine,
    enemies,
    threat,
    arrows,
    support: new Float32Array(cells),
    wayToEnemy: (type) => {
      let way = ways.get(type.category);
      if (way === undefined) {
        way = distanceField(battle, side, type, goals);
        ways.set(type.category, way);
      }
      return way;
    },
    pressureOn: (cell, pikes) => {
      const key = 2 * cell + (pikes ? 1 : 0);
      let pressure = pressures.get(key);
      if (pressure === undefined) {
        pressure = pressureFrom(battle, enemies, cell, pikes ? HORSE_TO_PIKES : 1);
        pressures.set(key, pressure);
      }
      return pressure;
    },
    claimed: new Map(),
    engaged: new Map(),
    waiting: pointsOf(battle, waitingUnits(battle, side)),
    depth: depthFrom(battle, side),
    leaders: battle.units.filter(
      (unit) => unit.side === side && unit.status === 'onMap' && isLeader(battle, unit),
    ),
  };
  for (const band of bandsIn(battle)[side])
    if (!band.routed) lendSupport(battle, appraisal, band.might, band.cell);
  return appraisal;
};

/** Hexes from the nearest entry hex. */
const depthFrom = (battle: Battle, side: Side): ((cell: number) => number) => {
  const board = boardIn(battle);
  const { entry } = battle.setup.sides[side];
  const known = new Map<number, number>();
  return (cell) => {
    let least = known.get(cell);
    if (least === undefined) {
      least = Math.min(99, ...entry.map((at) => distance(board, cell, at)));
      known.set(cell, least);
    }
    return least;
  };
};

const PRESSURE_RADIUS = 12;

/** CSW-P-13, CSW-CHG-06: a front of pikes spoils a charge, their backs do not. */
const HORSE_TO_PIKES = 4;

const pressureFrom = (
  battle: Battle,
  enemies: readonly Band[],
  cell: number,
  horseWeight: number,
): Float32Array => {
  const board = boardIn(battle);
  const pressure = new Float32Array(6);
  for (const band of enemies) {
    const hexes = distance(board, cell, band.cell);
    if (band.routed || hexes > PRESSURE_RADIUS || hexes === 0) continue;
    const near = hexes <= band.type.movement + 1 ? 1 : 0.3;
    const weight = band.type.category === 'mounted' ? near * horseWeight : near;
    pressure[facingTo(board, cell, band.cell)]! += (weight * band.might) / hexes;
  }
  return pressure;
};
