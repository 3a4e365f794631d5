/** Where a city can stand at all (CHR-SAC-02, -03; CHR-R-105). */
import { TERRAIN } from '../../data/terrain.ts';
import { distance, type Ground, type Hex, isBelow, terrainAt } from '../../state/ground.ts';
import { citiesOf } from '../../state/readers.ts';
import type { Campaign, Site } from '../../state/state.ts';

const LEAST_DISTANCE = 3;

/** Mines and special terrain bear nothing but roads (CHR-TER-17, CHR-SPT). */
const isTaken = ({ mine, fruit, portal, spring, glade }: Site): boolean =>
  mine !== undefined || portal !== undefined || fruit === true || spring === true || glade === true;

/** Land, not crag; underground only caverns. What is unknown to the one who looks is no site for him. */
export const isCityGround = (ground: Ground, hex: Hex, site: Site = {}): boolean => {
  const terrain = terrainAt(ground, hex);
  const { land, build } = TERRAIN[terrain];
  return terrain !== 'unknown' && land === 'yes' && build === 'yes' && !isTaken(site);
};

/** At least two hexes without city between any two cities of the same layer; abandoned ones do not count. */
export const isFarFromCities = (campaign: Campaign, hex: Hex): boolean =>
  citiesOf(campaign).every(
    ({ at }) =>
      isBelow(campaign.ground, at) !== isBelow(campaign.ground, hex) ||
      distance(campaign.ground, at, hex) >= LEAST_DISTANCE,
  );
