import type { TroopClass } from './classes.ts';
import type { Armour, Melee, Missile } from './weapons.ts';

/** BLD-PTS-01: what each casting costs, term by term. All weights may be tuned (BLD-PTS-07). */
export const PRICES = {
  casting: 6,
  melee: { SM: 0, LS: 1, LM: 1, HM: 3, IM: 3 } satisfies Record<Melee, number>,
  armour: { None: 0, Light: 1, Metal: 2, Plate: 4 } satisfies Record<Armour, number>,
  shield: 1,
  missile: { SK: 1, BW: 2, HG: 3, CB: 4, LB: 5 } satisfies Record<Missile, number>,
  classes: { LF: -1, MCO: 1 } as Partial<Record<TroopClass, number>>,
  /** SUPPORT without a missile weapon, and a HORDE of this many castings or more. */
  plainSupport: 1,
  largeHorde: { castings: 7, price: 1 },
  morale: { Elite: 1, Fanatic: 1, Average: 0, Poor: -1 },
  /** BLD-PTS-02. */
  volleyOnly: -1,
  alwaysSelect: { LB: 2, CB: 2, BW: 1, HG: 0, SK: 0 } satisfies Record<Missile, number>,
} as const;

/** BLD-PTS-04: commanders, how many an army may have, and their control points (BLD-CMD-03, BLD-CMD-09). */
export const COMMANDERS = {
  'C-in-C': { points: 100, least: 1, most: 1, control: 10 },
  'sub-general': { points: 60, least: 0, most: 2, control: 8 },
  'allied general': { points: 40, least: 0, most: 2, control: 6 },
  'magic user': { points: 120, least: 0, most: 1, control: 8 },
} as const;
export type Commander = keyof typeof COMMANDERS;

/** BLD-PTS-05, BLD-LST-12: the size for which the limits of the lists hold. */
export const STANDARD_POINTS = 1500;
