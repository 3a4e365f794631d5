import { type Reading, unreadable } from '@warmoot/kernel';
import { readerOf } from '../../schemaFault.ts';
import { NOBODY, numberOf } from '../state/seats.ts';
import { unitId } from '../state/unit.ts';
import { CstOrder } from './orders.ts';

const readNumbered = readerOf(CstOrder);

/** Keys whose values are Units, one or a list; in some orders `unit` is a type, which contains no number. */
const UNIT_KEYS: readonly string[] = ['unit', 'units', 'ships', 'cargo', 'target', 'caravan'];

const LABEL = /^([a-z]+)-(\d+)$/;

/** `red-1` is the first Unit that Red ever raised. */
const numbered = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return value.map((item) => numbered(item, key));
  if (typeof value !== 'string' || !UNIT_KEYS.includes(key)) return value;
  const [, seat, serial] = LABEL.exec(value) ?? [];
  const owner = seat === undefined ? NOBODY : numberOf(seat);
  return owner === NOBODY ? value : unitId(owner, Number(serial) - 1);
};

/** An order in which Units may be named `red-1`, as in cases. */
export const readOrder = (json: unknown): Reading<CstOrder> => {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return unreadable('an order is an object');
  return readNumbered(
    Object.fromEntries(Object.entries(json).map(([key, value]) => [key, numbered(value, key)])),
  );
};
