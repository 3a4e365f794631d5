import { ARMY, CITY, FLEET, FLYER, UNKNOWN } from './campaign.ts';
import * as foot from './foot.ts';
import * as great from './great.ts';
import { CROWN, LEADERS, STAR, SUN } from './leaders.ts';
import * as mounted from './mounted.ts';
import type { Drawing } from './symbol.ts';

/** Every symbol that a scene names, by the code printed in its rulebook or the plain word for it. */
export const SYMBOLS: Record<string, Drawing> = {
  LF: foot.LIGHT_FOOT,
  HF: foot.HEAVY_FOOT,
  AF: foot.ARMOURED_FOOT,
  PK: foot.PIKE,
  SB: foot.SHORT_BOW,
  LB: foot.LONG_BOW,
  XB: foot.CROSSBOW,
  HX: foot.HEAVY_CROSSBOW,
  EF: foot.ELF_FOOT,
  EB: foot.ELF_BOW,
  DF: foot.DWARF_FOOT,
  DB: foot.DWARF_BOW,
  GF: foot.GOBLIN_FOOT,
  GB: foot.GOBLIN_BOW,
  LC: mounted.LIGHT_CAVALRY,
  MC: mounted.MEDIUM_CAVALRY,
  HC: mounted.HEAVY_CAVALRY,
  HB: mounted.HORSE_BOW,
  CT: mounted.CATAPHRACT,
  EC: mounted.ELF_CAVALRY,
  GC: mounted.GOBLIN_CAVALRY,
  RM: mounted.RIDERLESS,
  EL: great.ELEPHANT,
  TR: great.TRICERATOPS,
  HG: great.HILL_GIANT,
  OG: great.OGRE,
  TL: great.TROLL,
  BA: great.BALLISTA,
  ON: great.ONAGER,
  ...LEADERS,
  crown: CROWN,
  star: STAR,
  sun: SUN,
  spears: foot.SPEARS,
  archers: foot.SHORT_BOW,
  infantry: foot.HEAVY_FOOT,
  cavalry: mounted.LIGHT_CAVALRY,
  army: ARMY,
  fleet: FLEET,
  flyer: FLYER,
  city: CITY,
  unknown: UNKNOWN,
};

export const symbolOf = (code: string): Drawing | undefined => SYMBOLS[code];

/** The system's own symbols; the shared set comes first. */
export const addSymbols = (more: Readonly<Record<string, Drawing>>): void => {
  for (const [code, drawing] of Object.entries(more)) SYMBOLS[code] ??= drawing;
};

/** Letters for a symbol that has no drawing: `Royal Guard` gives RG, `wyvern` WY. */
export const initialsOf = (name: string): string => {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const letters = words.length > 1 ? words.map(([first]) => first).join('') : (words[0] ?? '?');
  return letters.slice(0, 2).toUpperCase();
};

export { type Drawing, drawSymbol } from './symbol.ts';
