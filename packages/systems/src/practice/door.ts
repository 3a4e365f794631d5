import { z } from 'zod';
import { readerOf, type SystemDoor } from '../door.ts';
import { readPosition, showPosition } from './casebook.ts';
import { PracticeCommand } from './commands.ts';
import { practice } from './index.ts';

export const practiceDoor: SystemDoor = {
  system: practice,
  readOptions: readerOf(z.strictObject({})),
  readCommand: readerOf(PracticeCommand),
  readPosition,
  showPosition,
  resignation: { type: 'resign' },
};
