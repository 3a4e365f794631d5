import type { Category, Race, Trait, UnitType } from '../units/unitType.ts';

type Stat = number;
type Row = readonly [
  code: string,
  name: string,
  category: Category,
  race: Race,
  halfPoints: Stat,
  melee: Stat,
  defence: Stat,
  missile: Stat,
  rangeInHexes: Stat,
  movement: Stat,
  stacking: Stat,
  hits: Stat,
  men: Stat,
  traits: readonly Trait[],
];
type LeaderRow = readonly [
  code: string,
  name: string,
  level: 1 | 2 | 3,
  halfPoints: Stat,
  melee: Stat,
  defence: Stat,
  missile: Stat,
  rangeInHexes: Stat,
  movement: Stat,
  hits: Stat,
  traits: readonly Trait[],
];

/**
 * CSW-UNT-01, the printed table in one file (CSW-UNT-07): a rediscovered counter replaces a row here and nothing else.
 * No cheaper unit is as good as a more expensive one in everything (CSW-UNT-05). Traits: bows by CSW-R-32, wall
 * breakers by CSW-WAL-09, stone throwers by CSW-ENG-01, Elf Bows by CSW-MIS-09.
 */
// biome-ignore format: a table reads by its columns
const BASIC_ROWS = [
  // code, unit,                category,   race,     ½PV, Mel, DC, MAF, Rng, MF, St, Ht, Men, traits
  ['LF', 'Light Foot',          'foot',     'human',   2,  4,  0,  0,  0,  5,  1,  1, 20, []],
  ['HF', 'Heavy Foot',          'foot',     'human',   4,  5,  1,  0,  0,  4,  1,  1, 20, []],
  ['PK', 'Pike',                'foot',     'human',   6,  6,  2,  0,  0,  4,  1,  1, 20, ['pike']],
  ['AF', 'Armoured Foot',       'foot',     'human',   6,  5,  4,  0,  0,  3,  1,  1, 20, []],
  ['SB', 'Short Bow',           'foot',     'human',   6,  3,  0,  2,  8,  5,  1,  1, 20, ['bow']],
  ['LB', 'Long Bow',            'foot',     'human',  10,  3,  1,  6, 12,  4,  1,  1, 20, ['bow']],
  ['XB', 'Crossbow',            'foot',     'human',   8,  3,  1,  4,  9,  4,  1,  1, 20, ['bow']],
  ['HX', 'Heavy Crossbow',      'foot',     'human',   9,  3,  1,  4, 12,  4,  1,  1, 20, ['bow']],
  ['LC', 'Light Cavalry',       'mounted',  'human',   6,  6,  2,  0,  0, 12,  2,  1, 10, []],
  ['MC', 'Medium Cavalry',      'mounted',  'human',   8,  7,  3,  0,  0, 10,  2,  1, 10, []],
  ['HC', 'Heavy Cavalry',       'mounted',  'human',  10,  8,  4,  0,  0,  8,  2,  1, 10, []],
  ['HB', 'Horse Bow',           'mounted',  'human',   8,  5,  2,  2,  8, 12,  2,  1, 10, ['bow']],
  ['CT', 'Cataphract',          'mounted',  'human',  12,  8,  4,  2,  8,  8,  2,  1, 10, ['bow']],
  ['BA', 'Ballista',            'engine',   'human',  12,  3,  1,  8, 16,  2,  4,  1,  5, []],
  ['ON', 'Onager',              'engine',   'human',  10,  3,  1,  8, 15,  1,  4,  1,  5, ['breaches', 'stonethrower']],
  ['DF', 'Dwarf Foot',          'foot',     'dwarf',   6,  6,  3,  0,  0,  3,  1,  1, 20, []],
  ['DB', 'Dwarf Bow',           'foot',     'dwarf',  10,  5,  2,  4,  9,  3,  1,  1, 20, ['bow']],
  ['EF', 'Elf Foot',            'foot',     'elf',     6,  6,  1,  0,  0,  6,  1,  1, 20, []],
  ['EB', 'Elf Bow',             'foot',     'elf',    12,  5,  1,  8, 12,  6,  1,  1, 20, ['bow', 'movesAndFires']],
  ['EC', 'Elf Cavalry',         'mounted',  'elf',    12,  6,  3,  4,  8, 12,  2,  1, 10, ['bow']],
  ['EL', 'Elephant (Oliphant)', 'creature', 'human',  14, 10,  3,  4,  3,  6,  4,  3,  2, ['elephant']],
  ['TR', 'Triceratops',         'creature', 'human',  24, 13,  4,  4,  3,  6,  4,  5,  2, ['elephant']],
  ['GF', 'Goblin Foot',         'foot',     'goblin',  4,  5,  0,  0,  0,  5,  1,  1, 20, []],
  ['GB', 'Goblin Bow',          'foot',     'goblin',  6,  3,  0,  2,  8,  5,  1,  1, 20, ['bow']],
  ['GC', 'Goblin Cavalry',      'mounted',  'goblin',  8,  6,  2,  2,  8, 10,  2,  1, 10, ['bow']],
  ['OG', 'Ogre',                'large',    'ogre',   10,  9,  3,  0,  0,  5,  2,  1, 10, []],
  ['TL', 'Troll',               'large',    'troll',  12, 10,  3,  0,  0,  6,  2,  1, 10, []],
  ['HG', 'Hill Giant',          'creature', 'giant',  16,  9,  3,  8,  6,  6,  4,  5,  1, ['giant', 'breaches', 'stonethrower']],
] as const satisfies readonly Row[];

/** CSW-UNT-02. Warriors 2 and 3 carry bows (CSW-R-32); wall breakers are listed in CSW-WAL-09. */
// biome-ignore format: a table reads by its columns
const LEADER_ROWS = [
  // code, unit,  level, ½PV, Mel, DC, MAF, Rng, MF, Ht, traits
  ['W1', 'Warrior 1', 1,  4,  4,  3,  0,  0, 10,  1, ['warrior']],
  ['W2', 'Warrior 2', 2,  8,  6,  4,  1,  8, 10,  2, ['warrior', 'bow']],
  ['W3', 'Warrior 3', 3, 16,  8,  4,  3, 12, 10,  3, ['warrior', 'bow']],
  ['P1', 'Priest 1',  1,  4,  2,  1,  2,  4, 10,  1, ['priest']],
  ['P2', 'Priest 2',  2,  8,  5,  2,  4,  6, 10,  2, ['priest']],
  ['P3', 'Priest 3',  3, 16,  6,  3,  8,  8, 10,  3, ['priest', 'breaches']],
  ['Z1', 'Wizard 1',  1,  4,  2,  0,  4,  6, 10,  1, ['wizard']],
  ['Z2', 'Wizard 2',  2,  8,  3,  1,  8,  8, 10,  2, ['wizard', 'breaches']],
  ['Z3', 'Wizard 3',  3, 16,  5,  2, 10, 12, 10,  3, ['wizard', 'breaches']],
] as const satisfies readonly LeaderRow[];

export const BASIC_UNITS: readonly UnitType[] = BASIC_ROWS.map(
  ([code, name, category, race, halfPoints, melee, defence, missile, rangeInHexes, ...rest]) => {
    const [movement, stacking, hits, men, traits] = rest;
    return {
      code,
      name,
      category,
      race,
      halfPoints,
      melee,
      defence,
      missile,
      rangeInHexes,
      movement,
      stacking,
      hits,
      men,
      traits,
    };
  },
);

/** CSW-UNT-02: stacking value 0; one individual, his bodyguard not counted (CSW-DEF-08). */
export const LEADERS: readonly UnitType[] = LEADER_ROWS.map(
  ([code, name, level, halfPoints, melee, defence, missile, rangeInHexes, movement, hits, traits]) => ({
    code,
    name,
    category: 'leader',
    race: 'human',
    halfPoints,
    melee,
    defence,
    missile,
    rangeInHexes,
    movement,
    stacking: 0,
    hits,
    men: 1,
    level,
    traits,
  }),
);

/**
 * CSW-UNT-03. Its movement is that of the mounted unit it came from; it has no Defence Class, and any attack destroys
 * it.
 */
export const RIDERLESS_MOUNT: UnitType = {
  code: 'RM',
  name: 'Riderless Mount',
  category: 'riderless',
  race: 'other',
  halfPoints: 0,
  melee: 0,
  defence: 0,
  missile: 0,
  rangeInHexes: 0,
  movement: 0,
  stacking: 0,
  hits: 1,
  men: 0,
  traits: [],
};

/** CSW-UNT-04 */
export const CALTROPS_HALF_POINTS = 4;

export const UNITS: readonly UnitType[] = [...BASIC_UNITS, ...LEADERS, RIDERLESS_MOUNT];

export type UnitCode = (typeof BASIC_ROWS)[number][0] | (typeof LEADER_ROWS)[number][0] | 'RM';
