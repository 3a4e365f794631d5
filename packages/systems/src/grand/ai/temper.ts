/** What distinguishes the computer kingdoms. */
export interface Temper {
  /** GRD-PLY-17: the least chance to win at which it attacks. */
  readonly attackAt: number;
  /** The least chance at which it risks a battle for a city; less for a capital. */
  readonly stormAt: number;
  readonly capitalAt: number;
  /** What part of the strongest enemy near by a garrison should have, in percent. */
  readonly guard: number;
  /** An army with fewer points goes home to refit. */
  readonly refitBelow: number;
  /** In how many of a hundred weeks an army does nothing. */
  readonly idle: number;
  /** Gathers its winter quarters at the front (GRD-PLY-18). */
  readonly plansWinter: boolean;
  /** Avoids stepping next to much stronger enemies. */
  readonly isCareful: boolean;
}

export const BARON: Temper = {
  attackAt: 0.5,
  stormAt: 0.45,
  capitalAt: 0.4,
  guard: 20,
  refitBelow: 50,
  idle: 60,
  plansWinter: false,
  isCareful: false,
};

export const DUKE: Temper = {
  attackAt: 0.58,
  stormAt: 0.55,
  capitalAt: 0.45,
  guard: 50,
  refitBelow: 80,
  idle: 25,
  plansWinter: true,
  isCareful: false,
};

export const KING: Temper = {
  attackAt: 0.6,
  stormAt: 0.55,
  capitalAt: 0.4,
  guard: 60,
  refitBelow: 80,
  idle: 0,
  plansWinter: true,
  isCareful: true,
};
