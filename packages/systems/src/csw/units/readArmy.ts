import { faultIn, type Reading, readingOf, say, unreadable } from '@warmoot/kernel';
import { z } from 'zod';
import { readerOf } from '../../schemaFault.ts';
import { SITUATIONS } from '../data/moraleTables.ts';
import { UNITS } from '../data/units.ts';
import type { ArmyLine, ArmyList } from './armyList.ts';
import { readUnits } from './readUnits.ts';
import { findUnitType, type UnitType } from './unitType.ts';
import { wholeNumber } from './writtenUnit.ts';

const grade = (least: number) => wholeNumber.min(least).max(4).optional();
const upTo = (most: number) => wholeNumber.min(0).max(most).optional();

const WrittenLine = z.strictObject({
  code: z.string(),
  count: wholeNumber.min(1, 'at least one').max(999, 'at most 999').default(1),
  name: z.string().optional(),
  counters: z.string().optional(),
  morale: upTo(10),
  experience: grade(1),
  training: grade(0),
  situations: z.array(z.enum(SITUATIONS)).optional(),
  impressed: z.boolean().optional(),
  company: z.string().optional(),
  guild: z.boolean().optional(),
  undead: z.boolean().optional(),
  caltrops: upTo(999),
  serves: z.boolean().optional(),
  charisma: upTo(99),
  nightVision: z.boolean().optional(),
});

/** A player's file: own unit types, an army of these and printed ones, and its agreed points. */
const WrittenFile = z.strictObject({
  name: z.string().optional(),
  points: z.number().min(0).multipleOf(0.5, 'points must be a multiple of one half').optional(),
  units: z.unknown().optional(),
  army: z.unknown().optional(),
});

export interface ArmyFile {
  readonly name?: string;
  /** CSW-SET-08, in half points. */
  readonly agreed?: number;
  readonly own: readonly UnitType[];
  /** The printed types and the file's own. */
  readonly types: readonly UnitType[];
  readonly army: ArmyList;
}

const readLines = readerOf(z.array(WrittenLine));
const readFileShape = readerOf(WrittenFile);

const inPart = <T>(part: string, reading: Reading<T>): Reading<T> =>
  reading.ok ? reading : unreadable(faultIn(reading), [part, ...reading.at]);

/** Markers cannot be mustered (CSW-UNT-03). */
const isForHire = (types: readonly UnitType[], code: string): boolean =>
  (findUnitType(types, code)?.category ?? 'riderless') !== 'riderless';

const unknownCode = (code: string, at: readonly (string | number)[]) =>
  unreadable(say`no unit has the code ${code} (CSW-UNT-01)`, at);

/** An army list of known types. `checkArmy` decides whether it may be fielded. */
export const readArmy = (types: readonly UnitType[], json: unknown): Reading<ArmyList> => {
  const lines = readLines(json);
  if (!lines.ok) return lines;
  for (const [at, { code, counters = code }] of lines.value.entries()) {
    if (!isForHire(types, code)) return unknownCode(code, [at, 'code']);
    if (!isForHire(types, counters)) return unknownCode(counters, [at, 'counters']);
  }
  return readingOf(lines.value.map(withoutGaps));
};

/** Plain JSON has no `undefined`. */
const withoutGaps = (line: z.infer<typeof WrittenLine>): ArmyLine =>
  Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined)) as unknown as ArmyLine;

export const readArmyFile = (json: unknown): Reading<ArmyFile> => {
  const file = readFileShape(json);
  if (!file.ok) return file;
  const { name, points, units = [], army = [] } = file.value;
  const own = inPart('units', readUnits(units));
  if (!own.ok) return own;
  const types = [...UNITS, ...own.value];
  const lines = inPart('army', readArmy(types, army));
  if (!lines.ok) return lines;
  return readingOf({
    ...(name === undefined ? {} : { name }),
    ...(points === undefined ? {} : { agreed: points * 2 }),
    own: own.value,
    types,
    army: lines.value,
  });
};
