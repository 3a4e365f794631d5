import { UKRAK } from '../maps/battlefields/ukrak.ts';
import { drawnField } from '../maps/index.ts';
import { anywhere, edge } from './places.ts';
import { roster, type Scenario } from './scenario.ts';
import { GREATER_LOSS } from './victories.ts';

/** CSW-S12-01: the World Emperor against the Invincible Overlord. */
export const ukrak: Scenario = {
  id: 'ukrak',
  name: 'Ukrak Morfut',
  clause: 'CSW-S12',
  blurb:
    'Outside Tenoch the Invincible Overlord offers battle to the World Emperor, whose longbowmen are the best alive. Two whole armies with engines, priests and wizards: the largest battle of the twelve, and the side that loses more points loses it.',
  field: drawnField(UKRAK), // CSW-S12-10
  blue: {
    name: "World Emperor's army",
    friendlyEdge: 'west', // CSW-S12-09
    // CSW-S12-02
    groups: [
      {
        entersOn: 1,
        army: roster(
          'LF 20, HF 20, PK 10, AF 10, SB 10, LB 10, XB 10, LC 10, MC 10, HC 10, BA 2, ON 2, W1 2, W2 2, P2 1, Z3 1',
        ),
      },
    ],
    enters: edge('west'), // CSW-S12-04
  },
  red: {
    name: "Overlord's army",
    friendlyEdge: 'east',
    // CSW-S12-03
    groups: [
      {
        army: roster(
          'LF 20, HF 20, PK 10, AF 10, SB 10, XB 10, LC 10, MC 10, HC 10, HB 10, BA 2, ON 2, W1 2, W3 1, Z2 1',
        ),
      },
    ],
    setsUp: anywhere,
  },
  setsUpFirst: 'red',
  firstMover: 'blue', // CSW-S12-05
  turns: 18, // CSW-S12-06
  victory: GREATER_LOSS,
  specials: ['CSW-S12-08'], // CSW-R-100: the armies' organisation charts are lost, so no rule covers them
};
