import type { CharacterClass } from '../data/characters.ts';
import type { UnitType } from '../data/units.ts';

/** What the counter of each type shows; ships, chariots and beasts are drawn by the system's part of the page. */
export const UNIT_SYMBOLS: Readonly<Record<UnitType, string>> = {
  Engines: 'ON',
  'Flying Cavalry': 'flyer',
  Crossbowmen: 'XB',
  Archers: 'LB',
  'Mounted Archers': 'HB',
  Chariots: 'chariot',
  Slingers: 'sling',
  Pikemen: 'PK',
  'Heavy Cavalry': 'HC',
  'Light Cavalry': 'LC',
  'Beast Cavalry': 'boar',
  Giants: 'HG',
  'Heavy Infantry': 'AF',
  'Light Infantry': 'LF',
  Marines: 'anchor',
  Footmen: 'spears',
  Caravan: 'camel',
  Transport: 'roundShip',
  Corvette: 'lateen',
  "Man-o'-War": 'twoMasts',
  Elemental: 'elemental',
  Risen: 'skull',
};

export const CLASS_SYMBOLS: Readonly<Record<CharacterClass, string>> = {
  Hero: 'sword',
  Rogue: 'mask',
  Mage: 'star',
  Priest: 'sun',
  Barbarian: 'axe',
};
