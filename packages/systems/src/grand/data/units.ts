/** GRD-CSW-21, GRD-R-73: what comes back of a lost unit: all, half, nothing; leaders have a table of their own. */
export type Recovery = 'full' | 'half' | 'none' | 'leader';

interface UnitRow {
  readonly name: string;
  /** GRD-CSW-32: the value in half points. */
  readonly half: number;
  readonly men: number;
  readonly recovery: Recovery;
  readonly isMounted: boolean;
  /** GRD-CSW-30: the creature rating of the Morale Factor. */
  readonly creature: number;
  /** GRD-CSW-30: the star: one more in fog or storm. */
  readonly likesGloom: boolean;
}

const unit = (
  name: string,
  half: number,
  men: number,
  recovery: Recovery,
  more: Partial<UnitRow> = {},
): UnitRow => ({ name, half, men, recovery, isMounted: false, creature: 2, likesGloom: false, ...more });

const MOUNTED = { isMounted: true };
const ELF = { creature: 3 };
const GOBLIN = { creature: 1, likesGloom: true };

/** GRD-CSW-01, table 15.A: the units that campaign points buy. */
export const UNITS = {
  LF: unit('Light Foot', 2, 20, 'full'),
  HF: unit('Heavy Foot', 4, 20, 'full'),
  PK: unit('Pike', 6, 20, 'full'),
  AF: unit('Armoured Foot', 6, 20, 'full'),
  SB: unit('Short Bow', 6, 20, 'full'),
  LB: unit('Long Bow', 10, 20, 'full'),
  XB: unit('Crossbow', 8, 20, 'full'),
  HX: unit('Heavy Crossbow', 9, 20, 'full'),
  LC: unit('Light Cavalry', 6, 10, 'half', MOUNTED),
  MC: unit('Medium Cavalry', 8, 10, 'half', MOUNTED),
  HC: unit('Heavy Cavalry', 10, 10, 'half', MOUNTED),
  HB: unit('Horse Bow', 8, 10, 'half', MOUNTED),
  CT: unit('Cataphract', 12, 10, 'half', MOUNTED),
  BA: unit('Ballista', 12, 5, 'none'),
  ON: unit('Onager', 10, 5, 'none'),
  DF: unit('Dwarf Foot', 6, 20, 'full'),
  DB: unit('Dwarf Bow', 10, 20, 'full'),
  EF: unit('Elf Foot', 6, 20, 'full', ELF),
  EB: unit('Elf Bow', 12, 20, 'full', ELF),
  EC: unit('Elf Cavalry', 12, 10, 'half', { ...ELF, ...MOUNTED }),
  EL: unit('Elephant', 14, 2, 'none'),
  TR: unit('Triceratops', 24, 2, 'none'),
  GF: unit('Goblin Foot', 4, 20, 'full', GOBLIN),
  GB: unit('Goblin Bow', 6, 20, 'full', GOBLIN),
  GC: unit('Goblin Cavalry', 8, 10, 'half', { ...GOBLIN, ...MOUNTED }),
  OG: unit('Ogre', 10, 10, 'half', { creature: 3 }),
  TL: unit('Troll', 12, 10, 'half', { creature: 4, likesGloom: true }),
  HG: unit('Hill Giant', 16, 1, 'none', { creature: 3 }),
  W1: unit('Warrior 1', 4, 1, 'leader'),
  W2: unit('Warrior 2', 8, 1, 'leader'),
  W3: unit('Warrior 3', 16, 1, 'leader'),
  P1: unit('Priest 1', 4, 1, 'leader'),
  P2: unit('Priest 2', 8, 1, 'leader'),
  P3: unit('Priest 3', 16, 1, 'leader'),
  Z1: unit('Wizard 1', 4, 1, 'leader'),
  Z2: unit('Wizard 2', 8, 1, 'leader'),
  Z3: unit('Wizard 3', 16, 1, 'leader'),
} as const satisfies Record<string, UnitRow>;

export type UnitCode = keyof typeof UNITS;
export const UNIT_CODES = Object.keys(UNITS) as readonly UnitCode[];

export const rowOf = (code: UnitCode): UnitRow => UNITS[code];
