export type { Case, Wish } from './case.ts';
export type { Difference } from './difference.ts';
export type { CaseProblem } from './misread.ts';
export { type CaseFile, readCases } from './readCases.ts';
export { type CaseReport, type CaseRun, type Finding, type RunOptions, runCase } from './runCase.ts';
export type { Happening, Step } from './step.ts';
