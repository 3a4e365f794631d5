/** Where those driven out of a city may go: land nobody hostile stands on (CHR-R-112, CHR-CFT-11). */
import { TERRAIN } from '../../data/terrain.ts';
import { type Hex, NOWHERE, neighbours, terrainAt } from '../../ground.ts';
import { armiesAt, cityAt, isFriendlyToward, unitsAt } from '../../readers.ts';
import type { Campaign, EmpireId } from '../../state.ts';

export const mayFlee = (campaign: Campaign, empire: EmpireId, hex: Hex): boolean => {
  if (hex === NOWHERE || TERRAIN[terrainAt(campaign.ground, hex)].land !== 'yes') return false;
  const friendly = (owner: EmpireId) => owner === empire || isFriendlyToward(campaign, owner, empire);
  const city = cityAt(campaign, hex);
  return (
    (city === undefined || friendly(city.owner)) &&
    armiesAt(campaign, hex).every(({ owner }) => friendly(owner)) &&
    unitsAt(campaign, hex).every(({ owner }) => friendly(owner))
  );
};

export const fleeHexes = (campaign: Campaign, empire: EmpireId, from: Hex): Hex[] =>
  neighbours(campaign.ground, from).filter((hex) => mayFlee(campaign, empire, hex));
