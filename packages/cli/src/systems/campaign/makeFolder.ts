import { mkdirSync } from 'node:fs';
import { UserError } from '../../output/userError.ts';

/** Orders and reports are secrets of their players: a new folder is for the referee alone. */
export const makeFolder = (path: string): void => {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  } catch {
    throw new UserError(`The folder ${path} cannot be created.`);
  }
};
