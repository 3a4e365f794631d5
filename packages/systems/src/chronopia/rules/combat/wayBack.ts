/** Where an army that must give way may go: back, toward home, or anywhere (CHR-RET-01..03, CHR-R-122). */

import type { Step } from '../../orders/orders.ts';
import { distance, type Hex, NOWHERE, neighbour, neighbours, terrainAt } from '../../state/ground.ts';
import type { Army, Campaign, Retreat } from '../../state/state.ts';
import { checkStep } from '../ground/checkStep.ts';
import { nearestCity } from '../ground/homeward.ts';
import { moverOf } from '../ground/mover.ts';
import { qualifiersOf } from './intents.ts';
import { isOpenTo } from './openHexes.ts';

const STEPS: readonly Step[] = [1, 2, 3, 4, 5, 6, 'U', 'D'];

/** A step like any other; back through a portal or onto the ship it came from is legal too (CHR-RET-02). */
const isReached = (campaign: Campaign, army: Army, hex: Hex): boolean => {
  const isShip = terrainAt(campaign.ground, hex) === 'water';
  const isAdjacent = neighbours(campaign.ground, army.at).includes(hex);
  if (hex === army.cameFrom && (isShip || !isAdjacent)) return true;
  const mover = moverOf(campaign, army);
  return STEPS.some((step) => {
    const taken = checkStep(campaign, mover, army.at, step, { pace: 'move' });
    return taken.ok && taken.to === hex;
  });
};

const mayRetreatTo = (campaign: Campaign, army: Army, hex: Hex): boolean =>
  hex !== NOWHERE && hex !== army.at && isOpenTo(campaign, army.owner, hex) && isReached(campaign, army, hex);

const towardHome = (campaign: Campaign, army: Army): Hex[] => {
  const home = nearestCity(campaign, army.owner, army.at, army.at)?.at;
  if (home === undefined) return [];
  const now = distance(campaign.ground, army.at, home);
  return neighbours(campaign.ground, army.at).filter((hex) => distance(campaign.ground, hex, home) < now);
};

/**
 * The printed ways, the owner's choice first if it is one of them. Armies that merely move off go only toward home
 * (CHR-CMB-08).
 */
const printedWays = (campaign: Campaign, army: Army, how: Retreat['how']): Hex[] => {
  const back = how === 'beaten' && army.cameFrom !== null ? [army.cameFrom] : [];
  const ways = [...back, ...towardHome(campaign, army)];
  const order = qualifiersOf(campaign, army).find(({ q }) => q === 'RETREAT');
  const wanted = order?.q === 'RETREAT' ? neighbour(campaign.ground, army.at, Number(order.step)) : NOWHERE;
  return ways.includes(wanted) ? [wanted, ...ways] : ways;
};

export const wayBack = (campaign: Campaign, army: Army, how: Retreat['how']): Hex | undefined =>
  printedWays(campaign, army, how).find((hex) => mayRetreatTo(campaign, army, hex));

/** If neither is possible: any adjacent legal hex. */
export const otherWays = (campaign: Campaign, army: Army): Hex[] =>
  neighbours(campaign.ground, army.at).filter((hex) => mayRetreatTo(campaign, army, hex));
