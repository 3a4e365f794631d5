import { PIPEWEED } from '../maps/battlefields/pipeweed.ts';
import { drawnField } from '../maps/index.ts';
import { edge } from './places.ts';
import { named, roster, type Scenario } from './scenario.ts';
import { POINTS_ON_BOARD } from './victories.ts';

/** CSW-S09-01: Imperials against Rynes. */
export const pipeweed: Scenario = {
  id: 'pipeweed',
  name: 'Pipeweed Farm',
  clause: 'CSW-S09',
  blurb:
    'Two great hosts run into each other at a farm nobody had heard of. Warlord Marcham brings Immortals and the dwarves of Tor, the Chang of Ryne his Black Flowers and a goblin horde; what still stands on the field at dusk decides.',
  field: drawnField(PIPEWEED), // CSW-S09-09
  blue: {
    name: 'Imperials',
    friendlyEdge: 'west', // CSW-S09-08
    // CSW-S09-02; group names have no rule effect (CSW-S09-08)
    groups: [
      {
        name: 'Immortal',
        entersOn: 1,
        army: [...roster('AF 10, CT 10'), named('W3', 'Warlord Marcham')],
      },
      { name: 'Tor', entersOn: 1, army: roster('DF 8, DB 8, W2 1') },
      {
        entersOn: 1,
        army: roster('HF 20, PK 10, SB 10, LB 10, XB 10, LC 10, MC 10, HC 10, HB 8, BA 2, W1 4, P1 2, Z1 2'),
      },
    ],
    enters: edge('west'), // CSW-S09-04
  },
  red: {
    name: 'Rynes',
    friendlyEdge: 'east',
    // CSW-S09-03
    groups: [
      { name: 'Black Flower', entersOn: 1, army: roster('HF 16, SB 16, OG 4, W2 1') },
      { name: 'Hoard', entersOn: 1, army: roster('GF 20, GB 20, GC 20, W2 1') },
      {
        entersOn: 1,
        army: [
          ...roster('LF 20, AF 10, HX 6, LC 20, MC 10, HC 10, HB 10, W1 2'),
          named('W3', 'The Chang of Ryne'),
          ...roster('Z2 1'),
        ],
      },
    ],
    enters: edge('east'),
  },
  setsUpFirst: 'blue',
  firstMover: 'blue', // CSW-S09-05
  turns: 18, // CSW-S09-06
  victory: POINTS_ON_BOARD,
  specials: [],
};
