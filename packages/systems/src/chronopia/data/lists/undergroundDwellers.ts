import type { RaceList } from '../entry.ts';

/** Underground dwellers (data file, 8). Ratings are given; lines, costs and warbands are completions (CHR-TRP-01). */
export const UNDERGROUND_DWELLERS: RaceList = {
  race: 'UG',
  name: 'Underground dwellers',
  individuals: [
    {
      id: 'deep-horror',
      name: 'Deep Horror',
      command: { rating: 25 },
      line: [15, 10, null, 15, 3, 6, 5, 4, 24, -1, 3, 142],
      weapons: ['great-claws'],
      abilities: ['Causes Fear', 'Immune to Fear', 'Immune to Panic'],
    },
  ],
  warbands: [
    {
      id: 'ug-cave-brutes',
      name: 'Cave Brutes',
      models: [3, 8],
      leader: false,
      line: [13, 10, null, 12, 2, 3, 3, 4, 21, 0, 2, 58],
      weapons: ['great-hammer'],
      abilities: ['Causes Fear'],
    },
    {
      id: 'ug-crawlers',
      name: 'Cave Crawlers',
      models: [6, 16],
      leader: false,
      line: [11, 8, null, 11, 2, 1, 0, 4, 16, -1, 1, 13],
      weapons: ['claws'],
      abilities: [],
    },
  ],
  garrison: ['ug-crawlers', 'ug-cave-brutes'],
};
