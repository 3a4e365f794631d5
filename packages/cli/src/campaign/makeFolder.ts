import { mkdirSync } from 'node:fs';
import { Unanswerable } from '../muster/unanswerable.ts';

export const makeFolder = (path: string): void => {
  try {
    mkdirSync(path, { recursive: true });
  } catch {
    throw new Unanswerable(`The folder ${path} cannot be made.`);
  }
};
