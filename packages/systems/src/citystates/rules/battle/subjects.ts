import type { Label } from './state.ts';

/** The card of a Unit in the battle in progress. */
export const fighterSubject = (label: Label): string => `f${label}`;

export const labelIn = (subject: string): Label | undefined =>
  /^f\d+$/.test(subject) ? Number(subject.slice(1)) : undefined;
