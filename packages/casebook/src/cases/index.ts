export type { Case, CaseCommand } from './case.ts';
export type { CaseProblem } from './caseFault.ts';
export type { Difference } from './difference.ts';
export { type Next, nextInWords } from './next.ts';
export { type CaseFile, readCases } from './readCases.ts';
export { type CaseReport, type CaseRun, type Finding, type RunOptions, runCase } from './runCase.ts';
export type { EventWithStory, Step } from './step.ts';
