import { rowOf, type UnitCode } from '../data/units.ts';

export type UnitId = number;

/** GRD-ARM-07: one unit of a roster. */
export interface Unit {
  readonly uid: UnitId;
  readonly code: UnitCode;
  /** GRD-CSW-05: battles survived. */
  readonly battles: number;
  readonly isMercenary: boolean;
}

/** How many units of each type. */
export type Counts = Readonly<Partial<Record<UnitCode, number>>>;

export const isLeader = ({ code }: Pick<Unit, 'code'>): boolean => rowOf(code).recovery === 'leader';
export const isMounted = ({ code }: Pick<Unit, 'code'>): boolean => rowOf(code).isMounted;

/** GRD-CSW-32: in half points. */
export const halfOf = ({ code }: Pick<Unit, 'code'>): number => rowOf(code).half;
export const valueOfAll = (units: readonly Pick<Unit, 'code'>[]): number =>
  units.reduce((sum, unit) => sum + halfOf(unit), 0);

const byUid = (a: Unit, b: Unit): number => a.uid - b.uid;

/** What a list of units counts as; its four figures always follow from the list. */
export interface Mustered {
  readonly regular: number;
  readonly mercenary: number;
  readonly mounted: number;
  readonly mountedMercenary: number;
  readonly units: readonly Unit[];
}

/** GRD-R-62: leaders ride with the rest, so an army is mounted if all its other units are. */
export const muster = (list: readonly Unit[]): Mustered => {
  const units = [...list].sort(byUid);
  const sum = (keeps: (unit: Unit) => boolean): number => valueOfAll(units.filter(keeps));
  const rides = (unit: Unit): boolean => isMounted(unit) || isLeader(unit);
  return {
    regular: sum(({ isMercenary }) => !isMercenary),
    mercenary: sum(({ isMercenary }) => isMercenary),
    mounted: sum((unit) => !unit.isMercenary && rides(unit)),
    mountedMercenary: sum((unit) => unit.isMercenary && rides(unit)),
    units,
  };
};

/** New units, numbered from `first`, in the order of the types. */
export const unitsFrom = (
  counts: Counts,
  first: UnitId,
  { battles, isMercenary }: Pick<Unit, 'battles' | 'isMercenary'>,
): Unit[] => {
  const codes = (Object.entries(counts) as [UnitCode, number][]).flatMap(([code, count]) =>
    Array.from({ length: count }, () => code),
  );
  return codes.map((code, at) => ({ uid: first + at, code, battles, isMercenary }));
};

/** GRD-CSW-05: what kind of unit joins a kingdom, and how. */
export const STARTING = { battles: 1, isMercenary: false } as const;
export const GREEN = { battles: 0, isMercenary: false } as const;
export const HIRED = { battles: 1, isMercenary: true } as const;

/** Each type once, with its count. */
export const countsOf = (units: readonly Unit[]): Counts => {
  const counts: Partial<Record<UnitCode, number>> = {};
  for (const { code } of units) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
};

export const valueOfCounts = (counts: Counts): number => valueOfAll(unitsFrom(counts, 1, GREEN));

/** `23 Heavy Foot, 2 Warrior 1`. */
export const countsInWords = (counts: Counts): string =>
  (Object.entries(counts) as [UnitCode, number][])
    .map(([code, count]) => `${count} ${rowOf(code).name}`)
    .join(', ');

/** GRD-CSW-05: levels by battles survived. */
export const levelOf = ({ battles }: Pick<Unit, 'battles'>): 1 | 2 | 3 | 4 =>
  battles === 0 ? 1 : battles <= 2 ? 2 : battles <= 4 ? 3 : 4;

/** GRD-R-115: the dearest leader, then the lowest uid. */
export const bestLeader = (units: readonly Unit[]): Unit | undefined =>
  units.filter(isLeader).sort((a, b) => halfOf(b) - halfOf(a) || a.uid - b.uid)[0];

/** GRD-CSW-03, GRD-R-66: the leaders an army should have when it is built or bought into. */
export const leadersNeeded = (units: readonly Unit[]): number =>
  Math.max(1, Math.ceil(units.filter((unit) => !isLeader(unit)).length / 20));

export const hasLeadersEnough = (units: readonly Unit[]): boolean =>
  units.filter(isLeader).length >= leadersNeeded(units);

/** The first units of each type, by uid; undefined if there are not so many. */
export const unitsOfTypes = (units: readonly Unit[], counts: Counts): Unit[] | undefined => {
  const taken: Unit[] = [];
  for (const [code, count] of Object.entries(counts)) {
    const found = units.filter((unit) => unit.code === code).slice(0, count);
    if (found.length < count) return undefined;
    taken.push(...found);
  }
  return taken.sort(byUid);
};

/** GRD-CSW-35: whole units in uid order, each that still has room within `half`. */
export const unitsThatFit = (units: readonly Unit[], half: number): Unit[] => {
  let left = half;
  return [...units].sort(byUid).filter((unit) => {
    if (halfOf(unit) > left) return false;
    left -= halfOf(unit);
    return true;
  });
};

const isHired = ({ isMercenary }: Unit): boolean => isMercenary;
export const hiredUnits = (units: readonly Unit[]): Unit[] => units.filter(isHired);
