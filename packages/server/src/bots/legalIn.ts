import type { AnySystem } from '@warmoot/kernel';
import type { LegalList, LegalTask } from './task.ts';

/** What a seat may choose, up to a limit on number and time: systems list lazily, and some lists take a long time to build. */
export const legalIn = (
  system: AnySystem,
  { seat, subject, most, seconds }: LegalTask,
  view: unknown,
  clock: () => number,
): LegalList => {
  const end = clock() + seconds * 1000;
  const isEnough = (taken: number): boolean => taken >= most || clock() >= end;
  if (subject === undefined) {
    const [subjects, isTruncated] = takeUntil(isEnough, system.subjects(view, seat), (each) => each);
    return { subjects, isTruncated };
  }
  const [commands, isTruncated] = takeUntil(isEnough, system.legal(view, seat, subject), (command) => ({
    command,
    says: system.describe(view, command),
  }));
  return { commands, isTruncated };
};

const takeUntil = <T, U>(
  isEnough: (taken: number) => boolean,
  items: Iterable<T>,
  shown: (item: T) => U,
): [U[], boolean] => {
  const taken: U[] = [];
  for (const item of items) {
    if (isEnough(taken.length)) return [taken, true];
    taken.push(shown(item));
  }
  return [taken, false];
};
