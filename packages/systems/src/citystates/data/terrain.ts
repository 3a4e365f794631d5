/** A hex's terrain: what it costs and how it changes the attack number of Units with a tag. */
interface HexTerrain {
  readonly name: string;
  /** Movement points to enter; 0 if no land Unit may. */
  readonly move: number;
  readonly mounted: number;
  readonly missile: number;
  readonly melee: number;
}

/**
 * CST-TER-01: the terrain table, by the letters of the boards. Desert costs 3 (CST-R-01), Hills help Mounted (CST-R-47), fights as plains, and jungle
 * as forest (CST-TER-04). Lakes and coast are one terrain, W (CST-TER-16); O is deep water (CST-TER-03).
 */
export const TERRAIN = {
  P: { name: 'Plains', move: 2, mounted: 1, missile: 1, melee: 0 },
  D: { name: 'Desert', move: 3, mounted: 1, missile: 1, melee: 0 },
  R: { name: 'Rough', move: 3, mounted: 0, missile: 0, melee: 1 },
  B: { name: 'Scrub', move: 3, mounted: -1, missile: 0, melee: 0 },
  H: { name: 'Hills', move: 4, mounted: 1, missile: 0, melee: 0 },
  F: { name: 'Forest', move: 4, mounted: -1, missile: -1, melee: 0 },
  J: { name: 'Jungle', move: 5, mounted: -1, missile: -1, melee: 0 },
  S: { name: 'Swamp', move: 5, mounted: -1, missile: -1, melee: -1 },
  M: { name: 'Mountain', move: 0, mounted: 0, missile: 0, melee: 0 },
  T: { name: 'Town', move: 2, mounted: 0, missile: 1, melee: 0 },
  C: { name: 'City', move: 2, mounted: 0, missile: -1, melee: 1 },
  W: { name: 'Open water', move: 0, mounted: 0, missile: 0, melee: 0 },
  O: { name: 'Ocean', move: 0, mounted: 0, missile: 0, melee: 0 },
} as const satisfies Record<string, HexTerrain>;
export type Terrain = keyof typeof TERRAIN;

/** CST-TER-01: change to the attack number of every Unit of the attacking side. */
export const FORTIFICATION = { none: 0, fieldFort: -1, fortress: -2 } as const;

/** CST-TER-01: what crossing a hexside adds to the cost, and changes for every Unit of the attacking side. */
export const CROSSING = {
  bridge: { move: 0, attack: -1 },
  ford: { move: 1, attack: -1 },
  minor: { move: 3, attack: -2 },
} as const;

/** CST-TER-11 */
export const ROAD_MOVE = 1;
