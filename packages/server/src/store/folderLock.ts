import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { StoreFault } from './fault.ts';
import { makePrivateDatabase, type Tightened } from './privateFiles.ts';

/** SQLite's code for a lock that somebody else has. */
const BUSY = 5;

/**
 * One process to a folder. SQLite's own lock on a file beside the database: the operating system lets go of it when
 * the process dies, however it dies, and a backup may still read the database itself.
 */
export const lockFolder = (folder: string, tightened: Tightened): (() => void) => {
  const file = join(folder, 'warmoot.lock');
  makePrivateDatabase(file, tightened);
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new StoreFault(
      `The folder ${folder} is in use by another Warmoot: stop that one first, or name another folder (WARMOOT_DATA).`,
    );
  }
  return () => lock.close();
};
