/** BLD-WPN-01, BLD-WPN-02, BLD-WPN-03, BLD-WPN-04, BLD-WPN-05: melee codes with their kill value. */
export const MELEE = { IM: 6, HM: 5, LM: 3, LS: 2, SM: 1 } as const;
export type Melee = keyof typeof MELEE;

/** BLD-ARM-01, BLD-ARM-02, BLD-ARM-03, BLD-ARM-04: what armour adds to the attacker's kill value. */
export const ARMOUR = { None: 1, Light: 0, Metal: -1, Plate: -3 } as const;
export type Armour = keyof typeof ARMOUR;

/** BLD-ARM-05. */
export const NO_SHIELD = 1;

/** BLD-FIR-06, BLD-FIR-20: the greatest range in inches at 15 mm; a bow is weaker from the saddle. */
export const RANGES = { LB: 18, CB: 18, BW: 12, HG: 9, SK: 6 } as const;
export type Missile = keyof typeof RANGES;
export const MOUNTED_BOW = 9;

/** BLD-FIR-04: the greatest range of Select for all but Elves. */
export const SELECT_RANGE = 6;

interface ArtilleryRow {
  /** In inches at 15 mm. */
  readonly range: number;
  readonly least: number;
  readonly isOverhead: boolean;
  readonly row: 'Artillery Normal' | 'Artillery Enhanced';
}

/** BLD-FIR-20, BLD-R-40. */
export const ARTILLERY = {
  'bolt thrower': { range: 24, least: 0, isOverhead: false, row: 'Artillery Normal' },
  lightning: { range: 24, least: 0, isOverhead: false, row: 'Artillery Normal' },
  catapult: { range: 30, least: 6, isOverhead: true, row: 'Artillery Normal' },
  cannon: { range: 30, least: 0, isOverhead: false, row: 'Artillery Enhanced' },
  rocks: { range: 12, least: 0, isOverhead: false, row: 'Artillery Normal' },
  breath: { range: 6, least: 0, isOverhead: false, row: 'Artillery Enhanced' },
} as const satisfies Record<string, ArtilleryRow>;
export type Artillery = keyof typeof ARTILLERY;
