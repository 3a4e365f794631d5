export { SCENARIOS } from './list.ts';
export { openBattle } from './openBattle.ts';
export { readOptions } from './options.ts';
export type { CswOptions } from './optionsSchema.ts';
export type { Scenario } from './scenario.ts';
export { hasSecrets, visibleOptions } from './visibleOptions.ts';
