/**
 * How computer nations differ: how far they look ahead and how much they risk. All know the same and roll the same dice
 * (CST-PLY-08, CST-PLY-09).
 */
export interface Temper {
  /** How often an attack is rehearsed before it is made; 0: it decides only by strength. */
  readonly rehearsals: number;
  /** How much a lost Unit counts compared with a destroyed one of equal cost, in hundredths. */
  readonly caution: number;
  /** The value of a place in a battle for it, in hundredths of its income over the next turns. */
  readonly greed: number;
  /** How strong an army must be to march on an enemy, in hundredths of the enemy's strength. */
  readonly confidence: number;
  /** The garrison of a threatened place as a share of the threat, in hundredths; 0: one Unit in a City. */
  readonly guard: number;
  /** The distance in hexes from which an enemy force threatens a place. */
  readonly alarm: number;
  /** Whether an army avoids stronger enemy forces. */
  readonly isWary: boolean;
  /** How much gold it needs before it hires a Character. */
  readonly goldToHire: number;
  /** Whether its armies join before they fight. */
  readonly concentrates: boolean;
  /** Which actions of Characters it knows: those that bring gold, or all. */
  readonly actions: 'gold' | 'all';
  readonly tactics: 'any' | 'best' | 'mixed';
  /** Whether it raises the best Unit for the money again and again, or one of each type. */
  readonly masses: boolean;
  /** How many empty places it tries to take in one turn. */
  readonly errands: number;
  /** Whether it builds ships and lands beyond the sea. */
  readonly sails: boolean;
  /** Whether it seeks allies, and keeps its word only as long as it pays. */
  readonly talks: boolean;
}

export const CHIEFTAIN: Temper = {
  rehearsals: 0,
  caution: 100,
  greed: 50,
  confidence: 60,
  guard: 0,
  alarm: 2,
  isWary: false,
  goldToHire: 99,
  concentrates: false,
  actions: 'gold',
  masses: false,
  tactics: 'any',
  errands: 1,
  sails: false,
  talks: false,
};

export const PRINCE: Temper = {
  rehearsals: 1,
  caution: 100,
  greed: 50,
  confidence: 120,
  guard: 50,
  alarm: 2,
  isWary: true,
  goldToHire: 30,
  concentrates: false,
  actions: 'all',
  masses: false,
  tactics: 'best',
  errands: 20,
  sails: true,
  talks: true,
};

export const OVERLORD: Temper = {
  rehearsals: 12,
  caution: 90,
  greed: 100,
  confidence: 70,
  guard: 0,
  alarm: 2,
  isWary: false,
  goldToHire: 60,
  concentrates: true,
  actions: 'all',
  masses: true,
  tactics: 'mixed',
  errands: 20,
  sails: true,
  talks: true,
};
