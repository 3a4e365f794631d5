export { SCENARIOS } from './list.ts';
export { BASIC_MORALE, type Background, moraleFactor } from './moraleFactor.ts';
export { SITUATIONS, type Situation } from './moraleTables.ts';
export { openBattle } from './openBattle.ts';
export type { OpenedBattle } from './openPlan.ts';
export { readOptions } from './options.ts';
export type { CswOptions, FreeBattle } from './optionsSchema.ts';
export type { Group, Scenario, ScenarioSide } from './scenario.ts';
