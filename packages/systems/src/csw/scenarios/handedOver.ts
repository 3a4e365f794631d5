import { faultIn, say } from '@warmoot/kernel';
import { UNITS } from '../data/units.ts';
import { drawField, readField } from '../maps/index.ts';
import { blankField } from '../maps/readField.ts';
import { Fault } from '../orders/fault.ts';
import { boardOf, cellOfId, NOWHERE } from '../state/board.ts';
import type { Field, Terrain } from '../state/field.ts';
import { type Module, SIDES, type Side, type VictoryClause } from '../state/setup.ts';
import type { ArmyLine } from '../units/armyList.ts';
import { findUnitType } from '../units/unitType.ts';
import type { HandedOverBattle, HandedOverSide } from './handedOverSchema.ts';
import { BASIC_MORALE } from './moraleFactor.ts';
import type { Plan, PlannedSide } from './openPlan.ts';
import { edge, rows } from './places.ts';

/** CSW-HOV-04 */
const victoryFor = (defender: Side): VictoryClause => ({
  kind: 'greaterLoss',
  rule: 'CSW-HOV-04',
  text: 'The side with the greater loss in points loses; if the losses are equal, the defender wins.',
  ifEqual: defender,
});

const cellIn = (field: Field, id: string, at: readonly (string | number)[]): number => {
  const board = boardOf(field);
  const cell = cellOfId(board, id);
  if (cell !== NOWHERE) return cell;
  throw new Fault(
    say`${id} is off the map, whose hexes go from 0101 to ${board.ids.at(-1) as string} (CSW-GEO-02)`,
    at,
  );
};

/** The board as a map: drawn and read like any other, so that the same clauses judge it. */
const fieldOf = ({ name, board }: HandedOverBattle): Field => {
  const blank = blankField(name, board.columns, board.rows);
  const terrain: Terrain[] = [...blank.terrain];
  const within: Field['within'][number][] = [...blank.within];
  for (const [id, word] of Object.entries(board.terrain))
    terrain[cellIn(blank, id, ['board', 'terrain', id])] = word;
  for (const [at, id] of board.inside.entries())
    within[cellIn(blank, id, ['board', 'inside', at])] = 'inside';
  const read = readField(drawField({ ...blank, terrain, within }));
  if (!read.ok) throw new Fault(faultIn(read), ['board']);
  return read.value;
};

/** One unit as a line of its own, so that each keeps its place among the ids. */
const lineOf = (
  side: HandedOverSide,
  { code, name, morale, mercenary }: HandedOverSide['units'][number],
): ArmyLine => ({
  code,
  count: 1,
  ...(name === undefined ? {} : { name }),
  ...(morale === undefined ? {} : { factor: morale }),
  ...(mercenary ? { company: `Mercenaries of ${side.name}` } : {}),
});

const sidePlanned = (side: HandedOverSide): PlannedSide => ({
  name: side.name,
  friendlyEdge: side.friendlyEdge,
  groups: [{ army: side.units.map((unit) => lineOf(side, unit)) }],
  setsUp: rows(...side.rows),
  enters: edge(side.friendlyEdge),
  grace: null, // CSW-HOV-02
});

const checkUnits = (battle: HandedOverBattle, modules: readonly Module[]): void => {
  const isAdvanced = modules.includes('advancedMorale');
  for (const side of SIDES)
    for (const [at, { code, morale }] of battle[side].units.entries()) {
      const type = findUnitType(UNITS, code);
      const place = [side, 'units', at];
      if (type === undefined || type.category === 'riderless')
        throw new Fault(say`no unit has the code ${code} (CSW-UNT-01)`, [...place, 'code']);
      if (type.category === 'leader' && morale !== undefined)
        throw new Fault(say`${type.name} is a leader and has no morale (CSW-MOR-01)`, [...place, 'morale']);
      if (!isAdvanced && (morale ?? BASIC_MORALE) !== BASIC_MORALE)
        throw new Fault(say`without advancedMorale every unit has a morale of ${BASIC_MORALE} (CSW-MOR-01)`, [
          ...place,
          'morale',
        ]);
    }
};

const checkUids = (battle: HandedOverBattle): void => {
  const known = new Set<string>();
  for (const side of SIDES)
    for (const [at, { uid }] of battle[side].units.entries()) {
      if (known.has(uid))
        throw new Fault(say`${uid} is in the battle twice (MOT-08)`, [side, 'units', at, 'uid']);
      known.add(uid);
    }
};

const checkRows = (field: Field, { blue, red }: HandedOverBattle): void => {
  for (const [side, [from, to]] of [['blue', blue.rows] as const, ['red', red.rows] as const])
    if (from > to || to > field.rows)
      throw new Fault(say`rows ${from} to ${to} are not rows of this board (CSW-SET-06)`, [side, 'rows']);
  if (blue.rows[0] <= red.rows[1] && red.rows[0] <= blue.rows[1])
    throw new Fault('both sides set up in the same rows; keep their areas apart (CSW-SET-06)', [
      'red',
      'rows',
    ]);
};

/** CSW-HOV-01: a battle of a campaign, complete in itself; or a Fault. */
export const handedOverBattle = (battle: HandedOverBattle, modules: readonly Module[]): Plan => {
  const field = fieldOf(battle);
  checkUnits(battle, modules);
  checkUids(battle);
  checkRows(field, battle);
  const { battleId, name, home, defender, turns, setsUpFirst } = battle;
  const uids = SIDES.flatMap((side) => battle[side].units.map(({ uid }) => uid));
  return {
    id: 'handedOver',
    name,
    field,
    types: UNITS,
    blue: sidePlanned(battle.blue),
    red: sidePlanned(battle.red),
    setsUpFirst,
    firstMover: null,
    home,
    defender,
    turns,
    victory: victoryFor(defender),
    specials: [],
    handedOver: { battleId, uids },
  };
};
