import { type Clause, faultIn, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import { UNITS } from '../data/units.ts';
import { BOARD_3, cellsIn, isRampart } from '../maps/index.ts';
import { Fault } from '../orders/fault.ts';
import { boardOf } from '../state/board.ts';
import type { Field } from '../state/field.ts';
import { enemyOf, type Module, SIDES, type Side, type VictoryClause } from '../state/setup.ts';
import { checkArmy } from '../units/armyClauses.ts';
import { armyValue } from '../units/armyList.ts';
import { readUnits } from '../units/readUnits.ts';
import type { UnitType } from '../units/unitType.ts';
import { type SideDefaults, sidePlanned } from './freeSide.ts';
import { type Edges, friendlyEdges } from './friendlyEdges.ts';
import { fieldChosen } from './mapOption.ts';
import { armyOf, modulesInForce, type Plan, type PlannedSide } from './openPlan.ts';
import type { FreeBattle } from './optionsSchema.ts';
import { nearEdge, within } from './places.ts';
import { FREE_VICTORIES, storming } from './victories.ts';

/** The default unless the players agree on something else. */
interface Defaults extends Record<Side, SideDefaults> {
  readonly turns: number;
  readonly setsUpFirst: Side;
  readonly firstMover: Side | null;
  readonly defender?: Side;
  readonly victory: VictoryClause;
  readonly specials: readonly string[];
}

/** CSW-SET-11, CSW-R-102, CSW-R-130: six columns or rows by each side's own edge. CSW-R-131: walls are Red's. */
const openField = (field: Field, edges: Edges, defender: Side | undefined): Defaults => {
  const walls = defender ?? (field.terrain.some(isRampart) ? 'red' : undefined);
  return {
    blue: { setsUp: nearEdge(6, edges.blue) },
    red: { setsUp: nearEdge(6, edges.red) },
    turns: 15,
    setsUpFirst: 'blue',
    firstMover: null,
    ...(walls === undefined ? {} : { defender: walls }),
    victory: FREE_VICTORIES.greaterLoss,
    specials: [],
  };
};

/** CSW-SCN-08; if Blue defends, the sides swap places (CSW-R-131). */
const keep = (defender: Side): Defaults => {
  const [inside, outside] = [{ setsUp: within(3, '1609') }, { enters: 'west' }] as const;
  return {
    blue: defender === 'blue' ? inside : outside,
    red: defender === 'red' ? inside : outside,
    turns: 20,
    setsUpFirst: defender,
    firstMover: enemyOf(defender),
    defender,
    victory: storming(cellsIn(BOARD_3, '1609')[0] as number, defender),
    specials: ['CSW-SCN-08'],
  };
};

const typesOf = ({ units = [] }: FreeBattle): readonly UnitType[] => {
  const own = readUnits(units);
  if (!own.ok) throw new Fault(faultIn(own), ['units', ...own.at]);
  return own.value.length === 0 ? UNITS : [...UNITS, ...own.value];
};

/** CSW-SET-08: in half points. In a campaign nothing is agreed; without a total, the value of each side's own army. */
const agreedFor = (
  battle: FreeBattle,
  side: Side,
  types: readonly UnitType[],
  planned: PlannedSide,
): number | undefined => {
  if (battle.campaign) return undefined;
  const { points } = battle;
  if (points === undefined) return armyValue(types, armyOf(planned)).total;
  return 2 * (typeof points === 'number' ? points : points[side]);
};

const MAX_UNITS = 500;

const bringsAnArmy: Clause<PlannedSide> = (side) => {
  const count = armyOf(side).reduce((sum, line) => sum + line.count, 0);
  if (count === 0) return refuse('CSW-SET-01', 'it has no units');
  return count <= MAX_UNITS
    ? permit
    : refuse('CSW-SET-01', say`it has ${count} units, and the maximum is ${MAX_UNITS}`);
};

/** The clauses of the army lists, with the side's name before the fault. */
const checkSide = (battle: FreeBattle, side: Side, plan: Plan, modules: readonly Module[]): void => {
  const planned = plan[side];
  const agreed = agreedFor(battle, side, plan.types, planned);
  const offered = {
    types: plan.types,
    army: armyOf(planned),
    modules,
    ...(agreed === undefined ? {} : { agreed }),
    ...(battle.points === undefined && { ownValue: true as const }),
  };
  const verdict = firstRefusal([bringsAnArmy, () => checkArmy(offered)], planned);
  if (!verdict.ok)
    throw new Fault(say`${planned.name}: ${verdict.because} (${verdict.rule})`, [side, 'army']);
};

/** CSW-MER-01: a company serves one side only: that side rolls for it. */
const checkCompanies = (plan: Plan): void => {
  const companies = (side: Side): Set<string> =>
    new Set(armyOf(plan[side]).flatMap(({ company }) => company ?? []));
  const shared = [...companies('blue')].find((name) => companies('red').has(name));
  if (shared !== undefined)
    throw new Fault(say`${shared} is a company of both sides; give one of them another name (CSW-MER-01)`, [
      'red',
      'army',
    ]);
};

/** CSW-SET-07, CSW-SET-09: units due after the last turn would never fight. The army comes first, then its reserves. */
const checkEntryTurns = (plan: Plan, side: Side): void => {
  const late = plan[side].groups.findIndex(({ entersOn = 0 }) => entersOn > plan.turns);
  if (late < 0) return;
  throw new Fault(
    say`${plan[side].name}: these units enter on turn ${plan[side].groups[late]?.entersOn as number} and the battle has ${plan.turns} turns (CSW-SET-07)`,
    late === 0 ? [side, 'enters', 'turn'] : [side, 'reserves', late - 1, 'turn'],
  );
};

/** CSW-SET-06: the side that sets up second would find its hexes taken. */
const checkAreas = ({ field, blue, red }: Plan): void => {
  const taken = new Set(blue.setsUp?.(field) ?? []);
  const both = red.setsUp?.(field).find((cell) => taken.has(cell));
  if (both !== undefined)
    throw new Fault(
      say`both sides may set up in ${boardOf(field).ids[both] as string}; keep their areas apart (CSW-SET-06)`,
      ['red', 'area'],
    );
};

const victoryOf = (battle: FreeBattle, defaults: Defaults): VictoryClause => {
  const clause = battle.victory === undefined ? defaults.victory : FREE_VICTORIES[battle.victory];
  return battle.campaign ? { ...clause, asWritten: true } : clause;
};

/** CSW-SET-08, CSW-SET-11: a battle set up by the players, with defaults for the rest; or a Fault. */
export const freeBattle = (battle: FreeBattle, chosen: readonly Module[]): Plan => {
  const map = battle.map ?? (chosen.includes('siege') ? 'keep' : 'board1+board2');
  const field = fieldChosen(map);
  const besieged = map === 'keep' ? (battle.defender ?? 'red') : undefined;
  const edges = friendlyEdges(battle, field, besieged === undefined ? 'blue' : enemyOf(besieged));
  const defaults = besieged === undefined ? openField(field, edges, battle.defender) : keep(besieged);
  const types = typesOf(battle);
  const planned = (side: Side): PlannedSide => {
    const friendlyEdge = edges[side];
    const read = sidePlanned({ side, field, types, friendlyEdge, defaults: defaults[side] }, battle[side]);
    const agreed = battle.points === undefined ? undefined : agreedFor(battle, side, types, read);
    return agreed === undefined ? read : { ...read, agreed };
  };
  const { defender } = defaults;
  const plan: Plan = {
    id: 'battle',
    name: battle.name ?? field.name,
    field,
    types,
    blue: planned('blue'),
    red: planned('red'),
    setsUpFirst: battle.setsUpFirst ?? defaults.setsUpFirst,
    firstMover: battle.firstMover ?? (battle.home === undefined ? defaults.firstMover : null),
    home: battle.home ?? null,
    ...(defender === undefined ? {} : { defender }),
    turns: battle.turns ?? defaults.turns,
    victory: victoryOf(battle, defaults),
    specials: defaults.specials,
  };
  for (const side of SIDES) {
    checkSide(battle, side, plan, modulesInForce(chosen, field));
    checkEntryTurns(plan, side);
  }
  checkCompanies(plan);
  checkAreas(plan);
  return plan;
};
