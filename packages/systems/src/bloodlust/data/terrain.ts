interface Template {
  readonly outline: 'ellipse' | 'rectangle';
  /** In inches at 15 mm: to its right, and ahead. */
  readonly width: number;
  readonly depth: number;
}

/** BLD-SET-09: templates; those of 25 mm are half as large again. */
export const TEMPLATES = {
  hill: { outline: 'ellipse', width: 14, depth: 10 },
  rough: { outline: 'ellipse', width: 12, depth: 8 },
  lightWood: { outline: 'ellipse', width: 12, depth: 8 },
  denseWood: { outline: 'ellipse', width: 10, depth: 8 },
  lake: { outline: 'ellipse', width: 10, depth: 8 },
  village: { outline: 'rectangle', width: 8, depth: 6 },
  outpost: { outline: 'rectangle', width: 4, depth: 4 },
} as const satisfies Record<string, Template>;

/** BLD-SET-09: the width of a band; the length of a crossing along the river is in half inches. */
export const BANDS = { river: 3, stream: 1, crossingInHalves: 7 } as const;

/** BLD-TER-07: the sectors, row by row from the top, as a clock names them. */
export const SECTORS = [
  [11, 12, 1],
  [9, 0, 3],
  [8, 6, 4],
] as const;

/** BLD-TER-08: where the Key Feature may be. */
export const KEY_SECTORS = [9, 0, 3] as const;
