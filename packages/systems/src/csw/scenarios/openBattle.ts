import { UNITS } from '../data/units.ts';
import { freeBattle } from './freeBattle.ts';
import { handedOverBattle } from './handedOver.ts';
import { SCENARIOS } from './list.ts';
import { type OpenedBattle, openPlan, type Plan } from './openPlan.ts';
import type { CswOptions } from './optionsSchema.ts';
import type { Scenario } from './scenario.ts';

const planOf = (options: CswOptions): Plan => {
  if ('battle' in options) return freeBattle(options.battle, options.modules ?? []);
  if ('handedOver' in options) return handedOverBattle(options.handedOver, options.modules ?? []);
  const scenario = SCENARIOS.find(({ id }) => id === options.scenario) as Scenario;
  return { ...scenario, types: UNITS, home: null };
};

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
  if ('battle' in options) return { battle: options.battle, ...chosen };
  if ('handedOver' in options) return { handedOver: options.handedOver, ...chosen };
  return { scenario: options.scenario, ...chosen };
};

/** CSW-P-20: only what is underground is hidden. */
export const hasSecrets = ({ modules = [] }: CswOptions): boolean => modules.includes('tunnels');
