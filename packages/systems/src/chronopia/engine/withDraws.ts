/** The draws of a turn under way, so that the moderator can have it run again with the same (CHR-MOD-03). */
import type { Roll } from '@warmoot/kernel';
import type { Campaign } from '../state/state.ts';
import type { CampaignEvent } from './events.ts';

/** Each draw takes the first value settled for its label. */
const stillSettled = (settled: Campaign['settled'], made: readonly Roll[]): Campaign['settled'] => {
  const left = [...settled];
  for (const { why } of made)
    left.splice(
      left.findIndex((draw) => draw.why === why),
      1,
    );
  return left;
};

export const withDraws = (campaign: Campaign, { rolls = [], settled = [] }: CampaignEvent): Campaign => {
  if (rolls.length + settled.length === 0) return campaign;
  const after =
    settled.length === 0 ? campaign : { ...campaign, settled: stillSettled(campaign.settled, settled) };
  return campaign.lock === null ? after : { ...after, drawn: [...campaign.drawn, ...settled, ...rolls] };
};
