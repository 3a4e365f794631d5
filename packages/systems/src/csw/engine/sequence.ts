/**
 * CSW-SEQ-01 and CSW-P-14 as a table: the steps of a half in order, which of the six segments of the half each
 * belongs to (CSW-P-15), and who decides. A step without a decider is automatic. Both halves have the same steps, so
 * that both sides fire and fight twice in a turn (CSW-SEQ-03).
 */
export const STEPS = {
  chooseSideA: { segment: 0, decider: 'home', next: 'setUpFirst' },
  setUpFirst: { segment: 0, decider: 'first', next: 'setUpSecond' },
  setUpSecond: { segment: 0, decider: 'second', next: 'halfStart' },
  halfStart: { segment: 1, decider: 'phasing', next: 'rally' },
  rally: { segment: 1, decider: 'phasing', next: 'tunnels' },
  tunnels: { segment: 2, decider: 'phasing', next: 'mercenaries' },
  mercenaries: { segment: 2, decider: null, next: 'routMoves' },
  routMoves: { segment: 2, decider: 'phasing', next: 'move' },
  move: { segment: 2, decider: 'phasing', next: 'moveEnd' },
  moveEnd: { segment: 2, decider: null, next: 'chargeChecks' },
  chargeChecks: { segment: 2, decider: null, next: 'moveChecks' },
  moveChecks: { segment: 2, decider: null, next: 'fireFirst' },
  fireFirst: { segment: 3, decider: 'phasing', next: 'fireSecond' },
  fireSecond: { segment: 3, decider: 'other', next: 'fireResolve' },
  fireResolve: { segment: 3, decider: null, next: 'fireMorale' },
  fireMorale: { segment: 4, decider: null, next: 'meleeFirst' },
  meleeFirst: { segment: 5, decider: 'phasing', next: 'meleeSecond' },
  meleeSecond: { segment: 5, decider: 'other', next: 'meleeResolve' },
  meleeResolve: { segment: 5, decider: null, next: 'advanceFirst' },
  advanceFirst: { segment: 5, decider: 'phasing', next: 'advanceSecond' },
  advanceSecond: { segment: 5, decider: 'other', next: 'meleeMorale' },
  meleeMorale: { segment: 6, decider: null, next: 'halfEnd' },
  halfEnd: { segment: 6, decider: null, next: 'halfStart' },
} as const satisfies Record<string, StepRow>;

interface StepRow {
  readonly segment: number;
  readonly decider: 'home' | 'first' | 'second' | 'phasing' | 'other' | null;
  readonly next: string;
}

export type StepName = keyof typeof STEPS;
