import { UNITS } from '../data/units.ts';
import { Fault } from '../orders/fault.ts';
import { type Board, DIRECTION_NAMES, directionOfName, NOWHERE } from '../state/board.ts';
import { RESTING, type Unit } from '../state/unit.ts';
import { readUnits } from '../units/readUnits.ts';
import { findUnitType, type UnitType } from '../units/unitType.ts';
import type { Given, GivenUnit } from './given.ts';
import { cellAt } from './ground.ts';

/** CSW-MOR-01 */
const BASIC_MORALE = 8;

/** The printed types, and the case's own. */
export const typesOf = ({ types }: Given): readonly UnitType[] => {
  if (types.length === 0) return UNITS;
  const own = readUnits(types);
  if (!own.ok) throw new Fault(own.problem, ['types', ...own.at]);
  return [...UNITS, ...own.value];
};

/** Units in the order written, which gives them their numbers. */
export const unitsOf = (given: Given, board: Board, types: readonly UnitType[]): Unit[] => {
  const units = Object.entries(given.units).map(([name, words], id) => unitOf(id, name, words, board, types));
  for (const unit of units) checkNeighboursInHex(given, board, units, unit);
  return units;
};

const unitOf = (
  id: number,
  name: string,
  words: GivenUnit,
  board: Board,
  types: readonly UnitType[],
): Unit => {
  const { at, facing, charged, status, side, roster, type: code, morale, entryTurn, ...flags } = words;
  const type = findUnitType(types, code);
  if (type === undefined)
    throw new Fault(`there is no unit type "${code}"; CSW-UNT-01 lists the codes`, ['units', name, 'type']);
  if (typeof at !== 'string' && (status ?? 'onMap') === 'onMap')
    throw new Fault(`${name} is nowhere: write its hex as \`at\`, or its \`status\``, ['units', name]);
  return {
    ...RESTING,
    ...definedIn(flags),
    id,
    name,
    type: code,
    side,
    roster: roster ?? side,
    status: status ?? 'onMap',
    morale: morale ?? (type.category === 'leader' ? 0 : BASIC_MORALE),
    entryTurn: entryTurn ?? 1,
    cell: typeof at !== 'string' ? NOWHERE : cellAt(board, at, ['units', name, 'at']),
    facing: directionOfName(facing ?? 'N'),
    charged: typeof charged !== 'string' ? NOWHERE : cellAt(board, charged, ['units', name, 'charged']),
  };
};

const definedIn = (flags: Partial<Unit> | Record<string, unknown>): Partial<Unit> =>
  Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined));

/** Units in one hex are of one side (CSW-MOV-07) and, unless routed, face one way (CSW-FAC-05). */
const checkNeighboursInHex = (given: Given, board: Board, units: readonly Unit[], unit: Unit): void => {
  if (unit.cell === NOWHERE) return;
  const others = units.filter(
    ({ id, cell, underground }) => id < unit.id && cell === unit.cell && underground === unit.underground,
  );
  const enemy = others.find(({ side }) => side !== unit.side);
  if (enemy !== undefined)
    throw new Fault(
      `${enemy.name} and ${unit.name} are enemies and both stand in ${board.ids[unit.cell]} (CSW-MOV-07)`,
      ['units', unit.name, 'at'],
    );
  const askew = others.find(({ facing, routed }) => facing !== unit.facing && !routed && !unit.routed);
  if (askew !== undefined && !unit.underground)
    throw new Fault(
      `${askew.name} faces ${DIRECTION_NAMES[askew.facing]} and ${unit.name} ${DIRECTION_NAMES[unit.facing]}, but the units of a hex share one facing (CSW-FAC-05)`,
      ['units', unit.name, given.units[unit.name]?.facing === undefined ? 'at' : 'facing'],
    );
};
