import { type Clause, firstRefusal, permit, refuse } from '@warmoot/kernel';
import { boardOf } from '../board.ts';
import { Fault } from '../casebook/fault.ts';
import { UNITS } from '../data/units.ts';
import type { Edge, Field } from '../field.ts';
import { BOARD_3, cellsIn } from '../maps/index.ts';
import { enemyOf, type Module, SIDES, type Side, type VictoryClause } from '../setup.ts';
import { checkArmy } from '../units/armyClauses.ts';
import { armyValue } from '../units/armyList.ts';
import { readUnits } from '../units/readUnits.ts';
import type { UnitType } from '../units/unitType.ts';
import { type SideDefaults, sidePlanned } from './freeSide.ts';
import { fieldChosen } from './mapOption.ts';
import { armyOf, modulesInForce, type Plan, type PlannedSide } from './openPlan.ts';
import type { FreeBattle } from './optionsSchema.ts';
import { columns, within } from './places.ts';
import { FREE_VICTORIES, storming } from './victories.ts';

/** What stands where the players agree nothing else. */
interface Defaults extends Record<Side, SideDefaults> {
  readonly turns: number;
  readonly setsUpFirst: Side;
  readonly firstMover: Side | null;
  readonly defender?: Side;
  readonly victory: VictoryClause;
  readonly specials: readonly string[];
}

/** CSW-SET-11, CSW-R-102: the first and the last six columns. */
const openField = (field: Field): Defaults => ({
  blue: { setsUp: columns(1, 6) },
  red: { setsUp: columns(field.columns - 5, field.columns) },
  turns: 15,
  setsUpFirst: 'blue',
  firstMover: null,
  victory: FREE_VICTORIES.greaterLoss,
  specials: [],
});

/** CSW-SCN-08 */
const keep = (): Defaults => ({
  blue: { enters: 'west' },
  red: { setsUp: within(3, '1609') },
  turns: 20,
  setsUpFirst: 'red',
  firstMover: 'blue',
  defender: 'red',
  victory: storming(cellsIn(BOARD_3, '1609')[0] as number),
  specials: ['CSW-SCN-08'],
});

const OPPOSITE: Readonly<Record<Edge, Edge>> = { north: 'south', south: 'north', west: 'east', east: 'west' };

/** CSW-R-52: as given, else the edge it entered by, else opposite the enemy's. */
const friendlyEdgeOf = (battle: FreeBattle, side: Side): Edge => {
  const known = (of: Side): Edge | undefined => battle[of].friendlyEdge ?? battle[of].enters?.edge;
  const enemys = known(enemyOf(side));
  return known(side) ?? (enemys && OPPOSITE[enemys]) ?? (side === 'blue' ? 'west' : 'east');
};

const typesOf = ({ units = [] }: FreeBattle): readonly UnitType[] => {
  const own = readUnits(units);
  if (!own.ok) throw new Fault(own.problem, ['units', ...own.at]);
  return own.value.length === 0 ? UNITS : [...UNITS, ...own.value];
};

/** CSW-SET-08: in half points. In a campaign nothing is agreed; without a total each side has agreed on what it brings. */
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

const MOST_UNITS = 500;

const bringsAnArmy: Clause<PlannedSide> = (side) => {
  const count = armyOf(side).reduce((sum, line) => sum + line.count, 0);
  if (count === 0) return refuse('CSW-SET-01', 'it has no units');
  return count <= MOST_UNITS
    ? permit
    : refuse('CSW-SET-01', `it has ${count} units and ${MOST_UNITS} is the most`);
};

/** The clauses of the army lists, with the side's name before what is wrong. */
const checkSide = (battle: FreeBattle, side: Side, plan: Plan, modules: readonly Module[]): void => {
  const planned = plan[side];
  const agreed = agreedFor(battle, side, plan.types, planned);
  const offered = {
    types: plan.types,
    army: armyOf(planned),
    modules,
    ...(agreed === undefined ? {} : { agreed }),
  };
  const verdict = firstRefusal([bringsAnArmy, () => checkArmy(offered)], planned);
  if (!verdict.ok) throw new Fault(`${planned.name}: ${verdict.because} (${verdict.rule})`, [side, 'army']);
};

/** CSW-MER-01: a company serves one side, or nobody could say who rolls for it. */
const checkCompanies = (plan: Plan): void => {
  const companies = (side: Side): Set<string> =>
    new Set(armyOf(plan[side]).flatMap(({ company }) => company ?? []));
  const shared = [...companies('blue')].find((name) => companies('red').has(name));
  if (shared !== undefined)
    throw new Fault(`${shared} is a company of both sides; give one of them another name (CSW-MER-01)`, [
      'red',
      'army',
    ]);
};

/** CSW-SET-06: the side that sets up second would find its hexes taken. */
const checkAreas = ({ field, blue, red }: Plan): void => {
  const taken = new Set(blue.setsUp?.(field) ?? []);
  const both = red.setsUp?.(field).find((cell) => taken.has(cell));
  if (both !== undefined)
    throw new Fault(
      `both sides may set up in ${boardOf(field).ids[both]}; keep their areas apart (CSW-SET-06)`,
      ['red', 'area'],
    );
};

const victoryOf = (battle: FreeBattle, defaults: Defaults): VictoryClause => {
  const clause = battle.victory === undefined ? defaults.victory : FREE_VICTORIES[battle.victory];
  return battle.campaign ? { ...clause, asWritten: true } : clause;
};

/** CSW-SET-08, CSW-SET-11: a battle the players made up, with defaults for what they left open; or a Fault. */
export const freeBattle = (battle: FreeBattle, chosen: readonly Module[]): Plan => {
  const map = battle.map ?? (chosen.includes('siege') ? 'keep' : 'board1+board2');
  const field = fieldChosen(map);
  const defaults = map === 'keep' ? keep() : openField(field);
  const types = typesOf(battle);
  const planned = (side: Side): PlannedSide => {
    const friendlyEdge = friendlyEdgeOf(battle, side);
    const read = sidePlanned({ side, field, types, friendlyEdge, defaults: defaults[side] }, battle[side]);
    const agreed = battle.points === undefined ? undefined : agreedFor(battle, side, types, read);
    return agreed === undefined ? read : { ...read, agreed };
  };
  const defender = battle.defender ?? defaults.defender;
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
  for (const side of SIDES) checkSide(battle, side, plan, modulesInForce(chosen, field));
  checkCompanies(plan);
  checkAreas(plan);
  return plan;
};
