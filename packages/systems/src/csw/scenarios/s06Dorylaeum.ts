import { DORYLAEUM } from '../maps/battlefields/dorylaeum.ts';
import { drawnField } from '../maps/index.ts';
import { anywhere, edge } from './places.ts';
import { named, roster, type Scenario, substituted } from './scenario.ts';

/** CSW-S06-02: every type divided evenly, so each of the two groups is one of these. */
const HALF_THE_CRUSADERS = [
  ...roster('LF 5, HF 10, XB 5, HC 5'),
  substituted('HC', 5, 'MC'),
  ...roster('W1 1, W2 1'),
];

/** CSW-S06-01: Crusaders against Seljuq Turks. */
export const dorylaeum: Scenario = {
  id: 'dorylaeum',
  name: 'Dorylaeum',
  year: 1097,
  clause: 'CSW-S06',
  blurb:
    'Kilij Arslan catches the Crusaders on the march with half of their host a morning behind. The vanguard must hold its camp by the marsh among clouds of horse archers until the second column comes up the road from the west.',
  field: drawnField(DORYLAEUM), // CSW-S06-09
  blue: {
    name: 'Seljuq Turks',
    friendlyEdge: 'east', // CSW-S06-08
    // CSW-S06-03, CSW-S06-08
    groups: [
      {
        army: [
          ...roster('LC 20, HB 10'),
          substituted('HB', 20, 'GC'),
          ...roster('W1 2'),
          named('W2', 'Kilij Arslan'),
        ],
      },
    ],
    setsUp: anywhere,
  },
  red: {
    name: 'Crusaders',
    friendlyEdge: 'west',
    // CSW-S06-04
    groups: [
      { name: 'Vanguard', army: HALF_THE_CRUSADERS },
      { name: 'Second Column', entersOn: 3, army: HALF_THE_CRUSADERS },
    ],
    setsUp: anywhere,
    enters: edge('west'),
  },
  setsUpFirst: 'red',
  firstMover: 'blue', // CSW-S06-05
  turns: 16, // CSW-S06-06
  victory: {
    kind: 'grades',
    rule: 'CSW-S06-07',
    text: 'The Turks win by eliminating at least 51% of the Crusaders. The Crusaders win by eliminating at least 75% of the Turks for less than half of their own. Otherwise a draw.',
    grades: [
      {
        name: 'victory',
        blue: [{ kind: 'losses', of: 'red', is: 'atLeast', percent: 51 }],
        atOnce: true,
      },
      {
        name: 'victory',
        red: [
          { kind: 'losses', of: 'blue', is: 'atLeast', percent: 75 },
          { kind: 'losses', of: 'red', is: 'under', percent: 50 },
        ],
      },
    ],
    otherwise: null,
  },
  specials: ['CSW-S06-04'],
};
