import type { CharacterClass } from './characters.ts';
import type { UnitType } from './units.ts';

/** CST-RAC-01, in the order of its columns in CST-UNI-02. */
export const RACES = [
  'Elves',
  'Dwarves',
  'Humans',
  'Orcs',
  'Lizardmen',
  'Flarn',
  'Centaurs',
  'Halflings',
  'Nomads',
  'Savages',
  'Undead',
] as const;
export type Race = (typeof RACES)[number];

/** CST-RAC-01: playable only with OPT-RACES. */
export const NEW_RACES: readonly Race[] = ['Halflings', 'Nomads', 'Savages', 'Undead'];

interface RaceRow {
  /** CST-RAC-03, CST-RAC-04, CST-R-23: the class of the national leader, who is of level 6. */
  readonly leader: CharacterClass;
  /** CST-RAC-05, CST-R-24, CST-R-25: a higher card is played at the cap. */
  readonly caps: Readonly<Partial<Record<CharacterClass, number>>>;
}

export const RACE_TABLE: Readonly<Record<Race, RaceRow>> = {
  Elves: { leader: 'Mage', caps: { Barbarian: 5 } },
  Dwarves: { leader: 'Hero', caps: { Barbarian: 5 } },
  Humans: { leader: 'Hero', caps: {} },
  Orcs: { leader: 'Barbarian', caps: { Priest: 5 } },
  Lizardmen: { leader: 'Barbarian', caps: { Priest: 5 } },
  Flarn: { leader: 'Rogue', caps: { Priest: 5 } },
  Centaurs: { leader: 'Hero', caps: { Priest: 5 } },
  Halflings: { leader: 'Rogue', caps: { Hero: 5, Mage: 5, Priest: 5, Barbarian: 5 } },
  Nomads: { leader: 'Hero', caps: { Mage: 5, Priest: 5 } },
  Savages: { leader: 'Priest', caps: { Hero: 5, Mage: 5 } },
  Undead: { leader: 'Mage', caps: { Hero: 5, Rogue: 5, Mage: 5, Priest: 5, Barbarian: 5 } },
};

const SEA: readonly UnitType[] = ['Marines', 'Transport', 'Corvette', "Man-o'-War"];

/**
 * CST-UNI-02: which race recruits which Unit (CST-RAC-07, CST-RAC-11, CST-RAC-15, CST-RAC-18; CST-UNI-03, CST-UNI-04).
 * Everybody can recruit Caravans (CST-R-51).
 */
export const RECRUITS: Readonly<Record<Race, readonly UnitType[]>> = {
  Elves: [
    'Flying Cavalry',
    'Archers',
    'Mounted Archers',
    'Pikemen',
    'Light Cavalry',
    'Light Infantry',
    'Footmen',
    'Caravan',
    ...SEA,
  ],
  Dwarves: ['Engines', 'Crossbowmen', 'Pikemen', 'Heavy Infantry', 'Light Infantry', 'Footmen', 'Caravan'],
  Humans: [
    'Engines',
    'Flying Cavalry',
    'Crossbowmen',
    'Archers',
    'Mounted Archers',
    'Chariots',
    'Slingers',
    'Pikemen',
    'Heavy Cavalry',
    'Light Cavalry',
    'Beast Cavalry',
    'Giants',
    'Heavy Infantry',
    'Light Infantry',
    'Footmen',
    'Caravan',
    ...SEA,
  ],
  Orcs: [
    'Engines',
    'Archers',
    'Chariots',
    'Slingers',
    'Light Cavalry',
    'Beast Cavalry',
    'Giants',
    'Heavy Infantry',
    'Light Infantry',
    'Footmen',
    'Caravan',
    ...SEA,
  ],
  Lizardmen: ['Slingers', 'Pikemen', 'Heavy Infantry', 'Light Infantry', 'Footmen', 'Caravan', ...SEA],
  Flarn: [
    'Crossbowmen',
    'Slingers',
    'Pikemen',
    'Beast Cavalry',
    'Heavy Infantry',
    'Light Infantry',
    'Footmen',
    'Caravan',
  ],
  Centaurs: [
    'Archers',
    'Mounted Archers',
    'Slingers',
    'Heavy Cavalry',
    'Light Cavalry',
    'Footmen',
    'Caravan',
  ],
  Halflings: ['Slingers', 'Giants', 'Light Infantry', 'Footmen', 'Caravan'],
  Nomads: [
    'Mounted Archers',
    'Chariots',
    'Slingers',
    'Light Cavalry',
    'Light Infantry',
    'Footmen',
    'Caravan',
  ],
  Savages: ['Slingers', 'Beast Cavalry', 'Light Infantry', 'Footmen', 'Caravan'],
  Undead: ['Pikemen', 'Beast Cavalry', 'Heavy Infantry', 'Light Infantry', 'Footmen', 'Caravan'],
};
