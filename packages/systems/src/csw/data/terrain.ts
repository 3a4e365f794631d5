import type { Ground } from '../rules/terrain/ground.ts';

/** CSW-TEC-01: no hex that can be entered off the road costs less. */
export const CLEAR_HALF_POINTS = 2;

/** CSW-TEC-01, in half points because of roads (CSW-R-96); ramparts have their own prices (CSW-WAL-03). */
export const ENTRY_HALF_POINTS: Readonly<Record<Ground, number>> = {
  clear: CLEAR_HALF_POINTS,
  wreck: 2,
  swamp: 8,
  woods: 8,
  building: 8,
  hill1: 4,
  hill2: 4,
  wall: 4,
  tower: 4,
  gate: 4,
  impassable: 0,
};

/** CSW-TEC-03, CSW-R-37: the road replaces all other costs of the entered hex. */
export const ROAD_HALF_POINTS = 1;

/** CSW-LOS-10, CSW-R-44, CSW-HUT-02: how many levels a hex rises as an obstacle. */
export const HEIGHT: Readonly<Record<Ground, 0 | 1 | 2>> = {
  clear: 0,
  swamp: 0,
  wreck: 0,
  impassable: 0,
  woods: 1,
  building: 1,
  hill1: 1,
  wall: 1,
  tower: 1,
  gate: 1,
  hill2: 2,
};
