/** Sites that matter to supply, picked out once for a map of sites: a net is traced for every empire, several times a turn. */
import { cachePerObject } from '@warmoot/kernel';
import type { Hex } from '../../state/ground.ts';
import type { Campaign, Site, Structure } from '../../state/state.ts';

type Sites = Campaign['sites'];

export interface SiteIndex {
  readonly towers: readonly (readonly [Hex, Structure])[];
  readonly depots: readonly (readonly [Hex, Structure])[];
  /** Portals and entrances. */
  readonly links: readonly (readonly [Hex, Site])[];
}

const indexed = cachePerObject((sites: Sites): SiteIndex => {
  const [towers, depots, links] = [[], [], []] as [[Hex, Structure][], [Hex, Structure][], [Hex, Site][]];
  for (const key in sites) {
    const hex = Number(key);
    const site = sites[hex]!;
    if (site.tower) towers.push([hex, site.tower]);
    if (site.depot) depots.push([hex, site.depot]);
    if (site.portal !== undefined || site.entrance) links.push([hex, site]);
  }
  return { towers, depots, links };
});

export const siteIndex = ({ sites }: Pick<Campaign, 'sites'>): SiteIndex => indexed(sites);
