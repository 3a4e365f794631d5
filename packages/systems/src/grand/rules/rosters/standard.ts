import type { UnitCode } from '../../data/units.ts';
import { type Counts, valueOfCounts } from '../../state/roster.ts';

/** A mixed force, in the order in which its units are added. */
const MIX: readonly UnitCode[] = ['HF', 'PK', 'SB', 'HF', 'MC', 'AF', 'LC', 'HF', 'XB', 'LB'];
const UNITS_PER_LEADER = 20;

/** GRD-R-115, GRD-PLY-28 */
export const QUEEN_OF_SPADES: Counts = { HF: 23, W1: 2 };
export const KING_OF_SPADES: Counts = { HF: 34, PK: 1, W1: 2 };

const add = (counts: Record<string, number>, code: UnitCode): void => {
  counts[code] = (counts[code] ?? 0) + 1;
};

/** GRD-CSW-03, GRD-R-66: a mixed force worth at most `half`, with a leader for every 20 units. */
export const mixedForce = (half: number, leadersToo = true): Counts => {
  const counts: Record<string, number> = {};
  let units = 0;
  let left = half;
  for (let at = 0; left >= 2; at++) {
    const code = MIX[at % MIX.length] as UnitCode;
    const leader = leadersToo && units % UNITS_PER_LEADER === 0 ? 4 : 0;
    const fits = (each: UnitCode): boolean => valueOfCounts({ [each]: 1 }) + leader <= left;
    const chosen = [code, 'HF' as const, 'LF' as const].find(fits);
    if (chosen === undefined) break;
    if (leader > 0) add(counts, 'W1');
    add(counts, chosen);
    units += 1;
    left -= leader + valueOfCounts({ [chosen]: 1 });
  }
  return counts as Counts;
};
