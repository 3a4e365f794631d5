/** Roads and their equivalents (CHR-TER-11, CHR-STR-03, CHR-STR-12, CHR-R-45, CHR-UND-09). */
import { type Direction, sideOf } from '@warmoot/hex';
import { cellOn, distance, gridOf, type Hex, isBelow, neighbour, neighbours } from '../../state/ground.ts';
import { cityAt } from '../../state/readers.ts';
import type { Campaign } from '../../state/state.ts';

const isBuiltUp = (campaign: Campaign, hex: Hex): boolean => {
  const site = campaign.sites[hex];
  return (
    site?.tower !== undefined ||
    site?.depot !== undefined ||
    site?.temple !== undefined ||
    cityAt(campaign, hex) !== undefined
  );
};

/** CHR-STR-12: cities, towers, depots and temples count as road as soon as one lies next to them. */
const isRoadHex = (campaign: Campaign, hex: Hex): boolean =>
  campaign.sites[hex]?.road === true ||
  (isBuiltUp(campaign, hex) &&
    neighbours(campaign.ground, hex).some((beside) => campaign.sites[beside]?.road === true));

/** The number of the hexside between two neighbours of the surface, or undefined. */
export const sideBetween = ({ ground }: Pick<Campaign, 'ground'>, a: Hex, b: Hex): number | undefined => {
  if (isBelow(ground, a) || isBelow(ground, b)) return undefined;
  for (let direction = 1; direction <= 6; direction++)
    if (neighbour(ground, a, direction) === b)
      return sideOf(gridOf(ground), cellOn(ground, a), (direction - 1) as Direction);
  return undefined;
};

/** CHR-R-45: an unbridged river separates two roads. No road joins the layers. */
export const isRoadConnected = (campaign: Campaign, from: Hex, to: Hex): boolean => {
  const { ground, rivers } = campaign;
  if (isBelow(ground, from) !== isBelow(ground, to) || distance(ground, from, to) !== 1) return false;
  if (!isRoadHex(campaign, from) || !isRoadHex(campaign, to)) return false;
  const water = rivers[sideBetween(campaign, from, to) ?? -1];
  return water === undefined || water === 'bridge';
};

/** Whether all of a way lies on connected road, its start included. */
export const isRoadWay = (campaign: Campaign, way: readonly Hex[]): boolean =>
  way.every((hex, at) => at === 0 || isRoadConnected(campaign, way[at - 1]!, hex));
