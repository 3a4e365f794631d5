/** How well a computer empire plays: what it thinks of, and how much of its means it uses (CHR-CPU-06). */

import type { CharacterName } from './character.ts';

export interface Strength {
  /** Armies that go for one city or enemy together. */
  readonly together: number;
  /** Tenths of a garrison, or of an enemy in the field, that it wants to bring. */
  readonly odds: number;
  /** Percent of the troops its land could feed. */
  readonly underArms: number;
  /** Its cities rest one turn in so many; 0 never. */
  readonly restsEvery: number;
  /** Marches where no enemy is near, goes through portals, patrols and changes a frozen front. */
  readonly isSkilled: boolean;
  /** Chosen by the referee of a campaign; otherwise that of the empire's name and race (CHR-CPU-04). */
  readonly character?: CharacterName;
}

export const BAILIFF: Strength = { together: 1, odds: 20, underArms: 60, restsEvery: 2, isSkilled: false };
export const STEWARD: Strength = { together: 2, odds: 15, underArms: 85, restsEvery: 4, isSkilled: false };
export const EMPEROR: Strength = { together: 4, odds: 12, underArms: 100, restsEvery: 0, isSkilled: true };
