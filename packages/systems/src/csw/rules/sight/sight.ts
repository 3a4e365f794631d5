import { lineBuffer, lineCells, NO_PAIR } from '@warmoot/hex';
import { type ClauseId, cachePerObject } from '@warmoot/kernel';
import { EYES, SIGHT_IN_HEXES } from '../../data/nightSight.ts';
import { type Board, directionTo, NOWHERE } from '../../state/board.ts';
import { unitsAt } from '../../state/occupancy.ts';
import { hasModule } from '../../state/setup.ts';
import { type Battle, boardIn, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { isFrontFlat } from '../facing/flats.ts';
import { countsAsPresent } from '../terrain/ground.ts';
import { blockedBy, type Ends, endsOf } from './obstacles.ts';

/** In place of the second hex of a stretch that runs along no hexside (CSW-LOS-11). */
const ALONE = NO_PAIR;

/**
 * The straight line between two centres (CSW-LOS-01, CSW-LOS-13), two entries to a stretch: the cell crossed and
 * ALONE, or the two cells of a hexside. One buffer serves every line of a board: read a line before drawing the next.
 */
interface Line {
  readonly cells: Int32Array;
  /** Where the stretches between the two ends begin and end in `cells`. */
  start: number;
  stop: number;
}

const lineOn = cachePerObject(({ grid }: Board): Line => ({ cells: lineBuffer(grid), start: 2, stop: 0 }));

const drawLine = (board: Board, from: number, to: number): Line => {
  const line = lineOn(board);
  line.stop = 2 * lineCells(board.grid, from, to, line.cells) - 2;
  return line;
};

/** How far a unit sees: by day to the edge of the map (CSW-LOS-08), at night as far as sky and race allow. */
export const sightLimit = (battle: Battle, unit: Unit): number => {
  if (!hasModule(battle.setup, 'night')) return Number.MAX_SAFE_INTEGER;
  const { category, race } = typeOf(battle, unit);
  const { sky } = battle.setup;
  const own = SIGHT_IN_HEXES[EYES[race]][sky];
  const hexes = category === 'leader' ? Math.max(own, SIGHT_IN_HEXES.leader[sky]) : own; // CSW-NGT-05
  return unit.nightVision ? 2 * hexes : hexes;
};

/** CSW-P-06: a line that is blocked names the hex and the rule. */
export interface Blocked {
  readonly clear: false;
  readonly blockedAt: number;
  readonly rule: ClauseId;
}
export type Sight = { readonly clear: true } | Blocked;

const CLEAR: Sight = { clear: true };

/** CSW-LOS-11, CSW-R-39: two hexes that share a side of the line block only together, each judged by itself. */
const stretchBlockedBy = (battle: Battle, ends: Ends, cell: number, pair: number): ClauseId | undefined => {
  const rule = blockedBy(battle, ends, cell);
  if (rule === undefined || pair === ALONE) return rule;
  return blockedBy(battle, ends, pair) === undefined ? undefined : rule;
};

/** Section 15. Neighbours have nothing between them (CSW-LOS-02); sight ends with the map (CSW-LOS-08). */
export const lineOfSight = (battle: Battle, from: number, to: number): Sight => {
  const { cells, start, stop } = drawLine(boardIn(battle), from, to);
  const ends = endsOf(battle, from, to);
  for (let at = start; at < stop; at += 2) {
    const cell = cells[at] as number;
    const rule = stretchBlockedBy(battle, ends, cell, cells[at + 1] as number);
    if (rule !== undefined) return { clear: false, blockedAt: cell, rule };
  }
  return CLEAR;
};

/** Every hex that helps to block the line, in order; both of a hexside (CSW-R-65). */
export const blockingHexes = (battle: Battle, from: number, to: number): number[] => {
  const { cells, start, stop } = drawLine(boardIn(battle), from, to);
  const ends = endsOf(battle, from, to);
  const blocking: number[] = [];
  for (let at = start; at < stop; at += 2) {
    const cell = cells[at] as number;
    const pair = cells[at + 1] as number;
    if (stretchBlockedBy(battle, ends, cell, pair) === undefined) continue;
    blocking.push(cell);
    if (pair !== ALONE) blocking.push(pair);
  }
  return blocking;
};

const facesLine = (battle: Battle, unit: Unit, cell: number): boolean => {
  const direction = cell === NOWHERE ? undefined : directionTo(boardIn(battle), unit.cell, cell);
  return direction !== undefined && isFrontFlat(unit.facing, direction);
};

/**
 * CSW-R-48: whether a missile comes in through a rear flat of the hex it is aimed at. On a corner it is the front if
 * either flat is; a hex that holds any routed unit has no front at all (CSW-FAC-07, CSW-ROU-02).
 */
export const rearByMissile = (battle: Battle, from: number, to: number): boolean => {
  const there = unitsAt(battle, to).filter((unit) => countsAsPresent(battle, unit));
  const [first] = there;
  if (first === undefined) return false;
  if (there.some((unit) => unit.routed)) return true;
  const { cells, stop } = drawLine(boardIn(battle), from, to);
  const pair = cells[stop - 1] as number;
  return (
    !facesLine(battle, first, cells[stop - 2] as number) &&
    (pair === ALONE || !facesLine(battle, first, pair))
  );
};
