export { SCENARIOS } from './list.ts';
export { hasSecrets, openBattle, visibleOptions } from './openBattle.ts';
export { readOptions } from './options.ts';
export type { CswOptions } from './optionsSchema.ts';
export type { Scenario } from './scenario.ts';
