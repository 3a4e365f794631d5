import { DIRECTION_NAMES, idOf, NOWHERE } from '../state/board.ts';
import { type Battle, boardIn } from '../state/state.ts';
import { caseNameOf } from './describe.ts';

const UNITS = new Set(['unit', 'units', 'leaders', 'movers']);
const CELLS = new Set([
  'cell',
  'cells',
  'target',
  'from',
  'to',
  'path',
  'attackers',
  'choices',
  'charged',
  'links',
]);

/** Replaces the battle's own numbers with unit names, hex ids and names of facings. */
export const inWords = (battle: Battle, value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => inWords(battle, item, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([inner, item]) => [inner, inWords(battle, item, inner)]),
    );
  return typeof value === 'number' ? numberInWords(battle, value, key) : value;
};

const unitInWords = (battle: Battle, id: number): unknown => {
  const unit = battle.units[id];
  return unit === undefined ? id : caseNameOf(battle, unit);
};

const numberInWords = (battle: Battle, number: number, key: string): unknown => {
  if (UNITS.has(key)) return unitInWords(battle, number);
  if (CELLS.has(key)) return number === NOWHERE ? null : idOf(boardIn(battle), number);
  return key === 'facing' ? DIRECTION_NAMES[number] : number;
};
