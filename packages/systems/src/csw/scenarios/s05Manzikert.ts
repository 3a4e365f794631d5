import { MANZIKERT } from '../maps/battlefields/manzikert.ts';
import { drawnField } from '../maps/index.ts';
import { columns } from './places.ts';
import { named, roster, type Scenario, substituted } from './scenario.ts';
import { FEWER_ELIMINATED } from './victories.ts';

/** CSW-S05-01: Byzantines against Seljuq Turks. */
export const manzikert: Scenario = {
  id: 'manzikert',
  name: 'Manzikert',
  year: 1071,
  clause: 'CSW-S05',
  blurb:
    'On the open steppe Romanus IV draws up foot, bows and armoured horse against the riders of Alp Arslan, who need not stand to be hit. No flanks to lean on, no walls to hide behind: the side that has lost fewer units at the end wins.',
  field: drawnField(MANZIKERT), // CSW-S05-09
  blue: {
    name: 'Byzantines',
    friendlyEdge: 'west', // CSW-S05-08
    groups: [{ army: [...roster('HF 20, SB 10, MC 10, HB 5, CT 10, W1 2'), named('W2', 'Romanus IV')] }], // CSW-S05-02
    setsUp: columns(1, 6), // CSW-S05-04
  },
  red: {
    name: 'Seljuq Turks',
    friendlyEdge: 'east',
    // CSW-S05-03; Goblin Cavalry counters stand for horse archers (CSW-S05-08)
    groups: [
      {
        army: [
          ...roster('LC 10, MC 10, HC 5'),
          substituted('HB', 20, 'GC'),
          ...roster('W1 2'),
          named('W2', 'Alp Arslan'),
        ],
      },
    ],
    setsUp: columns(39, 44),
  },
  setsUpFirst: 'blue',
  firstMover: 'blue', // CSW-S05-05
  turns: 15, // CSW-S05-06
  victory: FEWER_ELIMINATED,
  specials: [],
};
