import { IN_THE_REAR } from '../rules/morale/moraleOf.ts';
import type { Band } from './bands.ts';
import { chanceAbove, chanceOf, type LossChances } from './odds.ts';

/** The share of its worth that a routed band loses: some rally, more flee off the map or are cut down. */
const ROUTED_SHARE = 0.55;
const DRIVEN_BACK_SHARE = 0.06;

/** The chance of each total of losses to a hex; the last entry is all it can take. */
export type Losses = readonly number[];

export const NO_LOSSES: Losses = [1];

/** CSW-CBT-07: losses from several attacks on a hex add up; those beyond its hits are wasted (CSW-CBT-05). */
export const added = (losses: Losses, toll: LossChances, hits: number): Losses => {
  const sum: number[] = [];
  for (let before = 0; before < losses.length; before++)
    for (let more = 0; more < 4; more++) {
      const chance = (losses[before] as number) * (toll[more] as number);
      if (chance === 0) continue;
      const at = Math.min(hits, before + more);
      sum[at] = (sum[at] ?? 0) + chance;
    }
  return Array.from(sum, (chance) => chance ?? 0);
};

/** The average cost of a morale check to a band with this much left (CSW-MOR-08, CSW-ROU-09). */
export const checkHarm = ({ morale, routed }: Band, left: number, rear: boolean): number => {
  const steadiness = morale + (rear || routed ? IN_THE_REAR : 0);
  return (
    left * (chanceAbove(steadiness) * (routed ? 1 : ROUTED_SHARE) + chanceOf(steadiness) * DRIVEN_BACK_SHARE)
  );
};

const meanLosses = (losses: Losses): number => losses.reduce((sum, chance, count) => sum + chance * count, 0);

/** CSW-LDR-02: leaders are hit next once their troops are gone; this share of their worth counts as lost. */
const BEREFT_SHARE = 0.4;

const bereft = ({ worth, ranksWorth, hits }: Band, losses: Losses): number =>
  (losses[hits] ?? 0) * BEREFT_SHARE * (worth - ranksWorth);

/** What these losses, and the check that follows from any of them, are worth to the enemy of the band. */
export const harmOf = (band: Band, losses: Losses, rear: boolean): number => {
  const struck = 1 - (losses[0] ?? 0);
  if (struck <= 0) return 0;
  const mean = meanLosses(losses);
  const share = Math.min(1, mean / Math.max(1, band.hits));
  const fallen = band.ranksWorth * share;
  return fallen + struck * checkHarm(band, band.ranksWorth - fallen, rear) + bereft(band, losses);
};
