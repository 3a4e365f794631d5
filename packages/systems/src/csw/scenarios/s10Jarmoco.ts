import { JARMOCO } from '../maps/battlefields/jarmoco.ts';
import { drawnField } from '../maps/index.ts';
import { edge, rows } from './places.ts';
import { roster, type Scenario } from './scenario.ts';
import { hordeMustBreak } from './victories.ts';

/** CSW-S10-01: the Overlord's Vasthost against the Goblin Hoard. */
export const jarmoco: Scenario = {
  id: 'jarmoco',
  name: 'Jarmoco',
  clause: 'CSW-S10',
  blurb:
    'Goblins have ravaged the country south of Jarmoco and sit on the long ridge with ogres, trolls and a giant. The Overlord sends his Vasthost down from the north to make an end of them, and nothing less than an end will do.',
  field: drawnField(JARMOCO), // CSW-S10-09
  blue: {
    name: 'Vasthost',
    friendlyEdge: 'north', // CSW-S10-08
    // CSW-S10-02
    groups: [
      {
        entersOn: 1,
        army: roster('HF 20, PK 10, AF 10, SB 10, XB 10, LC 10, MC 10, HC 5, W1 2, W2 2, P1 2, Z2 1'),
      },
    ],
    enters: edge('north'), // CSW-S10-04
  },
  red: {
    name: 'Goblins',
    friendlyEdge: 'south',
    groups: [{ army: roster('GF 20, GB 20, GC 20, OG 2, TL 2, HG 1, W1 2') }], // CSW-S10-03
    setsUp: rows(18, 34),
  },
  setsUpFirst: 'red',
  firstMover: 'blue', // CSW-S10-05
  turns: 14, // CSW-S10-06
  victory: hordeMustBreak('CSW-S10-07'),
  specials: [],
};
