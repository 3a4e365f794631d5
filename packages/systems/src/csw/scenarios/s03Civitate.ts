import { CIVITATE } from '../maps/battlefields/civitate.ts';
import { drawnField } from '../maps/index.ts';
import { columns, edge } from './places.ts';
import { named, roster, type Scenario } from './scenario.ts';

/** CSW-S03-01: Normans against the Papal army. */
export const civitate: Scenario = {
  id: 'civitate',
  name: 'Civitate',
  year: 1053,
  clause: 'CSW-S03',
  blurb:
    'Pope Leo IX leads a motley host against the Normans of the south. Robert de Hauteville has fewer men and better horses, and everybody knows that an army without its captains goes home: this battle is about leaders.',
  field: drawnField(CIVITATE), // CSW-S03-09
  blue: {
    name: 'Normans',
    friendlyEdge: 'east', // CSW-S03-08
    groups: [{ army: [...roster('LF 5, SB 5, MC 10, HC 5, W1 2'), named('W2', 'Robert de Hauteville')] }], // CSW-S03-02
    setsUp: columns(23, 44), // CSW-S03-04: Map 1
  },
  red: {
    name: 'Papal army',
    friendlyEdge: 'west',
    // CSW-S03-03
    groups: [
      { entersOn: 1, army: [...roster('LF 20, HF 10, AF 5, XB 5, LC 5, W1 2'), named('P2', 'Pope Leo IX')] },
    ],
    enters: edge('west'),
  },
  setsUpFirst: 'blue',
  firstMover: 'red', // CSW-S03-05
  turns: 10, // CSW-S03-06
  victory: {
    kind: 'grades',
    rule: 'CSW-S03-07',
    text: 'The Normans win when both Papal Warriors are dead, the Papal army when no Norman leader is left. The first side to have done it at the end of a turn wins; both at once, or neither, is a draw.',
    grades: [
      {
        name: 'victory',
        blue: [{ kind: 'eliminated', of: 'red', units: { type: 'W1' }, atLeast: 'all' }],
        red: [{ kind: 'eliminated', of: 'blue', units: 'leaders', atLeast: 'all' }],
        atOnce: true,
      },
    ],
    otherwise: null,
  },
  specials: [],
};
