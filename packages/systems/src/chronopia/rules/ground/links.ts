/**
 * Places that count as adjacent although they share no hexside: portals, and the two layers at an entrance (CHR-R-76).
 */
import { cachePerObject } from '@warmoot/kernel';
import { type Hex, otherLayer } from '../../state/ground.ts';
import type { Campaign, EmpireId } from '../../state/state.ts';
import { hasEntrance, knowsEntrance, knowsFeature } from './known.ts';

export interface Portal {
  readonly letter: string;
  readonly at: Hex;
}

const portalsAmong = cachePerObject((sites: Campaign['sites']): readonly Portal[] =>
  Object.entries(sites)
    .flatMap(([hex, { portal }]) => (portal === undefined ? [] : [{ letter: portal, at: Number(hex) }]))
    .sort((a, b) => (a.letter < b.letter ? -1 : 1)),
);

/** By letter. */
export const portalsOf = ({ sites }: Campaign): readonly Portal[] => portalsAmong(sites);

const knownPortals = (campaign: Campaign, empire: EmpireId): Portal[] =>
  portalsOf(campaign).filter(({ at }) => knowsFeature(campaign, empire, at));

/** Adjacent for supply, at the cost of one hex: every other known portal, and the other layer of a known entrance. */
export const linkedHexes = (campaign: Campaign, empire: EmpireId, hex: Hex): Hex[] => {
  const linked: Hex[] = [];
  if (campaign.sites[hex]?.portal !== undefined && knowsFeature(campaign, empire, hex))
    for (const { at } of knownPortals(campaign, empire)) if (at !== hex) linked.push(at);
  if (hasEntrance(campaign, hex) && knowsEntrance(campaign, empire, hex))
    linked.push(otherLayer(campaign.ground, hex));
  return linked;
};
