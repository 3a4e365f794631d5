import type { UnitCode } from '../../data/units.ts';
import type { UpkeepName } from './upkeep.ts';

/**
 * CSW-MUS-18, CSW-DEF-09: the line each unit is paid by, under the price list's name for it; other races use the
 * nearest human line. Leaders have none.
 */
export const UPKEEP_LINE_OF: Readonly<Partial<Record<UnitCode, UpkeepName>>> = {
  LF: 'Light Foot',
  HF: 'Heavy Foot',
  PK: 'Pike',
  AF: 'Armored Foot',
  SB: 'Short Bow',
  LB: 'Long Bow',
  XB: 'Light Crossbow',
  HX: 'Heavy Crossbow',
  LC: 'Light Mounted',
  MC: 'Medium Mounted',
  HC: 'Heavy Mounted',
  HB: 'Mounted Bow',
  CT: 'Cataphracts',
  BA: 'Ballista',
  ON: 'Onager',
  DF: 'Heavy Foot',
  DB: 'Light Crossbow',
  EF: 'Heavy Foot',
  EB: 'Long Bow',
  EC: 'Medium Mounted',
  EL: 'Oliphant',
  TR: 'Triceratops',
  GF: 'Heavy Foot',
  GB: 'Short Bow',
  GC: 'Light Mounted',
  OG: 'Armored Foot',
  TL: 'Armored Foot',
  HG: 'Oliphant',
};
