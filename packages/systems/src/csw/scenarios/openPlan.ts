import type { Situation } from '../data/moraleTables.ts';
import { hasConstructions } from '../maps/index.ts';
import { withMountTypes } from '../rules/dismounting/mounts.ts';
import type { Field } from '../state/field.ts';
import {
  enemyOf,
  type HandedOver,
  MODULES,
  type Module,
  type Setup,
  type Side,
  type SideSetup,
  type Sky,
} from '../state/setup.ts';
import type { Unit } from '../state/unit.ts';
import { type ArmyList, armyValue, tenthOf } from '../units/armyList.ts';
import type { UnitType } from '../units/unitType.ts';
import { impressedIn, muster } from './muster.ts';
import type { Scenario, ScenarioSide } from './scenario.ts';

/** CSW-SET-13 */
const GRACE_IN_TURNS = 2;

export interface PlannedSide extends ScenarioSide {
  readonly situations?: readonly Situation[];
  /** CSW-SET-13: null if units may enter at any time. */
  readonly grace?: number | null;
  /** CSW-SET-08: the agreed points, in half points. */
  readonly agreed?: number;
}

/** A battle as agreed: one of the scenarios, or a free battle. */
export interface Plan
  extends Pick<Scenario, 'id' | 'name' | 'field' | 'setsUpFirst' | 'turns' | 'victory' | 'specials'> {
  readonly blue: PlannedSide;
  readonly red: PlannedSide;
  readonly types: readonly UnitType[];
  readonly firstMover: Side | null;
  readonly home: Side | null;
  readonly defender?: Side;
  /** CSW-HOV-01: nothing is bought in such a battle. */
  readonly handedOver?: HandedOver;
}

/** What players choose for any battle. */
export interface Choices {
  readonly modules?: readonly Module[] | undefined;
  readonly sky?: Sky | undefined;
  /** CSW-AMO-04: heavy overcast or fog. */
  readonly fog?: boolean | undefined;
}

export interface OpenedBattle {
  readonly setup: Setup;
  readonly units: readonly Unit[];
}

/** Section 0: siege rules switch on automatically where the map has constructions. In the order of the list. */
export const modulesInForce = (chosen: readonly Module[], field: Field): Module[] =>
  MODULES.filter((module) => chosen.includes(module) || (module === 'siege' && hasConstructions(field)));

/** CSW-SET-10: nobody sets up where the enemy will enter, unless the scenario has its own rule (CSW-S07-04). */
const areaOf = (plan: Plan, side: Side): readonly number[] => {
  const area = plan[side].setsUp?.(plan.field) ?? [];
  if (plan.specials.includes('CSW-S07-04')) return area;
  const entry = new Set(plan[enemyOf(side)].enters?.(plan.field) ?? []);
  return area.filter((cell) => !entry.has(cell));
};

export const armyOf = (side: ScenarioSide): ArmyList => side.groups.flatMap(({ army }) => army);

/** CSW-R-122: if no total was agreed, a tenth of the army for morale and another for caltrops. */
const purseOf = ({ types, handedOver }: Plan, side: PlannedSide): number => {
  if (handedOver !== undefined) return 0;
  const { units, total } = armyValue(types, armyOf(side));
  const tenth = 2 * tenthOf(units);
  return side.agreed === undefined ? Math.max(2 * tenth, total - units) : side.agreed - units;
};

const sideSetup = (plan: Plan, side: Side): SideSetup => {
  const planned = plan[side];
  return {
    name: planned.name,
    friendlyEdge: planned.friendlyEdge,
    area: areaOf(plan, side),
    entry: planned.enters?.(plan.field) ?? [],
    entryGrace: planned.grace === undefined ? GRACE_IN_TURNS : planned.grace,
    purse: purseOf(plan, planned),
    ...(planned.agreed === undefined ? {} : { agreed: planned.agreed }),
  };
};

/** CSW-AMO-04: +2 at night, otherwise +1 in heavy overcast or fog. */
const darknessOf = (modules: readonly Module[], fog: boolean): 0 | 1 | 2 =>
  modules.includes('night') ? 2 : fog ? 1 : 0;

/** CSW-MER-02 */
const guildsOf = (plan: Plan): string[] => [
  ...new Set(
    [...armyOf(plan.blue), ...armyOf(plan.red)].flatMap(({ company, guild }) =>
      guild && company !== undefined ? [company] : [],
    ),
  ),
];

/** CSW-SET-01: the battle before anybody has done anything. */
export const openPlan = (
  plan: Plan,
  { modules: chosen = [], sky = 'full moon', fog = false }: Choices,
): OpenedBattle => {
  const modules = modulesInForce(chosen, plan.field);
  const gather = (side: Side, firstId: number): Unit[] => {
    const { groups, situations = [] } = plan[side];
    const darkness = darknessOf(modules, fog);
    return muster({ side, groups, types: plan.types, modules, situations, darkness }, firstId);
  };
  const blue = gather('blue', 0);
  const units = [...blue, ...gather('red', blue.length)];
  const guilds = guildsOf(plan);
  const impressed = [...impressedIn(plan.blue, 0), ...impressedIn(plan.red, blue.length)];
  const setup: Setup = {
    id: plan.id,
    name: plan.name,
    field: plan.field,
    types: plan.types,
    modules,
    sky,
    sides: { blue: sideSetup(plan, 'blue'), red: sideSetup(plan, 'red') },
    setUpOrder: [plan.setsUpFirst, enemyOf(plan.setsUpFirst)],
    firstMover: plan.firstMover,
    home: plan.home,
    ...(plan.defender === undefined ? {} : { defender: plan.defender }),
    ...(plan.handedOver === undefined ? {} : { handedOver: plan.handedOver }),
    ...(guilds.length === 0 ? {} : { guilds }),
    ...(impressed.length === 0 ? {} : { impressed }),
    turns: plan.turns,
    victory: plan.victory,
    specials: plan.specials,
  };
  return { units, setup: withMountTypes(setup, units) };
};
