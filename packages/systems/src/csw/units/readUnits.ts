import { type Reading, readingOf, say, unreadable } from '@warmoot/kernel';
import { z } from 'zod';
import { readerOf } from '../../schemaFault.ts';
import { UNITS } from '../data/units.ts';
import { COLUMN_CLAUSES } from './unitClauses.ts';
import { findUnitType, type UnitType } from './unitType.ts';
import { typeWritten, WrittenUnit } from './writtenUnit.ts';

const readShapes = readerOf(z.array(WrittenUnit));

type Unreadable = ReturnType<typeof unreadable>;

const columnFault = (unit: WrittenUnit, at: number): Unreadable | undefined => {
  const broken = COLUMN_CLAUSES.find(({ holds }) => !holds(unit));
  return broken && unreadable(say`${broken.problem} (${broken.rule})`, [at, broken.column]);
};

/** CSW-STK-01 identifies a type by its row, so codes are unique and none may match a printed unit. */
const codeFault = (
  units: readonly WrittenUnit[],
  { code }: WrittenUnit,
  at: number,
): Unreadable | undefined => {
  const printed = findUnitType(UNITS, code);
  if (printed !== undefined)
    return unreadable(say`${code} is the ${printed.name} of the table: take another code (CSW-UNT-01)`, [
      at,
      'code',
    ]);
  return units.findIndex((other) => other.code === code) < at
    ? unreadable(say`the code ${code} is taken by an earlier unit (CSW-STK-01)`, [at, 'code'])
    : undefined;
};

/** A player's own unit types, in the columns of CSW-UNT-01; the first fault in words, with the row and column. */
export const readUnits = (json: unknown): Reading<readonly UnitType[]> => {
  const shapes = readShapes(json);
  if (!shapes.ok) return shapes;
  const units = shapes.value;
  const faults = units.map((unit, at) => columnFault(unit, at) ?? codeFault(units, unit, at));
  return faults.find((fault) => fault !== undefined) ?? readingOf(units.map(typeWritten));
};
