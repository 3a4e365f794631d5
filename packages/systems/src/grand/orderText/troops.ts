import type { Levy, Part } from '../orders/orders.ts';
import { partOf } from '../rules/armies/partOf.ts';
import type { Army, Troops } from '../state/army.ts';
import { hasRosters } from '../state/game.ts';
import type { LineReader } from './lineReader.ts';
import { type Author, readGeneral } from './names.ts';
import { readCounts, readUnits } from './units.ts';

const KINDS = ['mounted mercenary', 'mounted', 'mercenary', 'mercenaries', 'regular', 'points'] as const;
type Kind = (typeof KINDS)[number];

const FIELD: Readonly<Record<Kind, keyof Omit<Troops, 'units'>>> = {
  'mounted mercenary': 'mountedMercenary',
  mounted: 'mounted',
  mercenary: 'mercenary',
  mercenaries: 'mercenary',
  regular: 'regular',
  points: 'regular',
};

export interface TroopsRead {
  readonly troops: Omit<Troops, 'units'>;
  /** `100` alone: regular before mercenary, foot before mounted. */
  readonly isPlain: boolean;
}

export const readPoints = (line: LineReader): number => {
  const points = line.number();
  if (points === undefined) throw line.fault('E-01', `here a number of points is missing, not ${line.ahead}`);
  return points;
};

/** GRD-ARM-08: `100`, or `60 regular, 40 mercenary, 20 mounted`. */
export const readTroops = (line: LineReader): TroopsRead => {
  const troops = { regular: 0, mercenary: 0, mounted: 0, mountedMercenary: 0 };
  let isPlain = true;
  line.list(() => {
    const points = readPoints(line);
    const kind = line.acceptOneOf(KINDS);
    if (kind !== undefined && kind !== 'points') isPlain = false;
    troops[FIELD[kind ?? 'regular']] += points;
  });
  return { troops, isPlain };
};

/** GRD-R-23: `with commander`, `with Aldric and Bruno`. */
const readCompany = (army: Army, line: LineReader): Pick<Part, 'keepCommander' | 'subGenerals'> => {
  if (!line.accept('with')) return { keepCommander: true };
  let keepCommander = true;
  const subGenerals: number[] = [];
  line.list(() => {
    if (line.accept('commander')) keepCommander = false;
    else {
      const all = army.commander === null ? army.subGenerals : [army.commander, ...army.subGenerals];
      const { id } = readGeneral(all, line);
      if (id === army.commander?.id) keepCommander = false;
      else subGenerals.push(id);
    }
  });
  return { keepCommander, ...(subGenerals.length > 0 && { subGenerals }) };
};

const NO_POINTS = { regular: 0, mercenary: 0, mounted: 0, mountedMercenary: 0 } as const;

/** GRD-ARM-04: what breaks off, and the generals who go with it. */
export const readPart = (army: Army, line: LineReader): Part => {
  if (army.units !== undefined)
    return { ...NO_POINTS, units: readUnits(army.units, line), keepCommander: true };
  const { troops, isPlain } = readTroops(line);
  const part = isPlain ? partOf(army, troops.regular) : { ...troops, keepCommander: true };
  const { keepCommander, subGenerals } = readCompany(army, line);
  return { ...part, keepCommander, ...(subGenerals && { subGenerals }) };
};

/** New troops: `50`, `50, 20 mounted`; with rosters `3 Heavy Foot, 1 Warrior 1`. */
export const readLevy = ({ game }: Author, line: LineReader): Omit<Levy, 'city'> => {
  if (hasRosters(game)) return { points: 0, mounted: 0, units: readCounts(line) };
  const points = readPoints(line);
  line.accept('points');
  if (!line.accept(',')) return { points, mounted: 0 };
  const mounted = readPoints(line);
  line.expect('mounted');
  return { points, mounted };
};
