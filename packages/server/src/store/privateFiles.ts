import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  type Stats,
  statSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';

/** Called with each file or folder that others could read until now. */
export type Tightened = (path: string) => void;

const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const;
const FOR_OTHERS = 0o077;
/** SQLite makes these beside a database, with the permissions the database has. */
const COMPANIONS = ['', '-wal', '-shm', '-journal'];

const isOpenToOthers = ({ mode }: Stats): boolean =>
  process.platform !== 'win32' && (mode & FOR_OTHERS) !== 0;

/** It holds seeds, sessions and addresses, so only its owner may read it. */
export const makePrivateFolder = (folder: string, tightened: Tightened): void => {
  if (existsSync(folder)) tightenFolder(folder, tightened);
  else mkdirSync(folder, { recursive: true, mode: OWNER_ONLY.folder });
};

/** We do not close a folder that holds other things, such as somebody's home; our files in it are private anyway. */
const tightenFolder = (folder: string, tightened: Tightened): void => {
  const isOurs = readdirSync(folder).every((name) => OURS.test(name));
  if (isOurs && isOpenToOthers(statSync(folder))) tighten(folder, OWNER_ONLY.folder, tightened);
};

const OURS = /^(warmoot\..*|admin)$/;

/** Created empty before SQLite opens it: otherwise the umask would set the new file's permissions. */
export const makePrivateDatabase = (file: string, tightened: Tightened): void => {
  if (!existsSync(file)) makeEmpty(file);
  for (const path of COMPANIONS.map((ending) => `${file}${ending}`))
    if (existsSync(path) && isOpenToOthers(statSync(path))) tighten(path, OWNER_ONLY.file, tightened);
};

const makeEmpty = (file: string): void => {
  closeSync(openSync(file, 'a', OWNER_ONLY.file));
  chmodSync(file, OWNER_ONLY.file); // A strict umask may have removed too much.
  if (process.geteuid?.() === 0) giveToOwnerOf(dirname(file), file);
};

/** A command run as root must not lock the server, which runs as another user, out of its own file. */
const giveToOwnerOf = (folder: string, file: string): void => {
  const { uid, gid } = statSync(folder);
  chownSync(file, uid, gid);
};

const tighten = (path: string, mode: number, tightened: Tightened): void => {
  try {
    chmodSync(path, mode);
  } catch (problem) {
    // Only the owner can do this; on a mounted volume that may be somebody else.
    if ((problem as { code?: string }).code !== 'EPERM') throw problem;
    return;
  }
  tightened(path);
};

/** The same for a log line. */
export const tightenedSays = (path: string): string =>
  `${basename(path)} could be read by other users of this machine; now only its owner can`;
