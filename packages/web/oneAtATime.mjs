import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const PAUSE_MS = 100;

/** A process that was killed leaves its lock behind. */
const isHeld = (lock) => {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    return holder === 0 || process.kill(holder, 0); // 0: the holder has not written its number yet
  } catch ({ code }) {
    return code === 'EPERM'; // a process of somebody else
  }
};

const take = (lock) => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Works while no other process works under the same lock, which is a file.
 * @type {typeof import('./oneAtATime.d.mts').oneAtATime}
 */
export const oneAtATime = async (lock, work) => {
  while (!take(lock)) {
    if (isHeld(lock)) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    else rmSync(lock, { force: true });
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
};
