import { UNITS } from '../data/units.ts';
import { freeBattle } from './freeBattle.ts';
import { SCENARIOS } from './list.ts';
import { type OpenedBattle, openPlan, type Plan } from './openPlan.ts';
import type { CswOptions } from './optionsSchema.ts';
import type { Scenario } from './scenario.ts';

const planOf = (options: CswOptions): Plan =>
  'battle' in options
    ? freeBattle(options.battle, options.modules ?? [])
    : { ...(SCENARIOS.find(({ id }) => id === options.scenario) as Scenario), types: UNITS, home: null };

/** The battle that options ask for. They have been read; a fault in them now is a defect. */
export const openBattle = (options: CswOptions): OpenedBattle => openPlan(planOf(options), options);
