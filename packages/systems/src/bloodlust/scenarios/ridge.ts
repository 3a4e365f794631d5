import { card, command, type Sides } from './card.ts';

const ARMIES: Sides = {
  red: [
    'Romans',
    {
      list: 'romans',
      commands: [
        command('C-in-C', ['ROM1', 8, 4], ['ROM2', 4, 2], ['ROM5', 4, 4]),
        command('sub-general', ['ROM3', 4, 4], ['ROM6', 4, 2], ['ROM8', 4, 2]),
      ],
    },
  ],
  blue: [
    'Macedonians',
    {
      list: 'macedonians',
      commands: [
        command('C-in-C', ['MAC1', 12, 3], ['MAC7', 4, 1], ['MAC6', 4, 4]),
        command('sub-general', ['MAC3', 4, 2], ['MAC4', 4, 2], ['MAC5', 4, 4]),
      ],
    },
  ],
};

export const RIDGE = card(
  'ridge',
  'Fog on the ridge',
  'Two armies on the march climb the same ridge in the fog, one from each side. The phalanx has the slope, the legions have room to turn.',
  ARMIES,
  {
    setting: 'HISTORICAL',
    order: 'SIMULTANEOUS',
    command: 'ADVANCED',
    dice: 'TYPED',
    field: 'ridge',
    turnLimit: 10,
    points: 1000,
  },
);
