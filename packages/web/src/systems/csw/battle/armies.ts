import { type ArmyLine, type ArmyList, armyValue, UNITS } from '@warmoot/systems/csw/units';

/** How many of each code. */
export type Counts = Readonly<Record<string, number>>;

export const armyOf = (counts: Counts): ArmyList =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([code, count]): ArmyLine => ({ code, count }));

/** CSW-SET-08, in half points. */
export const halfPointsOf = (counts: Counts): number => armyValue(UNITS, armyOf(counts)).total;

export const withCount = (counts: Counts, code: string, count: number): Counts => ({
  ...counts,
  [code]: Math.max(0, Math.min(99, count)),
});

/** Armies to begin with: who serves in them, in the order they are hired. */
export const MUSTERS = {
  feudal: ['HF', 'MC', 'SB', 'HF', 'HC', 'AF', 'XB', 'W2'],
  wall: ['HF', 'HF', 'AF', 'LF', 'LB', 'PK', 'W2'],
  riders: ['HB', 'LC', 'HB', 'MC', 'CT', 'W2'],
  goblins: ['GF', 'GF', 'GB', 'GC', 'OG', 'TL', 'W2'],
  elves: ['EF', 'EB', 'EC', 'EF', 'DF', 'W2'],
} as const;
export type Muster = keyof typeof MUSTERS;

const UNITS_TO_A_LEADER = 7;

/** Hires round by round until the points are spent; leaders only as CSW-SET-12 allows. */
export const mustered = (muster: Muster, halfPoints: number): Counts => {
  const order = MUSTERS[muster];
  let counts: Counts = {};
  let hired = 0;
  for (let isHiring = true; isHiring; ) {
    isHiring = false;
    for (const code of order) {
      const isLeader = code === 'W2';
      const more = withCount(counts, code, (counts[code] ?? 0) + 1);
      if (halfPointsOf(more) > halfPoints) continue;
      if (isLeader && ((counts.W2 ?? 0) + 1) * UNITS_TO_A_LEADER > hired + UNITS_TO_A_LEADER - 1) continue;
      counts = more;
      if (!isLeader) hired++;
      isHiring = true;
    }
  }
  return counts;
};
