import { hasModule, type Sky } from '../../setup.ts';
import { type Battle, typeOf, type Unit } from '../../state.ts';
import type { Race } from '../../units/unitType.ts';

type Eyes = 'human' | 'leader' | 'goblin' | 'elf' | 'giant';

/** CSW-NGT-01, CSW-NGT-04, CSW-X-13, in hexes. */
const SIGHT_IN_HEXES: Readonly<Record<Eyes, Readonly<Record<Sky, number>>>> = {
  human: { overcast: 1, 'no moon': 2, 'half moon': 4, 'full moon': 10 },
  leader: { overcast: 2, 'no moon': 4, 'half moon': 6, 'full moon': 12 },
  goblin: { overcast: 3, 'no moon': 6, 'half moon': 10, 'full moon': 15 },
  elf: { overcast: 4, 'no moon': 7, 'half moon': 12, 'full moon': 24 },
  giant: { overcast: 5, 'no moon': 8, 'half moon': 15, 'full moon': 30 },
};

/** CSW-R-64: race decides, and crews count. A race the table does not name sees as humans do. */
const EYES: Readonly<Record<Race, Eyes>> = {
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

/** How far a unit sees: by day to the edge of the map (CSW-LOS-08), by night as sky and race allow. */
export const sightLimit = (battle: Battle, unit: Unit): number => {
  if (!hasModule(battle.setup, 'night')) return Number.MAX_SAFE_INTEGER;
  const { category, race } = typeOf(battle, unit);
  const { sky } = battle.setup;
  const own = SIGHT_IN_HEXES[EYES[race]][sky];
  const hexes = category === 'leader' ? Math.max(own, SIGHT_IN_HEXES.leader[sky]) : own; // CSW-NGT-05
  return unit.nightVision ? 2 * hexes : hexes;
};
