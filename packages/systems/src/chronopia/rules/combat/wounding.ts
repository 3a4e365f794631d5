/** Wounds distributed and taken (CHR-R-04, CHR-R-118, CHR-R-123). */
import { withForce } from '../../state/armies.ts';
import type { Army, Campaign } from '../../state/state.ts';
import { woundsOf } from '../forces/points.ts';
import { takeWounds } from '../forces/wounds.ts';
import { lossesNoted, woundList } from './losses.ts';

/** Half up (CHR-R-04). */
export const share = (whole: number, percent: number): number => Math.floor((whole * percent + 50) / 100);

/** Wounds that an army must take, and their effect on it. */
export const wounded = (
  campaign: Campaign,
  army: Army,
  wounds: number,
): { change: Partial<Army> | null; taken: number } => {
  const suffered = Math.min(wounds, woundsOf(army));
  const { force, losses, voidWounds } = takeWounds(army, suffered, woundList(campaign, army), army.commander);
  // CHR-R-123: wounds that nobody may take are void, and cost the pursuers nothing (CHR-CMB-10)
  const taken = suffered - voidWounds;
  const gone = force.heroes.length + force.bands.length === 0;
  if (gone) return { change: null, taken };
  return {
    change: { ...withForce(army, force), lost: lossesNoted(campaign, army, losses) },
    taken,
  };
};

/** CHR-R-118: the largest remainder gets the odd wounds. */
export const sharedBySize = (total: number, sizes: readonly number[]): number[] => {
  const sum = Math.max(
    1,
    sizes.reduce((a, b) => a + b, 0),
  );
  const shares = sizes.map((size) => Math.floor((total * size) / sum));
  const byRemainder = sizes
    .map((size, index) => ({ index, rest: (total * size) % sum }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  let left = total - shares.reduce((a, b) => a + b, 0);
  for (const { index } of byRemainder) if (left-- > 0) shares[index]!++;
  return shares;
};
