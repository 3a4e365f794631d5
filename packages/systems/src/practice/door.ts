import { z } from 'zod';
import type { SystemDoor } from '../door.ts';
import { readerOf } from '../schemaFault.ts';
import { practiceMind } from './ai/evaluate.ts';
import { readPosition, showPosition } from './casebook.ts';
import { PracticeCommand } from './commands.ts';
import { BANDS } from './data/bands.ts';
import { practice } from './index.ts';

const bandsOf = (side: string): number => BANDS.filter((band) => band.side === side).length;

export const practiceDoor: SystemDoor = {
  system: practice,
  readOptions: readerOf(z.strictObject({})),
  readCommand: readerOf(PracticeCommand),
  readPosition,
  showPosition,
  mind: practiceMind,
  scenarios: [
    {
      id: 'ford',
      name: 'The Ford',
      about:
        'Red must get across the river to the mill; Blue has fewer bands and has hidden one of them. Ten minutes to learn how everything works here.',
      options: {},
      sides: [
        { seat: 'red', name: 'Red', units: bandsOf('red') },
        { seat: 'blue', name: 'Blue', units: bandsOf('blue') },
      ],
      victory:
        'Red wins by entering the mill within eight turns, either side by leaving the other without a band.',
    },
  ],
};
