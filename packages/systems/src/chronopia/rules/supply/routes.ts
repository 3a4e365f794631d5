/** The terrain for supply lines (CHR-SUP-02, CHR-R-75..77). */

import { type Direction, neighbourCell, OFF_BOARD, sideOf } from '@warmoot/hex';
import { cachePerObject } from '@warmoot/kernel';
import { type Ground, gridOf, type Hex, hexCount, otherLayer, terrainAt } from '../../state/ground.ts';
import type { Campaign, EmpireId } from '../../state/state.ts';
import { isUnknown, knowsFord } from '../ground/known.ts';
import { linkedHexes } from '../ground/links.ts';
import { controlledSides, openWater } from '../ground/rivers.ts';
import { hexesWithForces, hexesWithWalls, siteIndex } from './hindrance.ts';

export interface Routes {
  readonly ground: Ground;
  /** 1: may be reached, but not passed through. */
  readonly barred: Uint8Array;
  /** Hexsides that cannot be crossed. */
  readonly rivers: ReadonlySet<number>;
  /**
   * Portals and entrances known to the tracer, with the places they are linked to (CHR-R-76, CHR-UND-05, CHR-SPT-06).
   */
  readonly links: ReadonlyMap<Hex, readonly Hex[]>;
}

const LAND = 0;
const IMPASSABLE = 1;
const WATER = 2;

/** How caravans can use each hex; computed once for a map. */
const passageOf = cachePerObject((ground: Ground): Uint8Array => {
  const passage = new Uint8Array(2 * hexCount(ground));
  for (let hex = 0; hex < passage.length; hex++) {
    const terrain = terrainAt(ground, hex);
    if (terrain === 'water') passage[hex] = WATER;
    else passage[hex] = ['crag', 'rock', 'unknown'].includes(terrain) ? IMPASSABLE : LAND;
  }
  return passage;
});

/**
 * Caravans use only known ways: no route leads through tunnels, entrances, portals or fords the empire has not found.
 */
const closeUnknown = (campaign: Campaign, tracer: EmpireId, barred: Uint8Array): void => {
  for (let hex = hexCount(campaign.ground); hex < barred.length; hex++)
    if (barred[hex] === LAND && isUnknown(campaign, tracer, hex)) barred[hex] = IMPASSABLE;
};

/** CHR-R-77: water counts only where the empire's own harbour opens it. */
const barredFor = (campaign: Campaign, tracer: EmpireId): Uint8Array => {
  const barred = passageOf(campaign.ground).slice();
  closeUnknown(campaign, tracer, barred);
  for (const water of openWater(campaign, tracer)) barred[water] = LAND;
  for (const hex of hexesWithForces(campaign, tracer)) barred[hex] = IMPASSABLE;
  for (const hex of hexesWithWalls(campaign, tracer)) barred[hex] = IMPASSABLE;
  return barred;
};

/** CHR-R-75: a bridge, a ford or control of the river lets supply across. */
const closedRivers = (campaign: Campaign, tracer: EmpireId): ReadonlySet<number> => {
  const control = controlledSides(campaign, tracer);
  const isOpen = (side: number): boolean =>
    campaign.rivers[side] === 'bridge' ||
    control.has(side) ||
    (campaign.rivers[side] === 'ford' && knowsFord(campaign, tracer, side));
  const sides = Object.keys(campaign.rivers).map(Number);
  return new Set(sides.filter((side) => !isOpen(side)));
};

/** CHR-SUP-06: from one portal to the other, from the entrance down, counts as one hex each. */
const linksOf = (campaign: Campaign, tracer: EmpireId): Map<Hex, readonly Hex[]> => {
  const { ground } = campaign;
  const special = siteIndex(campaign).links.flatMap(([hex, { entrance }]) =>
    entrance ? [hex, otherLayer(ground, hex)] : [hex],
  );
  return new Map(special.map((hex) => [hex, linkedHexes(campaign, tracer, hex)]));
};

export const routesOf = (campaign: Campaign, tracer: EmpireId): Routes => ({
  ground: campaign.ground,
  barred: barredFor(campaign, tracer),
  rivers: closedRivers(campaign, tracer),
  links: linksOf(campaign, tracer),
});

/** Everything one hex of supply away from a hex. */
export const eachLink = (routes: Routes, hex: Hex, reach: (next: Hex) => void): void => {
  const { ground, rivers, links } = routes;
  const grid = gridOf(ground);
  const count = hexCount(ground);
  const cell = hex % count;
  for (let direction = 0; direction < 6; direction++) {
    const beyond = neighbourCell(grid, cell, direction as Direction);
    if (beyond === OFF_BOARD) continue;
    if (hex >= count) reach(beyond + count);
    else if (rivers.size === 0 || !rivers.has(sideOf(grid, cell, direction as Direction))) reach(beyond);
  }
  links.get(hex)?.forEach(reach);
};
