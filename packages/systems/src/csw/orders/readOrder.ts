import { didYouMean, type Reading, unreadable } from '@warmoot/kernel';
import { readerOf } from '../../schemaFault.ts';
import type { Battle } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { Fault } from './fault.ts';
import { CswOrder } from './orders.ts';

const readNumbered = readerOf(CswOrder);
type Path = readonly (string | number)[];

/** Keys whose values are units, one or a list. */
const UNIT_KEYS: readonly string[] = ['unit', 'units', 'leaders'];

/** An order in which units may be called by their names: `{ type: move, units: [Harald], path: ['0304'] }`. */
export const readOrder = (json: unknown, battle?: Battle): Reading<CswOrder> => {
  try {
    return readNumbered(battle === undefined ? json : numbered(battle, json, '', []));
  } catch (fault) {
    if (fault instanceof Fault) return unreadable(fault.message, fault.at);
    throw fault;
  }
};

const numbered = (battle: Battle, value: unknown, key: string, at: Path): unknown => {
  if (typeof value === 'string') return UNIT_KEYS.includes(key) ? numberOf(battle, value, at) : value;
  if (Array.isArray(value)) return value.map((item, index) => numbered(battle, item, key, [...at, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([inner, item]) => [inner, numbered(battle, item, inner, [...at, inner])]),
  );
};

/** `Heavy Foot 3`, or `blue Heavy Foot 3` where both sides have one. */
const isCalled = (unit: Unit, name: string): boolean =>
  unit.name === name || `${unit.side} ${unit.name}` === name;

const numberOf = (battle: Battle, name: string, at: Path): number => {
  const [found, another] = battle.units.filter((unit) => isCalled(unit, name));
  if (found === undefined) {
    const near = didYouMean(name, [...new Set(battle.units.map((unit) => unit.name))]);
    throw new Fault(`there is no unit called "${name}"${near}`, at);
  }
  if (another !== undefined)
    throw new Fault(
      `two units are called "${name}": write "${found.side} ${name}" or "${another.side} ${name}"`,
      at,
    );
  return found.id;
};
