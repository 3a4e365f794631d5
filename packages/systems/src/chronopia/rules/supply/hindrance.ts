/** Whose forces block a supply line, and whose cities and depots may be used (CHR-SUP-02..04, CHR-ALL-03). */

import { cachePerObject } from '@warmoot/kernel';
import type { Hex } from '../../state/ground.ts';
import { armiesOf, citiesOf, isFriendlyToward, stanceOf } from '../../state/readers.ts';
import type { Campaign, Empire, EmpireId, Site, Structure } from '../../state/state.ts';

/**
 * Sites that matter for supply, collected once for a map of sites: a net is traced for every empire, several times a
 * turn.
 */
type Sites = Campaign['sites'];

interface SiteIndex {
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

/** CHR-SUP-04, and ACCESS of CHR-DIP-04: that empire's declaration decides, never the tracer's. */
export const givesAccess = (campaign: Campaign, owner: EmpireId, tracer: EmpireId): boolean =>
  isFriendlyToward(campaign, owner, tracer) || campaign.empires[owner]!.access.includes(tracer);

/** CHR-SUP-03: only Unknown and At War hinder; an empire that grants ACCESS does not hinder. */
const hinders = (campaign: Campaign, owner: EmpireId, tracer: EmpireId): boolean =>
  ['Unknown', 'At War'].includes(stanceOf(campaign, owner, tracer)) && !givesAccess(campaign, owner, tracer);

/** By empire: whether it hinders the tracer. */
const hindering = (campaign: Campaign, tracer: EmpireId): boolean[] =>
  campaign.empires.map(({ id }: Empire) => hinders(campaign, id, tracer));

/** CHR-SUP-02: hexes that supply must go around. Scouts, engineers, settlers and temples block nothing. */
export const hexesWithForces = (campaign: Campaign, tracer: EmpireId): ReadonlySet<Hex> => {
  const hostile = hindering(campaign, tracer);
  return new Set(armiesOf(campaign).flatMap(({ owner, at }) => (hostile[owner] ? [at] : [])));
};

export const hexesWithWalls = (campaign: Campaign, tracer: EmpireId): ReadonlySet<Hex> => {
  const hostile = hindering(campaign, tracer);
  const barred = new Set(citiesOf(campaign).flatMap(({ owner, at }) => (hostile[owner] ? [at] : [])));
  const { towers, depots } = siteIndex(campaign);
  for (const [hex, { owner }] of [...towers, ...depots]) if (hostile[owner]) barred.add(hex);
  return barred;
};
