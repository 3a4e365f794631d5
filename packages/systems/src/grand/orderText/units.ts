import { foldName } from '../../orderText/names.ts';
import { UNITS, type UnitCode } from '../data/units.ts';
import { type Counts, countsInWords, countsOf, type Unit, type UnitId } from '../state/roster.ts';
import type { LineReader } from './lineReader.ts';

const UNIT_NAMES: ReadonlyMap<string, UnitCode> = new Map(
  (Object.keys(UNITS) as UnitCode[]).flatMap((code) => [
    [foldName(UNITS[code].name), code] as const,
    [foldName(code), code] as const,
  ]),
);

const ALL_NAMES = Object.values(UNITS).map(({ name }) => name);

export const readType = (line: LineReader): UnitCode => {
  const code = line.name(UNIT_NAMES);
  if (code === undefined) throw line.fault('E-02', `${line.ahead} is not a type of unit`, ALL_NAMES);
  return code;
};

const readCount = (line: LineReader): number => {
  const count = line.number();
  if (count === undefined || count === 0)
    throw line.fault('E-01', `here a number of units is missing, not ${line.ahead}`);
  return count;
};

/** GRD-CSW-01: new units by type: `20 Heavy Foot, 1 Warrior 1`, or `20 HF, 1 W1`. */
export const readCounts = (line: LineReader): Counts => {
  const counts: Partial<Record<UnitCode, number>> = {};
  line.list(() => {
    const count = readCount(line);
    const code = readType(line);
    counts[code] = (counts[code] ?? 0) + count;
  });
  return counts;
};

/** The first units of each type, by number; fewer if there are not so many. */
const pick = (units: readonly Unit[], counts: Counts): UnitId[] => {
  const left: Partial<Record<UnitCode, number>> = { ...counts };
  return units.flatMap(({ uid, code }) => {
    const wanted = left[code] ?? 0;
    if (wanted === 0) return [];
    left[code] = wanted - 1;
    return [uid];
  });
};

/** `unit 12` */
export const readUnit = (units: readonly Unit[], line: LineReader): UnitId => {
  line.expect('unit');
  const unknown = line.fault('E-02', `unit ${line.ahead} is not here`);
  const uid = line.number();
  if (!units.some((unit) => unit.uid === uid)) throw unknown;
  return uid as UnitId;
};

/** GRD-CSW-35: units there are: `3 Heavy Foot, unit 12`. */
export const readUnits = (units: readonly Unit[], line: LineReader): UnitId[] => {
  const taken: UnitId[] = [];
  line.list(() => {
    const left = units.filter(({ uid }) => !taken.includes(uid));
    if (line.peek()?.key === 'unit') {
      taken.push(readUnit(left, line));
      return;
    }
    const count = readCount(line);
    const code = readType(line);
    const found = pick(left, { [code]: count });
    if (found.length < count)
      throw line.fault('E-03', `there are only ${found.length} ${UNITS[code].name} here`, [], 'GRD-ARM-08');
    taken.push(...found);
  });
  return taken.sort((a, b) => a - b);
};

/** By type where that means the same units, otherwise one by one. */
export const unitsText = (all: readonly Unit[], chosen: readonly UnitId[]): string => {
  const units = all.filter(({ uid }) => chosen.includes(uid));
  const counts = countsOf(units);
  const isPlain = pick(all, counts).join() === units.map(({ uid }) => uid).join();
  return isPlain ? countsInWords(counts) : units.map(({ uid }) => `unit ${uid}`).join(', ');
};
