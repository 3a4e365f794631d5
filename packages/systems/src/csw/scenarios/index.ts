export { SCENARIOS } from './list.ts';
export { openBattle } from './openBattle.ts';
export { readOptions } from './options.ts';
export type { CswOptions } from './optionsSchema.ts';
export { hasSecrets, optionsSeen } from './optionsSeen.ts';
export type { Scenario } from './scenario.ts';
