/** Where the people of a city may flee (CHR-R-112). */
import type { Step } from '../../orders/orders.ts';
import { type Hex, NOWHERE, neighbour, neighbours, terrainAt } from '../../state/ground.ts';
import { armiesAt } from '../../state/readers.ts';
import type { Campaign, City } from '../../state/state.ts';
import { hasUnfriendlyUnit, isClosedCity } from '../ground/passage.ts';

/** CHR-R-112: land, enterable, no enemy unit. */
const isRefuge = (campaign: Campaign, { owner }: City, hex: Hex): boolean =>
  !['water', 'crag', 'rock', 'unknown'].includes(terrainAt(campaign.ground, hex)) &&
  !isClosedCity(campaign, owner, hex) &&
  !hasUnfriendlyUnit(campaign, owner, hex);

export const refugesOf = (campaign: Campaign, city: City): Hex[] =>
  neighbours(campaign.ground, city.at).filter((hex) => isRefuge(campaign, city, hex));

const ownSize = (campaign: Campaign, { owner }: City, hex: Hex): number =>
  armiesAt(campaign, hex).filter((army) => army.owner === owner).length;

/** CHR-R-112: by the order, otherwise where most own armies are, otherwise the lowest direction. */
export const chosenRefuge = (
  campaign: Campaign,
  city: City,
  refuges: readonly Hex[],
  step: Step | undefined,
): Hex => {
  const ordered = typeof step === 'number' ? neighbour(campaign.ground, city.at, step) : NOWHERE;
  if (refuges.includes(ordered)) return ordered;
  return refuges.reduce((best, hex) =>
    ownSize(campaign, city, hex) > ownSize(campaign, city, best) ? hex : best,
  );
};
