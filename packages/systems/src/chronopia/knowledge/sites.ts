/** What stands on the land: roads, features and buildings (CHR-HID-01, -03, -14). */

import { entranceMark, setOf } from '../rules/ground/known.ts';
import type { Hex } from '../state/ground.ts';
import type { EmpireId, Site } from '../state/state.ts';
import { inOrder, type Viewer } from './eye.ts';
import { isUnexplored } from './ground.ts';

const ownStructures = (site: Site, me: EmpireId | null): Partial<Site> => ({
  ...(site.tower?.owner === me ? { tower: site.tower } : {}),
  ...(site.depot?.owner === me ? { depot: site.depot } : {}),
  ...(site.temple?.owner === me ? { temple: site.temple } : {}),
});

/** Foreign structures as they were last seen. */
const structuresRemembered = ({ knows, me, empires }: Viewer, hex: Hex): Partial<Site> => {
  const seen = knows.structures[hex];
  if (seen === undefined) return {};
  const built = (owner: EmpireId | undefined) =>
    owner === undefined || owner === me || !empires.has(owner)
      ? undefined
      : { owner: empires.get(owner), builtTurn: 0, captured: null };
  const [tower, depot, temple] = [built(seen.tower), built(seen.depot), built(seen.temple)];
  return { ...(tower && { tower }), ...(depot && { depot }), ...(temple && { temple }) };
};

/** Mines and ruins are public where the land is; the former size of an abandoned city is not (CHR-HID-01, -03). */
const publicFeatures = ({ mine, ruins, abandoned }: Site): Partial<Site> => ({
  ...(mine && { mine: { bonus: 0 } }),
  ...(ruins && { ruins }),
  ...(abandoned && { abandoned: { name: abandoned.name, size: 0 } }),
});

const hiddenFeatures = ({ portal, fruit, spring, glade }: Site): Partial<Site> => ({
  ...(portal !== undefined && { portal }),
  ...(fruit && { fruit }),
  ...(spring && { spring }),
  ...(glade && { glade }),
});

/** CHR-HID-01, -14: roads as last seen, hidden features once found. */
const siteSeen = (
  eye: Viewer,
  hex: Hex,
  site: Site,
  roads: ReadonlySet<Hex>,
  found: ReadonlySet<Hex>,
): Site => ({
  ...(roads.has(hex) ? { road: true } : {}),
  ...(!isUnexplored(eye, hex) && publicFeatures(site)),
  ...(found.has(hex) && hiddenFeatures(site)),
  ...(site.entrance && found.has(entranceMark(eye.campaign.ground, hex)) && { entrance: true }),
  ...structuresRemembered(eye, hex),
  ...ownStructures(site, eye.me),
});

export const sitesSeen = (eye: Viewer): Record<Hex, Site> => {
  const { campaign, knows } = eye;
  const [roads, found] = [setOf(knows.roads), setOf(knows.found)];
  const seen: Record<Hex, Site> = {};
  const remembers = [...Object.keys(knows.structures).map(Number), ...knows.roads];
  const hexes = new Set([...Object.keys(campaign.sites).map(Number), ...remembers]);
  for (const hex of [...hexes].sort(inOrder)) {
    const site = siteSeen(eye, hex, campaign.sites[hex] ?? {}, roads, found);
    if (Object.keys(site).length > 0) seen[hex] = site;
  }
  return seen;
};
