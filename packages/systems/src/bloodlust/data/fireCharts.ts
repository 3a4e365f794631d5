import type { Armour } from './weapons.ts';

/** BLD-FIR-09: Chart A, firing castings for one casualty, by row and the target's armour, Metal for "Heavy" (BLD-R-31); shields do not count (BLD-R-32). */
export const CHART_A = {
  'Longbow Select': { None: 3, Light: 6, Metal: 9, Plate: 12 },
  'Longbow Volley': { None: 6, Light: 9, Metal: 12, Plate: 18 },
  'Crossbow Select': { None: 6, Light: 9, Metal: 9, Plate: 9 },
  'Crossbow Volley': { None: 9, Light: 9, Metal: 15, Plate: 21 },
  'Bow Select': { None: 12, Light: 18, Metal: 21, Plate: 24 },
  'Bow Volley': { None: 15, Light: 24, Metal: 36, Plate: 36 },
} as const satisfies Record<string, Record<Armour, number>>;
export type FireRow = keyof typeof CHART_A;

/** BLD-FIR-09, BLD-FIR-10: the least d10 with which a piece of artillery hits troops. */
export const ARTILLERY_A = {
  'Artillery Normal': { None: 5, Light: 6, Metal: 7, Plate: 8 },
  'Artillery Enhanced': { None: 3, Light: 4, Metal: 5, Plate: 6 },
} as const satisfies Record<string, Record<Armour, number>>;
export type ArtilleryRow = keyof typeof ARTILLERY_A;

/** BLD-FIR-14, BLD-FIR-15: the columns of Chart B. */
export type FireClass = 'Equipment' | 'Quick' | 'Average' | 'Slow';

interface Attempt {
  /** So many firing castings allow one attempt. */
  readonly castings: number;
  /** It hits with this d10 or more. */
  readonly needed: number;
}

const attempt = (castings: number, needed: number): Attempt => ({ castings, needed });

/** BLD-FIR-13: Chart B, fire at equipment and special creatures. */
export const CHART_B: Readonly<Record<FireRow, Readonly<Record<FireClass, Attempt>>>> = {
  'Longbow Select': {
    Equipment: attempt(24, 8),
    Quick: attempt(18, 7),
    Average: attempt(15, 7),
    Slow: attempt(12, 6),
  },
  'Longbow Volley': {
    Equipment: attempt(24, 9),
    Quick: attempt(24, 9),
    Average: attempt(24, 8),
    Slow: attempt(18, 7),
  },
  'Crossbow Select': {
    Equipment: attempt(18, 8),
    Quick: attempt(18, 8),
    Average: attempt(15, 7),
    Slow: attempt(12, 6),
  },
  'Crossbow Volley': {
    Equipment: attempt(24, 9),
    Quick: attempt(24, 9),
    Average: attempt(24, 8),
    Slow: attempt(18, 7),
  },
  'Bow Select': {
    Equipment: attempt(24, 9),
    Quick: attempt(24, 9),
    Average: attempt(18, 8),
    Slow: attempt(18, 7),
  },
  'Bow Volley': {
    Equipment: attempt(36, 9),
    Quick: attempt(36, 9),
    Average: attempt(36, 8),
    Slow: attempt(36, 7),
  },
};

/** BLD-FIR-13: the least d10 with which a piece of artillery hits equipment or a creature. */
export const ARTILLERY_B = {
  'Artillery Normal': { Equipment: 5, Quick: 9, Average: 7, Slow: 6 },
  'Artillery Enhanced': { Equipment: 4, Quick: 9, Average: 6, Slow: 5 },
} as const satisfies Record<ArtilleryRow, Record<FireClass, number>>;

/** BLD-FIR-11: what artillery adds to its die against dense and against scattered troops. */
export const ARTILLERY_MODIFIERS = { dense: 2, scattered: -2 } as const;
