import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { StoreFault } from './fault.ts';
import { makePrivateDatabase, type Tightened } from './privateFiles.ts';

/** SQLite's code for a lock held by somebody else. */
const BUSY = 5;

/**
 * Allows one process per folder. We use SQLite's own lock on a file beside the database: the operating system releases
 * it however the process dies, and a backup can still read the database.
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
