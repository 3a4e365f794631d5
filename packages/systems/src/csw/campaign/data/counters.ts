import type { UnitCode } from '../../data/units.ts';
import type { People } from './recruits.ts';

/** CSW-MUS-21: whose counters a people uses; peoples without counters are built with section 34. */
export const COUNTERS_OF: Readonly<
  Record<People, 'human' | 'elf' | 'dwarf' | 'goblin' | 'ogre' | 'troll' | 'giant' | null>
> = {
  Altanians: 'human',
  Elephians: 'human',
  Ebonians: 'human',
  Sekars: 'human',
  Tarantians: 'human',
  'Wood Elves': 'elf',
  'Half-Elves': 'elf',
  'High Elves': 'elf',
  Goblins: 'goblin',
  Neanderthals: null,
  Dwarves: 'dwarf',
  Orcs: 'goblin',
  Kobolds: 'goblin',
  'Great Orcs': 'goblin',
  Bugbears: 'goblin',
  Halflings: null,
  Gnomes: 'dwarf',
  Gnolls: 'goblin',
  Ogres: 'ogre',
  Hobgoblins: 'goblin',
  Giants: 'giant',
  Trolls: 'troll',
  Lycanthropes: null,
  Demons: null,
  Centaur: null,
};

/** CSW-MUS-21: the bow unit of each missile weapon, as CSW-MUS-13 and the column of CSW-MUS-15 spell them. */
export const BOW_UNITS: Readonly<Record<string, UnitCode>> = {
  'short bow': 'SB',
  shortbow: 'SB',
  'composite short bow': 'SB',
  'long bow': 'LB',
  longbow: 'LB',
  'composite long bow': 'LB',
  'light crossbow': 'XB',
  'repeating crossbow': 'XB',
  'heavy crossbow': 'HX',
};

/** Missile Troops of CSW-MUS-15 whose weapon is on no counter. */
export const ON_NO_COUNTER: readonly string[] = [
  'boomerang',
  'blowguns',
  'throwing axe',
  'pilum',
  'javelin',
  'sling',
  'staff sling',
  'darts',
  'net hurler',
];

/** CSW-MUS-21, by Defence Class 0 to 4. */
export const FOOT_UNITS = ['LF', 'HF', 'HF', 'AF', 'AF'] as const satisfies readonly UnitCode[];
/** CSW-MUS-21, by Defence Class 0 to 4. */
export const MOUNTED_UNITS = ['LC', 'LC', 'LC', 'MC', 'HC'] as const satisfies readonly UnitCode[];

/** CSW-MUS-21: foot, bow and cavalry of the peoples with their own counters; Dwarves have no cavalry. */
export const OWN_COUNTERS = {
  elf: { foot: 'EF', bow: 'EB', mounted: 'EC' },
  dwarf: { foot: 'DF', bow: 'DB', mounted: null },
  goblin: { foot: 'GF', bow: 'GB', mounted: 'GC' },
} as const;
