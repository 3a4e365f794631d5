import { readdirSync, readFileSync } from 'node:fs';

/**
 * How long the processes of a group have waited for a processor that others were using: subtract this, and a time
 * measured here is about that of a quiet machine. Waits of two processes at the same time count twice. Only Linux
 * reports this; elsewhere it is 0.
 */
export const queuedMs = (group: number): number => {
  const nanoseconds = membersOf(group).map((pid) =>
    Number(read(`/proc/${pid}/schedstat`).split(' ')[1] ?? 0),
  );
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1_000_000;
};

/** In `stat` the name in brackets may hold anything; state, parent and group follow it. */
const membersOf = (group: number): string[] =>
  numbersIn('/proc').filter((pid) => {
    const [, , processGroup] = read(`/proc/${pid}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ');
    return Number(processGroup) === group;
  });

const numbersIn = (folder: string): string[] => {
  try {
    return readdirSync(folder).filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
};

/** A process may be gone before it is read. */
const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
