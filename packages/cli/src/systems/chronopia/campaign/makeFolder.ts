import { mkdirSync } from 'node:fs';
import { Unanswerable } from '../../../answers/unanswerable.ts';

/** Orders and reports are secrets of their players: a new folder is for the referee alone. */
export const makeFolder = (path: string): void => {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  } catch {
    throw new Unanswerable(`The folder ${path} cannot be made.`);
  }
};
