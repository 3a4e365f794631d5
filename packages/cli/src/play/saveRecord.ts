import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { writePrivate } from '../writePrivate.ts';
import type { Session } from './session.ts';
import { Unplayable } from './unplayable.ts';

/** Checked before the first die, not after the last: nobody should lose a battle because of a mistyped path. */
export const checkRecordPath = (file: string | undefined): string | undefined => {
  if (file === undefined) return undefined;
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) throw new Unplayable(`The folder for "${file}" does not exist: create it first.`);
  if (existsSync(file)) throw new Unplayable(`The file "${file}" already exists: choose another name.`);
  return file;
};

/** Also for an abandoned match, so that it can be replayed. */
export const saveRecord = ({ table, screen }: Session, file: string): void => {
  writePrivate(file, `${JSON.stringify(table.match.record())}\n`);
  screen.say(`The match is saved in ${file}.`);
};
