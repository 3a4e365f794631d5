import type { RaceList } from '../entry.ts';

/** Barbarians (hordes) (data file, 8). Ratings are given; lines, costs and warbands are completions (CHR-TRP-01). */
export const BARBARIANS: RaceList = {
  race: 'BA',
  name: 'Barbarians',
  individuals: [
    {
      id: 'barbarian-chief',
      name: 'Barbarian Chief',
      command: { rating: 25 },
      line: [16, 10, null, 14, 3, 3, 2, 3, 20, -1, 1, 69],
      weapons: ['great-axe'],
      abilities: ['Ferocity'],
    },
    {
      id: 'barbarian-champion',
      name: 'Barbarian Champion',
      command: { rating: 10 },
      line: [14, 10, null, 13, 3, 2, 1, 3, 19, -1, 1, 44],
      weapons: ['battle-axe'],
      abilities: [],
    },
  ],
  warbands: [
    {
      id: 'ba-axemen',
      name: 'Barbarian Axemen',
      models: [6, 16],
      leader: true,
      line: [12, 10, null, 11, 2, 1, 1, 3, 17, 0, 1, 16],
      weapons: ['battle-axe'],
      abilities: [],
    },
    {
      id: 'ba-spearmen',
      name: 'Barbarian Spearmen',
      models: [6, 16],
      leader: true,
      line: [11, 10, null, 11, 2, 1, 0, 3, 17, 0, 1, 13],
      weapons: ['war-spear'],
      abilities: [],
    },
    {
      id: 'ba-bowmen',
      name: 'Barbarian Bowmen',
      models: [5, 10],
      leader: true,
      line: [10, 12, null, 11, 2, 1, 0, 3, 16, 0, 1, 19],
      weapons: ['bow', 'dagger'],
      abilities: [],
      tags: ['missile'],
    },
  ],
  garrison: ['ba-axemen', 'ba-bowmen', 'ba-spearmen'],
};
