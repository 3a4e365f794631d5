/** CSW-IMP-02 */
export const GOON_SQUAD = 4;

/** CSW-IMP-04: victims by d6, 1 to 6. */
export const VICTIMS = {
  hamlet: [0, 5, 10, 15, 20, 25],
  village: [2, 5, 10, 15, 20, 30],
  town: [5, 10, 15, 20, 30, 40],
  city: [10, 20, 30, 40, 50, 60],
  countryside: [0, 0, 2, 4, 8, 12],
} as const;
export type PressGround = keyof typeof VICTIMS;

/** What the goon squad does. */
export interface Antic {
  readonly text: string;
  readonly daysEarly?: number;
  readonly fine?: number;
  readonly stealsHorses?: true;
  readonly lynched?: true;
}

/** CSW-IMP-05, the second d6 */
export const ANTICS = [
  { text: 'the squad is back two days early', daysEarly: 2 },
  { text: 'the squad is jailed', fine: 40 },
  { text: 'the squad steals horses', stealsHorses: true },
  { text: 'the squad beats an official', fine: 200 },
  { text: 'the squad kills a noble', fine: 500 },
  { text: 'a mob lynches the goon squad', lynched: true },
] as const satisfies readonly Antic[];
