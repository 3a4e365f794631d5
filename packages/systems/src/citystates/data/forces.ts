import type { Race } from './races.ts';
import type { UnitType } from './units.ts';

/** CST-SET-05 */
export const TREASURY_AT_START = 5;
export const MAX_KEPT_OF_BUDGET = 10;

/** CST-SET-05: with an equal budget the Undead would win nearly every battle. */
export const budgetOf = (race: Race): number => (race === 'Undead' ? 20 : 30);

/** CST-SET-07: the ready-made starting forces. */
export const READY_MADE: Readonly<Record<Race, Readonly<Partial<Record<UnitType, number>>>>> = {
  Elves: {
    'Flying Cavalry': 1,
    Archers: 2,
    'Light Cavalry': 1,
    'Light Infantry': 2,
    Footmen: 1,
    Caravan: 1,
  },
  Dwarves: { Engines: 1, Crossbowmen: 2, Pikemen: 1, 'Heavy Infantry': 2, Footmen: 1 },
  Humans: {
    'Heavy Cavalry': 1,
    Archers: 1,
    Pikemen: 1,
    'Heavy Infantry': 1,
    'Light Cavalry': 1,
    'Light Infantry': 1,
    Footmen: 1,
    Caravan: 1,
  },
  Orcs: {
    'Beast Cavalry': 2,
    Giants: 1,
    'Heavy Infantry': 1,
    Slingers: 1,
    'Light Infantry': 2,
    Footmen: 2,
  },
  Lizardmen: { 'Heavy Infantry': 3, Pikemen: 1, 'Light Infantry': 2, Slingers: 1, Footmen: 2 },
  Flarn: { Crossbowmen: 2, 'Beast Cavalry': 2, 'Heavy Infantry': 1, 'Light Infantry': 2, Footmen: 2 },
  Centaurs: { 'Heavy Cavalry': 1, 'Light Cavalry': 2, 'Mounted Archers': 2, Footmen: 3 },
  Halflings: { Giants: 2, Slingers: 3, 'Light Infantry': 3, Footmen: 1 },
  Nomads: { 'Mounted Archers': 2, 'Light Cavalry': 2, Chariots: 1, 'Light Infantry': 1, Slingers: 1 },
  Savages: { 'Beast Cavalry': 3, Slingers: 2, 'Light Infantry': 4 },
  Undead: {
    'Heavy Infantry': 1,
    Pikemen: 1,
    'Beast Cavalry': 1,
    'Light Infantry': 1,
    Footmen: 2,
  },
};
