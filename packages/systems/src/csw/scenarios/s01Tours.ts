import { TOURS } from '../maps/battlefields/tours.ts';
import { drawnField } from '../maps/index.ts';
import { anywhere, edge } from './places.ts';
import { named, roster, type Scenario } from './scenario.ts';

/** CSW-S01-01: Franks against Arabs. */
export const tours: Scenario = {
  id: 'tours',
  name: 'Tours',
  year: 732,
  clause: 'CSW-S01',
  blurb:
    'An Arab army has ridden north out of Spain and Charles Martel bars its road with every Frank who can hold a shield. Swift horsemen against stubborn foot: whoever loses half his army first has lost the day, unless the other has bled as much.',
  field: drawnField(TOURS), // CSW-S01-09
  blue: {
    name: 'Franks',
    friendlyEdge: 'east', // CSW-S01-08
    groups: [{ army: [...roster('LF 10, HF 20, AF 10, MC 5, W1 2'), named('W3', 'Charles Martel')] }], // CSW-S01-02
    setsUp: anywhere, // CSW-S01-04
  },
  red: {
    name: 'Arabs',
    friendlyEdge: 'west',
    groups: [{ entersOn: 1, army: roster('LF 10, LC 20, MC 5, HB 5, W1 2, W2 1') }], // CSW-S01-03
    enters: edge('west'),
  },
  setsUpFirst: 'blue',
  firstMover: 'red', // CSW-S01-05
  turns: 10, // CSW-S01-06
  victory: {
    kind: 'grades',
    rule: 'CSW-S01-07',
    text: 'A side wins if the enemy has lost more than half of his units and it has lost less than half of its own; anything else is a draw.',
    grades: [
      {
        name: 'victory',
        blue: [
          { kind: 'losses', of: 'red', is: 'above', percent: 50 },
          { kind: 'losses', of: 'blue', is: 'under', percent: 50 },
        ],
        red: [
          { kind: 'losses', of: 'blue', is: 'above', percent: 50 },
          { kind: 'losses', of: 'red', is: 'under', percent: 50 },
        ],
      },
    ],
    otherwise: null,
  },
  specials: [],
};
