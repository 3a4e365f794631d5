import { MORGARTEN } from '../maps/battlefields/morgarten.ts';
import { drawnField } from '../maps/index.ts';
import { anywhere, hexes } from './places.ts';
import { roster, type Scenario } from './scenario.ts';

/** CSW-S08-01: Swiss ambush Austrians. */
export const morgarten: Scenario = {
  id: 'morgarten',
  name: 'Morgarten',
  year: 1315,
  clause: 'CSW-S08',
  blurb:
    'A column of Austrian knights rides along a lake road with the water on its right and a wooded slope on its left. The Swiss are on the slope. A small, quick battle: eight of the ten knights must not come home.',
  field: drawnField(MORGARTEN), // CSW-S08-09
  blue: {
    name: 'Swiss',
    friendlyEdge: 'north', // CSW-S08-08
    groups: [{ army: roster('LF 2, PK 10, XB 2, W1 2') }], // CSW-S08-02
    setsUp: anywhere, // CSW-S08-04
  },
  red: {
    name: 'Austrians',
    friendlyEdge: 'west',
    groups: [{ entersOn: 1, army: roster('HF 2, XB 2, HC 10, W2 1') }], // CSW-S08-03
    enters: hexes('0108-0110'), // CSW-R-85: by the road
  },
  setsUpFirst: 'blue',
  firstMover: 'red', // CSW-S08-05, CSW-R-85
  turns: 8, // CSW-S08-06
  victory: {
    kind: 'grades',
    rule: 'CSW-S08-07',
    text: 'The Swiss win by eliminating 8 or more Heavy Cavalry. The Austrians win by preventing that and eliminating at least half of the Swiss. Otherwise a draw.',
    grades: [
      {
        name: 'victory',
        blue: [{ kind: 'eliminated', of: 'red', units: { type: 'HC' }, atLeast: 8 }],
        atOnce: true,
      },
      { name: 'victory', red: [{ kind: 'losses', of: 'blue', is: 'atLeast', percent: 50 }] },
    ],
    otherwise: null,
  },
  specials: [],
};
