import { HASTINGS } from '../maps/battlefields/hastings.ts';
import { drawnField } from '../maps/index.ts';
import { edge, hills } from './places.ts';
import { named, roster, type Scenario } from './scenario.ts';

/** CSW-S04-01: English against Normans. */
export const hastings: Scenario = {
  id: 'hastings',
  name: 'Hastings',
  year: 1066,
  clause: 'CSW-S04',
  blurb:
    'Harold has marched the length of England and stands on a ridge with all the foot he could bring, and no horse. William must climb to him. The Normans win if no English leader lives to see the evening.',
  field: drawnField(HASTINGS), // CSW-S04-09
  blue: {
    name: 'English',
    friendlyEdge: 'north', // CSW-S04-08
    groups: [{ army: [...roster('LF 20, HF 20, AF 10, W1 2'), named('W2', 'Harold')] }], // CSW-S04-02
    setsUp: hills, // CSW-S04-04
  },
  red: {
    name: 'Normans',
    friendlyEdge: 'south',
    groups: [{ entersOn: 1, army: [...roster('HF 20, AF 5, SB 10, MC 10, W1 2'), named('W2', 'William')] }], // CSW-S04-03
    enters: edge('south'),
  },
  setsUpFirst: 'blue',
  firstMover: 'red', // CSW-S04-05
  turns: 15, // CSW-S04-06
  victory: {
    kind: 'grades',
    rule: 'CSW-S04-07',
    text: 'The Normans win by eliminating all English leaders. The English win by preventing that and eliminating at least half of the Normans. Otherwise a draw.',
    grades: [
      {
        name: 'victory',
        red: [{ kind: 'eliminated', of: 'blue', units: 'leaders', atLeast: 'all' }],
        atOnce: true,
      },
      { name: 'victory', blue: [{ kind: 'losses', of: 'red', is: 'atLeast', percent: 50 }] },
    ],
    otherwise: null,
  },
  specials: [],
};
