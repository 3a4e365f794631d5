import { BELLYSTONE } from '../maps/battlefields/bellystone.ts';
import { drawnField } from '../maps/index.ts';
import { edge } from './places.ts';
import { roster, type Scenario } from './scenario.ts';
import { hordeMustBreak } from './victories.ts';

const MERCENARIES = roster('HF 10, XB 5').map((line) => ({ ...line, company: 'Human Mercenaries' }));

/** CSW-S11-01: the Vasthost against Goblins and their hired men. */
export const bellystone: Scenario = {
  id: 'bellystone',
  name: 'Bellystone Ford',
  clause: 'CSW-S11',
  blurb:
    'The Bellystone runs two hexes wide between the armies and there is one dry ford. The Vasthost must cross or be crossed; the Goblins have hired men this time, who fight as long as they are paid.',
  field: drawnField(BELLYSTONE), // CSW-S11-09
  blue: {
    name: 'Vasthost',
    friendlyEdge: 'east', // CSW-S11-08
    // CSW-S11-02
    groups: [
      {
        entersOn: 1,
        army: roster('HF 20, PK 10, SB 10, XB 10, LC 10, MC 10, HC 5, ON 2, W1 2, W2 1, P1 1, Z2 1'),
      },
    ],
    enters: edge('east'), // CSW-S11-04
  },
  red: {
    name: 'Goblin army',
    friendlyEdge: 'south',
    // CSW-S11-03
    groups: [
      {
        entersOn: 1,
        army: [...MERCENARIES, ...roster('GF 20, GB 20, GC 20, OG 2, TL 2, W1 2, W2 1')],
      },
    ],
    enters: edge('south'),
  },
  setsUpFirst: 'blue',
  firstMover: 'blue', // CSW-S11-05
  turns: 12, // CSW-S11-06
  victory: hordeMustBreak('CSW-S11-07'),
  specials: [],
};
