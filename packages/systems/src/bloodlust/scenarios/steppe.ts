import { card, command, type Sides } from './card.ts';

const ARMIES: Sides = {
  red: [
    'Huns',
    {
      list: 'huns',
      commands: [
        command('C-in-C', ['HUN1', 8, 4], ['HUN1', 8, 4], ['HUN4', 4, 2]),
        command('sub-general', ['HUN2', 6, 3], ['HUN3', 4, 1]),
      ],
    },
  ],
  blue: [
    'Normans',
    {
      list: 'normans',
      commands: [
        command('C-in-C', ['NOR1', 6, 1], ['NOR3', 4, 2]),
        command('sub-general', ['NOR5', 8, 4], ['NOR8', 4, 4], ['NOR10', 2, 2]),
      ],
    },
  ],
};

export const STEPPE = card(
  'steppe',
  'Arrows over the grass',
  'The count has followed the raiders three days into the steppe to win back his cattle. This morning they have stopped running.',
  ARMIES,
  {
    setting: 'HISTORICAL',
    order: 'SIMULTANEOUS',
    command: 'ADVANCED',
    field: 'steppe',
    turnLimit: 10,
    points: 950,
  },
);
