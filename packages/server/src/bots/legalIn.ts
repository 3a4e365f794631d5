import type { AnySystem } from '@warmoot/kernel';
import type { LegalList, LegalTask } from './task.ts';

/** What a seat may choose, up to a limit of number and time: systems list lazily, and some lists take long to make. */
export const legalIn = (
  system: AnySystem,
  { seat, subject, most, seconds }: LegalTask,
  view: unknown,
  clock: () => number,
): LegalList => {
  const end = clock() + seconds * 1000;
  const isEnough = (taken: number): boolean => taken >= most || clock() >= end;
  if (subject === undefined) {
    const [subjects, isCut] = until(isEnough, system.subjects(view, seat), (each) => each);
    return { subjects, isCut };
  }
  const [commands, isCut] = until(isEnough, system.legal(view, seat, subject), (command) => ({
    command,
    says: system.describe(view, command),
  }));
  return { commands, isCut };
};

const until = <T, U>(
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
