import { closeSync, fchmodSync, fsyncSync, openSync, writeFileSync } from 'node:fs';

const OWNER_ONLY = 0o600;

/** For files with secrets of a match: only the owner can read them, even if the file existed and was open to others. */
export const writePrivate = (file: string, text: string): void => {
  const handle = openSync(file, 'w', OWNER_ONLY);
  try {
    fchmodSync(handle, OWNER_ONLY);
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};
