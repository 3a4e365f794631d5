import type { ClauseId } from '@warmoot/kernel';

/**
 * GRD-PLY-36: what may be wrong with a line. E-01 not understood, E-02 nothing of that name, E-03 not permitted,
 * E-04 not asked now, E-05 for another kingdom or week.
 */
export type FaultCode = 'E-01' | 'E-02' | 'E-03' | 'E-04' | 'E-05';

/** Thrown while a line is read; the line is left out. */
export class LineFault extends Error {
  readonly code: FaultCode;
  readonly clause: ClauseId;
  /** Where in the line, from 0. */
  readonly at: number;
  readonly nearest: string | undefined;

  constructor(code: FaultCode, clause: ClauseId, at: number, text: string, nearest?: string) {
    super(text);
    this.code = code;
    this.clause = clause;
    this.at = at;
    this.nearest = nearest;
  }
}
