/** The battle chapter (CHR-BTL, CHR-AUT): the forms, the checks, the quick auto-resolver, the hand-over. */
export { type AcceptedResult, checkResult } from './checkResult.ts';
export * from './forms.ts';
export { fromKernelResult, type MoreOfTheFight } from './handOver/fromKernelResult.ts';
export { toKernelOrder } from './handOver/toKernelOrder.ts';
export { canDeploy } from './resolver/deployment.ts';
export { type FoughtOut, fightOut } from './resolver/fightOut.ts';
export { leadArmyOf } from './resolver/muster.ts';
export { resultForm } from './resultForm.ts';
export { enemyDead, victoryPoints } from './victoryPoints.ts';
