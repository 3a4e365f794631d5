/** Found City (CHR-SAC-01..03, CHR-TER-14, CHR-CTY-13, CHR-UNT-14, CHR-R-105). */

import type { Tale } from '../../engine/tale.ts';
import { distance, isBelow, labelOf, terrainAt } from '../../state/ground.ts';
import { citiesOf } from '../../state/readers.ts';
import type { Campaign, Unit } from '../../state/state.ts';
import { freeName } from '../commands/naming.ts';
import { cityFounded, clearedForCity } from '../setup/open.ts';
import { isSpecial } from './builds.ts';
import { fails } from './duties.ts';
import { isWatched, workOn } from './works.ts';

/**
 * There must be at least two hexes without a city between them (CHR-SAC-02); their contents do not matter (CHR-SAC-03).
 */
const MIN_DISTANCE = 3;

/** Cities of the other layer do not count, nor do abandoned ones (CHR-R-105). */
const isFarFromCities = (campaign: Campaign, { at }: Unit): boolean => {
  const { ground } = campaign;
  return citiesOf(campaign).every(
    (city) =>
      isBelow(ground, city.at) !== isBelow(ground, at) || distance(ground, city.at, at) >= MIN_DISTANCE,
  );
};

export const isSuitable = (campaign: Campaign, unit: Unit): boolean => {
  const { ground, sites } = campaign;
  const terrain = terrainAt(ground, unit.at);
  const bears = isBelow(ground, unit.at) ? terrain === 'cavern' : terrain !== 'crag' && terrain !== 'water';
  return (
    bears && !isSpecial(sites[unit.at] ?? {}) && isFarFromCities(campaign, unit) && !isWatched(campaign, unit)
  );
};

/**
 * The last action makes the city; the band is its people. An unlooted abandoned city needs one action only
 * (CHR-TER-14).
 */
export const foundCity = (tale: Tale, unit: Unit, wanted: string): boolean => {
  const { state } = tale;
  if (!isSuitable(state, unit)) {
    fails(tale, unit, 'CHR-R-105', 'site not suitable');
    return false;
  }
  const site = state.sites[unit.at] ?? {};
  const { owner, at, size } = unit;
  const city = cityFounded(state, { name: freeName(state, owner, wanted), owner, at, size });
  const work = {
    kind: 'city',
    actions: site.abandoned === undefined ? 2 : 1,
    what: `the city of ${city.name} in ${labelOf(state.ground, unit.at)}`,
    rules: ['CHR-SAC-02', 'CHR-R-105'],
  };
  return workOn(tale, unit, work, {
    cities: [[city.id, city]],
    sites: [[unit.at, clearedForCity(site)]],
    units: [[unit.id, null]],
  });
};
