/** A spy belongs to a home city (CHR-UNT-17, CHR-R-40). */
import { CONSTANTS } from '../../data/constants.ts';
import type { Edit } from '../../engine/events.ts';
import { distance, type Hex } from '../../state/ground.ts';
import { citiesOf, spiesOf } from '../../state/readers.ts';
import type { Campaign, City, CityId, EmpireId, Spy } from '../../state/state.ts';

/** The nearest own city of size 4 or more that has no spy; at equal distance the lowest id. */
export const freeHome = (campaign: Campaign, empire: EmpireId, from: Hex, but?: CityId): City | undefined => {
  const taken = new Set(spiesOf(campaign, empire).map(({ home }) => home));
  return citiesOf(campaign, empire)
    .filter(({ id, size }) => id !== but && size >= CONSTANTS.units.spy.minCity && !taken.has(id))
    .toSorted(
      (a, b) => distance(campaign.ground, from, a.at) - distance(campaign.ground, from, b.at) || a.id - b.id,
    )[0];
};

/** CHR-R-40: he goes there, or is dismissed. A city has at most one spy, so at most one is affected. */
export const spiesAfterLosing = (campaign: Campaign, { id, owner, at }: City): Edit<Spy>[] =>
  spiesOf(campaign, owner)
    .filter(({ home }) => home === id)
    .map((spy) => {
      const home = freeHome(campaign, owner, at, id);
      return [spy.id, home === undefined ? null : { home: home.id }];
    });
