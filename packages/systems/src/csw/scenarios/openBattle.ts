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

/** The battle described by options. They have already been read, so a fault in them is a defect. */
export const openBattle = (options: CswOptions): OpenedBattle => openPlan(planOf(options), options);

/**
 * CSW-P-20: the map, the armies and the modules are public from the start; an option added later stays secret until it
 * is added here.
 */
export const visibleOptions = (options: CswOptions): unknown => {
  const { modules, sky, fog } = options;
  const chosen = {
    ...(modules === undefined ? {} : { modules }),
    ...(sky === undefined ? {} : { sky }),
    ...(fog === undefined ? {} : { fog }),
  };
  return 'battle' in options
    ? { battle: options.battle, ...chosen }
    : { scenario: options.scenario, ...chosen };
};

/** CSW-P-20: only what is underground is hidden. */
export const hasSecrets = ({ modules = [] }: CswOptions): boolean => modules.includes('tunnels');
