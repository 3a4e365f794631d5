import { treatiesOf } from '../rules/deals/treaties.ts';
import type { Campaign } from '../state/state.ts';
import type { Viewer } from './eye.ts';

/** CHR-DIP-05: nobody but its two sides learns of a treaty. */
export const treatiesSeen = ({ campaign, me, empires }: Viewer): Pick<Campaign, 'treaties'> => {
  const own = me === null ? [] : treatiesOf(campaign, me);
  if (own.length === 0) return {};
  return {
    treaties: own.map((treaty) => ({
      ...treaty,
      by: empires.get(treaty.by),
      to: empires.get(treaty.to),
    })),
  };
};
