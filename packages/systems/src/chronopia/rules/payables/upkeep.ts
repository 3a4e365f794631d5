/** What an army costs in the hex it stands in (CHR-STR-02, CHR-PAY-07, CHR-R-27). */
import { CONSTANTS } from '../../data/constants.ts';
import { cityAt, isAlliedToward } from '../../state/readers.ts';
import type { Army, Campaign, Structure } from '../../state/state.ts';
import { pvOf } from '../forces/points.ts';
import { isAtSpring } from '../ground/gathering.ts';
import { isFreshlyCaptured } from '../supply/sources.ts';

const { upkeepPct } = CONSTANTS;

/** Own, or of an empire that declares the army's empire Allied (CHR-R-27). */
const isUsable = (campaign: Campaign, army: Army, structure: Structure | undefined): boolean =>
  structure !== undefined && isAlliedToward(campaign, structure.owner, army.owner);

/**
 * CHR-STR-07: a depot gives supply but no shelter. CHR-DST-04, CHR-R-61: a captured depot has no effect in its first
 * turn.
 */
const hasDepot = (campaign: Campaign, army: Army): boolean => {
  const depot = campaign.sites[army.at]?.depot;
  return depot !== undefined && isUsable(campaign, army, depot) && !isFreshlyCaptured(campaign, depot);
};

/** Ruins serve the army chosen at the start of the turn like a tower (CHR-TER-12, CHR-R-53). */
const hasTower = (campaign: Campaign, army: Army): boolean =>
  army.ruins || isUsable(campaign, army, campaign.sites[army.at]?.tower);

/** CHR-R-27: the army's hex at Payables decides; inside or outside the walls is the same, temples change nothing. */
export const upkeepPercentage = (campaign: Campaign, army: Army): number => {
  if (isAtSpring(campaign, army)) return upkeepPct.spring; // CHR-SPT-07
  if (cityAt(campaign, army.at)?.owner === army.owner) return upkeepPct.city; // CHR-STR-11: conquered ones too
  const depot = hasDepot(campaign, army);
  const tower = hasTower(campaign, army);
  if (depot && tower) return upkeepPct['depot+watchtower'];
  return depot ? upkeepPct.depot : tower ? upkeepPct.watchtower : upkeepPct.field;
};

/** `unpriced`: points of a band hired this turn, whose price was paid at the auction (CHR-DOW-05, CHR-R-152). */
export const upkeepOf = (campaign: Campaign, army: Army, unpriced = 0): number =>
  Math.ceil(((pvOf(army) - unpriced) * upkeepPercentage(campaign, army)) / 100);
