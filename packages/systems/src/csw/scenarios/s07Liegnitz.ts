import { LIEGNITZ } from '../maps/battlefields/liegnitz.ts';
import { drawnField } from '../maps/index.ts';
import { anyEdge, anywhere } from './places.ts';
import { named, roster, type Scenario } from './scenario.ts';

/** CSW-S07-01: Silesians against Mongols. */
export const liegnitz: Scenario = {
  id: 'liegnitz',
  name: 'Liegnitz',
  year: 1241,
  clause: 'CSW-S07',
  blurb:
    'Prince Henry of Silesia waits for a Mongol army that may come over any horizon, or over all of them. Kaidu has to break him before night: sixteen Silesian units still in order at the end save the day.',
  field: drawnField(LIEGNITZ), // CSW-S07-09
  blue: {
    name: 'Silesians',
    friendlyEdge: 'west', // CSW-S07-08
    groups: [{ army: [...roster('LF 20, HF 10, XB 5, MC 10, HC 10, W1 2'), named('W2', 'Prince Henry')] }], // CSW-S07-02
    setsUp: anywhere, // CSW-S07-04
  },
  red: {
    name: 'Mongols',
    friendlyEdge: 'east',
    groups: [{ entersOn: 1, army: [...roster('LC 20, HB 20, CT 5, W1 2'), named('W3', 'Kaidu')] }], // CSW-S07-03
    enters: anyEdge,
  },
  setsUpFirst: 'blue',
  firstMover: 'red', // CSW-S07-05
  turns: 14, // CSW-S07-06
  victory: {
    kind: 'grades',
    rule: 'CSW-S07-07',
    text: 'The Silesians win if more than 15 of their units are on the board unrouted at the end; otherwise the Mongols win.',
    grades: [
      { name: 'victory', red: [{ kind: 'left', of: 'blue', atMost: 15 }], atOnce: true },
      { name: 'victory', blue: [{ kind: 'unroutedOnBoard', of: 'blue', atLeast: 16 }] },
    ],
    otherwise: 'red',
  },
  specials: ['CSW-S07-04'],
};
