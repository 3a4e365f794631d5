import { card, command, type Sides } from './card.ts';

const ARMIES: Sides = {
  red: [
    'Undead',
    {
      list: 'undead',
      commands: [
        command('C-in-C', ['UND3', 6, 3], ['UND6', 3, 1], ['Light chariot', 2, 2]),
        command('magic user', ['UND1', 6, 3], ['UND2', 6, 3], ['UND5', 4, 2]),
      ],
    },
  ],
  blue: [
    'Elves',
    {
      list: 'elves',
      commands: [
        command('C-in-C', ['ELF1', 8, 4], ['ELF6', 4, 1], ['ELF2', 4, 2]),
        command('magic user', ['ELF3', 4, 4], ['ELF5', 4, 2]),
      ],
    },
  ],
};

export const BARROWS = card(
  'barrows',
  'Night at the barrows',
  'Somebody has opened the barrow of the wraith knights. The elves must close it before the dead reach the forest.',
  ARMIES,
  { setting: 'FANTASY', command: 'ADVANCED', dice: 'D6', field: 'barrows', turnLimit: 10, points: 1000 },
);
