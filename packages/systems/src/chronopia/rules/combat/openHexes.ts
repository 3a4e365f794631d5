/** Hexes one may fall back to (CHR-RET-03, CHR-CFT-11, CHR-R-112). */

import { TERRAIN } from '../../data/terrain.ts';
import { type Hex, NOWHERE, neighbours, terrainAt } from '../../state/ground.ts';
import { armiesAt, cityAt, isFriendlyToward, unitsAt } from '../../state/readers.ts';
import type { Campaign, EmpireId } from '../../state/state.ts';

/** No enemy unit or city, and no unit of an empire that has not declared us Friendly or Allied. */
export const isOpenTo = (campaign: Campaign, empire: EmpireId, hex: Hex): boolean => {
  const isFriend = ({ owner }: { readonly owner: EmpireId }) =>
    owner === empire || isFriendlyToward(campaign, owner, empire);
  const city = cityAt(campaign, hex);
  return (
    (city === undefined || isFriend(city)) &&
    armiesAt(campaign, hex).every(isFriend) &&
    unitsAt(campaign, hex).every(isFriend)
  );
};

/** Where those driven out of a city may go: land nobody hostile stands on (CHR-R-112, CHR-CFT-11). */
export const mayFlee = (campaign: Campaign, empire: EmpireId, hex: Hex): boolean =>
  hex !== NOWHERE &&
  TERRAIN[terrainAt(campaign.ground, hex)].land === 'yes' &&
  isOpenTo(campaign, empire, hex);

export const fleeHexes = (campaign: Campaign, empire: EmpireId, from: Hex): Hex[] =>
  neighbours(campaign.ground, from).filter((hex) => mayFlee(campaign, empire, hex));
