import type { ClauseId } from '@warmoot/kernel';
import { HEIGHT } from '../../data/terrain.ts';
import { distance } from '../../state/board.ts';
import { occupancyOf } from '../../state/occupancy.ts';
import { type Battle, boardIn } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { countsAsPresent, elevationAt, groundAt } from '../terrain/ground.ts';

/** The two ends of a line, the lower one first; which one fires makes no difference. */
export interface Ends {
  readonly low: number;
  readonly lowLevel: number;
  readonly high: number;
  readonly highLevel: number;
}

export const endsOf = (battle: Battle, from: number, to: number): Ends => {
  const fromLevel = elevationAt(battle, from);
  const toLevel = elevationAt(battle, to);
  return fromLevel <= toLevel
    ? { low: from, lowLevel: fromLevel, high: to, highLevel: toLevel }
    : { low: to, lowLevel: toLevel, high: from, highLevel: fromLevel };
};

/** The rule of the chart for two unequal elevations (CSW-LOS-09, CSW-R-41). */
const chartRule = ({ lowLevel, highLevel }: Ends): ClauseId => {
  if (highLevel === 1) return 'CSW-LOS-04';
  return lowLevel === 0 ? 'CSW-LOS-05' : 'CSW-LOS-06';
};

/**
 * The rule by which the terrain of a hex on the line blocks it, if it does. Terrain can block where it is higher than
 * the lower end. The nearer it is to that end, the more it hides of higher ground; terrain higher than both ends
 * hides everything. Distances are in hexes (CSW-LOS-12, CSW-R-42).
 */
export const blockedByTerrain = (battle: Battle, ends: Ends, cell: number): ClauseId | undefined => {
  const height = HEIGHT[groundAt(battle, cell)];
  if (height <= ends.lowLevel) return undefined;
  const board = boardIn(battle);
  const fromLow = distance(board, cell, ends.low);
  const fromHigh = distance(board, cell, ends.high);
  if (fromLow === 1 || (ends.lowLevel === ends.highLevel && fromHigh === 1)) return 'CSW-LOS-03'; // CSW-R-40
  if (height > ends.highLevel) return 'CSW-LOS-09';
  const reach = height === ends.highLevel ? fromLow : 2 * fromLow;
  return reach <= fromHigh ? chartRule(ends) : undefined;
};

/** CSW-LOS-07, CSW-R-43: friend or enemy, at any elevation; riderless mounts do not (CSW-UNT-03). */
export const unitInTheWay = (battle: Battle, cell: number): Unit | undefined => {
  const { first, next } = occupancyOf(battle);
  for (let id = first[cell] as number; id >= 0; id = next[id] as number) {
    const unit = battle.units[id] as Unit;
    if (countsAsPresent(battle, unit)) return unit;
  }
  return undefined;
};

/** The rule by which a hex on the line blocks it; a hex off the map blocks nothing. */
export const blockedBy = (battle: Battle, ends: Ends, cell: number): ClauseId | undefined =>
  cell < 0
    ? undefined
    : (blockedByTerrain(battle, ends, cell) ??
      (unitInTheWay(battle, cell) === undefined ? undefined : 'CSW-LOS-07'));
