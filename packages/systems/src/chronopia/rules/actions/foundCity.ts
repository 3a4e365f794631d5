/** Found City (CHR-SAC-01..03, CHR-TER-14, CHR-CTY-13, CHR-UNT-14, CHR-R-105). */
import { distance, isBelow, labelOf, terrainAt } from '../../ground.ts';
import { citiesOf } from '../../readers.ts';
import { type Campaign, type City, NEW_CITY_DAY, type Site, type Unit } from '../../state.ts';
import type { Tale } from '../../tale.ts';
import { freeName } from '../naming.ts';
import { isSpecial } from './builds.ts';
import { fails } from './duties.ts';
import { isWatched, workOn } from './works.ts';

/** At least two hexes that are no city lie between (CHR-SAC-02); what they hold does not matter (CHR-SAC-03). */
const LEAST_DISTANCE = 3;

/** Cities of the other layer do not count, nor do abandoned ones (CHR-R-105). */
const isFarFromCities = (campaign: Campaign, { at }: Unit): boolean => {
  const { ground } = campaign;
  return citiesOf(campaign).every(
    (city) =>
      isBelow(ground, city.at) !== isBelow(ground, at) || distance(ground, city.at, at) >= LEAST_DISTANCE,
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

/** CHR-CTY-13: structures in the hex are destroyed. */
const cleared = ({ tower: _t, depot: _d, temple: _m, abandoned: _a, ...rest }: Site): Site => rest;

const newCity = (campaign: Campaign, { owner, at, size }: Unit, name: string): City => ({
  id: campaign.cities.length,
  name,
  owner,
  at,
  size,
  race: campaign.empires[owner]!.race,
  improvements: {},
  conquered: null,
  siege: null,
  besiegedHalf: false,
  disrupted: false,
  abandonedTurn: 0,
  spawnedTurn: 0,
  foundedTurn: campaign.turn,
  cutTo: null,
  today: NEW_CITY_DAY,
  moraleSpecial: 0,
});

/** The last action makes the city; the band is its people. An unlooted abandoned city needs one action only (CHR-TER-14). */
export const foundCity = (tale: Tale, unit: Unit, wanted: string): boolean => {
  const { state } = tale;
  if (!isSuitable(state, unit)) {
    fails(tale, unit, 'CHR-R-105', 'site not suitable');
    return false;
  }
  const site = state.sites[unit.at] ?? {};
  const city = newCity(state, unit, freeName(state, unit.owner, wanted));
  const work = {
    kind: 'city',
    actions: site.abandoned === undefined ? 2 : 1,
    what: `the city of ${city.name} in ${labelOf(state.ground, unit.at)}`,
    rules: ['CHR-SAC-02', 'CHR-R-105'],
  };
  return workOn(tale, unit, work, {
    cities: [[city.id, city]],
    sites: [[unit.at, cleared(site)]],
    units: [[unit.id, null]],
  });
};
