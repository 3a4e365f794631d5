import { StoreAway, StoreFault } from './fault.ts';

const BUSY = 5;
const READONLY = 8;
const IOERR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANTOPEN = 14;
const NOTADB = 26;

/** SQLite's result codes that blame the file or the disk, not the statement. */
const AWAY: Readonly<Record<number, string>> = {
  [BUSY]: 'The database file is locked by another program.',
  [READONLY]: 'The database file cannot be written to.',
  [IOERR]: 'The disk of the database reports an error.',
  [CORRUPT]: 'The database file is damaged.',
  [FULL]: 'The disk of the database is full.',
  [CANTOPEN]: 'The database file cannot be opened.',
  [NOTADB]: 'The database file is not a database.',
};

/** The lowest byte of an extended code is the code itself. */
const resultOf = (error: unknown): number => ((error as { errcode?: number } | null)?.errcode ?? 0) & 0xff;

/**
 * A fault of the file as a `StoreAway`; any other error unchanged. SQLite rolls back before it answers, except that
 * after a failed write nobody knows what the disk holds.
 */
export const fileFault = (error: unknown): unknown => {
  const result = resultOf(error);
  const says = AWAY[result];
  return says === undefined ? error : new StoreAway(says, result === IOERR ? 'unknown' : 'nothing', error);
};

/** A commit that did not reach the disk: it can be read, but may be lost in a power cut. */
export const syncFault = (error: unknown): StoreAway => {
  const isFull = (error as { code?: string }).code === 'ENOSPC';
  return new StoreAway(AWAY[isFull ? FULL : IOERR] as string, 'unknown', error);
};

const ENOSPC = 28;
const EROFS = 30;

/** Why the store in this folder cannot be opened, in one sentence; an unknown error is returned unchanged. */
export const unusableFolder = (error: unknown, folder: string): unknown => {
  if (error instanceof StoreFault) return error;
  const says = sentenceFor(error, folder);
  return says === undefined ? error : new StoreFault(says, { cause: error });
};

const sentenceFor = (error: unknown, folder: string): string | undefined => {
  const { code = '', systemErrno = 0 } = error as { code?: string; systemErrno?: number };
  const result = resultOf(error instanceof StoreAway ? error.cause : error);
  if (code === 'ENOSPC' || result === FULL || systemErrno === ENOSPC)
    return `The disk is full: make room for ${folder}, then start again.`;
  if (code === 'EROFS' || systemErrno === EROFS)
    return `The folder ${folder} is on a read-only disk: name another folder (WARMOOT_DATA).`;
  if (['EACCES', 'EPERM'].includes(code) || [READONLY, CANTOPEN].includes(result))
    return `There is no permission to write in the folder ${folder}: give it and its files to the user who runs Warmoot, or name another folder (WARMOOT_DATA).`;
  if (['EEXIST', 'ENOTDIR'].includes(code)) return `${folder} is not a folder: name another (WARMOOT_DATA).`;
  if (result === BUSY)
    return `The database in ${folder} is locked by another program: close that program, then start again.`;
  if (result === NOTADB || result === CORRUPT)
    return `The database in ${folder} is damaged or is not a database: restore a backup into an empty folder.`;
  return result === IOERR ? `The disk reports an error in the folder ${folder}: check the disk.` : undefined;
};
