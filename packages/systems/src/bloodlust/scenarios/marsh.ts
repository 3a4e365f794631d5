import { card, command, type Sides } from './card.ts';

const ARMIES: Sides = {
  red: [
    'Humans',
    {
      list: 'humans',
      commands: [
        command('C-in-C', ['HUM2', 8, 4], ['HUM1', 4, 1], ['HUM9', 4, 2]),
        command('magic user', ['HUM4', 8, 2], ['HUM3', 4, 2]),
      ],
    },
  ],
  blue: [
    'Lizardmen',
    {
      list: 'lizardmen',
      commands: [
        command('C-in-C', ['LIZ1', 8, 4], ['LIZ2', 4, 2], ['LIZ6', 4, 2]),
        command('magic user', ['LIZ4', 4, 2], ['LIZ5', 4, 4], ['Rhino', 1, 1]),
      ],
    },
  ],
};

export const MARSH = card(
  'marsh',
  'The drowned temple',
  'A road to the coast leads past a temple that sank into the marsh. Its builders are still there, and the king wants his road.',
  ARMIES,
  {
    setting: 'FANTASY',
    order: 'CARD',
    command: 'ADVANCED',
    dice: 'TYPED',
    field: 'marsh',
    turnLimit: 10,
    points: 1000,
  },
);
