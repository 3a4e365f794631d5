import type { Sky } from '../state/setup.ts';
import type { Race } from '../units/unitType.ts';

type Eyes = 'human' | 'leader' | 'goblin' | 'elf' | 'giant';

/** CSW-NGT-01, CSW-NGT-04, CSW-X-13, in hexes. */
export const SIGHT_IN_HEXES: Readonly<Record<Eyes, Readonly<Record<Sky, number>>>> = {
  human: { overcast: 1, 'no moon': 2, 'half moon': 4, 'full moon': 10 },
  leader: { overcast: 2, 'no moon': 4, 'half moon': 6, 'full moon': 12 },
  goblin: { overcast: 3, 'no moon': 6, 'half moon': 10, 'full moon': 15 },
  elf: { overcast: 4, 'no moon': 7, 'half moon': 12, 'full moon': 24 },
  giant: { overcast: 5, 'no moon': 8, 'half moon': 15, 'full moon': 30 },
};

/** CSW-R-64: race decides, and crews count. A race the table does not name sees as humans do. */
export const EYES: Readonly<Record<Race, Eyes>> = {
  human: 'human',
  orc: 'leader',
  ogre: 'goblin',
  goblin: 'goblin',
  dwarf: 'elf',
  elf: 'elf',
  giant: 'giant',
  troll: 'giant',
  gnome: 'human',
  gnoll: 'human',
  other: 'human',
};
