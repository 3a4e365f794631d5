/** What is removed with a destroyed city (CHR-CTY-08, CHR-IMP-10, CHR-R-40, CHR-R-110). */
import type { Change } from '../../engine/events.ts';
import { armiesAt } from '../../state/readers.ts';
import type { Campaign, City } from '../../state/state.ts';
import { spiesAfterLosing } from '../spies/homeless.ts';

/** The city, its walls and its spies; armies that were inside stand outside. */
export const cityLost = (
  campaign: Campaign,
  city: City,
): Required<Pick<Change, 'cities' | 'armies' | 'spies'>> => ({
  cities: [[city.id, null]],
  armies: armiesAt(campaign, city.at)
    .filter(({ inside }) => inside)
    .map(({ id }) => [id, { inside: false }]),
  spies: spiesAfterLosing(campaign, city),
});
