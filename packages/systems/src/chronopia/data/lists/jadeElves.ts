import type { RaceList } from '../entry.ts';

/** Jade Elves (non-player) (data file, 8). Ratings are given; lines, costs and warbands are completions (CHR-TRP-01). */
export const JADE_ELVES: RaceList = {
  race: 'JE',
  name: 'Jade Elves',
  individuals: [
    {
      id: 'jade-elf-lord',
      name: 'Jade Elf Lord',
      command: { rating: 15 },
      line: [15, 14, null, 15, 3, 3, 0, 4, 20, -3, 1, 80],
      weapons: ['longbow', 'longsword'],
      abilities: ['Hide'],
    },
  ],
  warbands: [
    {
      id: 'je-stalkers',
      name: 'Jade Elf Stalkers',
      models: [5, 10],
      leader: true,
      line: [13, 12, null, 13, 2, 1, 0, 4, 18, -1, 1, 24],
      weapons: ['hunting-blades'],
      abilities: ['Hide', 'Stealth'],
    },
    {
      id: 'je-archers',
      name: 'Jade Elf Archers',
      models: [5, 10],
      leader: true,
      line: [11, 14, null, 13, 2, 1, 0, 4, 17, -1, 1, 31],
      weapons: ['longbow', 'dagger'],
      abilities: [],
      tags: ['missile'],
    },
    {
      id: 'je-spears',
      name: 'Jade Elf Spears',
      models: [5, 10],
      leader: true,
      line: [12, 11, null, 13, 2, 1, 0, 4, 18, -1, 1, 23],
      weapons: ['long-spear'],
      abilities: [],
    },
  ],
  garrison: ['je-spears', 'je-archers', 'je-stalkers'],
};
