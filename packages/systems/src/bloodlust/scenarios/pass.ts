import { card, command, type Sides } from './card.ts';

const ARMIES: Sides = {
  red: [
    'Dwarves',
    {
      list: 'dwarves',
      commands: [
        command('C-in-C', ['DWA1', 8, 4], ['DWA2', 4, 2], ['Cannon', 1, 1]),
        command('sub-general', ['DWA4', 4, 4], ['DWA3', 8, 4]),
      ],
    },
  ],
  blue: [
    'Orcs',
    {
      list: 'orcs',
      commands: [
        command('C-in-C', ['ORC1', 12, 4], ['Troll', 1, 1]),
        command('sub-general', ['ORC4', 6, 3], ['ORC6', 6, 3]),
      ],
    },
  ],
};

export const PASS = card(
  'pass',
  'The tollgate in the pass',
  'The orcs have not paid the toll since the old king died. Tonight they come with a troll to burn the gate, and the dwarves have loaded their cannon.',
  ARMIES,
  { setting: 'FANTASY', command: 'ADVANCED', dice: 'TYPED', field: 'pass', turnLimit: 10, points: 1000 },
);
