import { BALATHUS } from '../maps/battlefields/balathus.ts';
import { drawnField } from '../maps/index.ts';
import { edge, rows } from './places.ts';
import { named, roster, type Scenario } from './scenario.ts';

/** CSW-S02-01: Bulgars against Byzantines. */
export const balathus: Scenario = {
  id: 'balathus',
  name: 'Balathus',
  year: 1014,
  clause: 'CSW-S02',
  blurb:
    'Tsar Samuel has closed the valley with field works; Basil II comes up from the south with heavy horse and means to break the Bulgars for good. Men who flee count here as well as men who fall.',
  field: drawnField(BALATHUS), // CSW-S02-09
  blue: {
    name: 'Byzantines',
    friendlyEdge: 'south', // CSW-S02-08
    // CSW-S02-03
    groups: [
      {
        entersOn: 1,
        army: [...roster('HF 20, SB 10, MC 10, CT 5, W1 2, W2 1'), named('W2', 'Basil II')],
      },
    ],
    enters: edge('south'), // CSW-S02-04
  },
  red: {
    name: 'Bulgars',
    friendlyEdge: 'north',
    groups: [{ army: [...roster('LF 20, HF 20, SB 10, LC 10, W1 2'), named('W2', 'Tsar Samuel')] }], // CSW-S02-02
    setsUp: rows(1, 17),
  },
  setsUpFirst: 'red',
  firstMover: 'blue', // CSW-S02-05
  turns: 14, // CSW-S02-06
  victory: {
    kind: 'grades',
    rule: 'CSW-S02-07',
    text: 'Strategic victory: every enemy unit eliminated or routed off, less than half of your own. Marginal victory: at least 75% of the enemy eliminated or routed off; if both have that, the higher share. Anything else is a draw.',
    grades: [
      {
        name: 'strategic victory',
        blue: [
          { kind: 'losses', of: 'red', is: 'atLeast', percent: 100, routedOff: true },
          { kind: 'losses', of: 'blue', is: 'under', percent: 50, routedOff: true },
        ],
        red: [
          { kind: 'losses', of: 'blue', is: 'atLeast', percent: 100, routedOff: true },
          { kind: 'losses', of: 'red', is: 'under', percent: 50, routedOff: true },
        ],
        atOnce: true,
      },
      {
        name: 'marginal victory',
        blue: [{ kind: 'losses', of: 'red', is: 'atLeast', percent: 75, routedOff: true }],
        red: [{ kind: 'losses', of: 'blue', is: 'atLeast', percent: 75, routedOff: true }],
        tie: 'higherShare',
      },
    ],
    otherwise: null,
  },
  specials: [],
};
