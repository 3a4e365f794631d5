import type { RaceId } from './profile.ts';

type RaceGroup = 'Light' | 'Wild' | 'Dark' | 'Old';

/** Neutral reaction modifiers (data file, 10). Barbarians and the dwellers below belong to no group. */
export const RACE_GROUPS: Readonly<Partial<Record<RaceId, RaceGroup>>> = {
  FB: 'Light',
  DW: 'Light',
  EL: 'Light',
  SK: 'Wild',
  SG: 'Wild',
  JE: 'Wild',
  BB: 'Dark',
  DV: 'Dark',
  ST: 'Old',
};

export const GROUP_MODIFIERS: Readonly<Record<RaceGroup, Readonly<Record<RaceGroup, number>>>> = {
  Light: { Light: 2, Wild: 0, Dark: -4, Old: -2 },
  Wild: { Light: 0, Wild: 2, Dark: -2, Old: -1 },
  Dark: { Light: -4, Wild: -2, Dark: 2, Old: 0 },
  Old: { Light: -2, Wild: -1, Dark: 0, Old: 2 },
};

/** Instead of the group's figure; in both directions. */
export const RACE_OVERRIDES: readonly {
  readonly races: readonly [RaceId, RaceId];
  readonly modifier: number;
}[] = [
  { races: ['FB', 'SK'], modifier: -4 },
  { races: ['DW', 'BB'], modifier: -6 },
  { races: ['EL', 'DV'], modifier: -6 },
  { races: ['SG', 'JE'], modifier: 3 },
];

export const REACTION = {
  sameRace: 6,
  perFullGift: 1,
  fullGift: 100,
  mostForGifts: 5,
  attackedBefore: -8,
} as const;

/** Hordes never deal; neither do cities of the dead. */
export const NEVER_DEALS: readonly RaceId[] = ['BA'];
