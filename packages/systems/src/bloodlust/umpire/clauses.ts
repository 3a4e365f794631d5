import type { ClauseId } from '@warmoot/kernel';

/** The clauses of an answer, each once, in the order in which they were used (BLD-PLY-16). */
export const clausesOf = (...groups: readonly (readonly ClauseId[])[]): readonly ClauseId[] => [
  ...new Set(groups.flat()),
];
