/** Whose forces bar a supply line, and whose cities and depots may be used (CHR-SUP-02..04, CHR-ALL-03). */
import type { Hex } from '../../state/ground.ts';
import { armiesOf, citiesOf, isFriendlyToward, stanceOf } from '../../state/readers.ts';
import type { Campaign, Empire, EmpireId } from '../../state/state.ts';
import { siteIndex } from './siteIndex.ts';

/** CHR-SUP-04, and ACCESS of CHR-DIP-04: what that empire declares decides, never what the tracer declares. */
export const givesAccess = (campaign: Campaign, owner: EmpireId, tracer: EmpireId): boolean =>
  isFriendlyToward(campaign, owner, tracer) || campaign.empires[owner]!.access.includes(tracer);

/** CHR-SUP-03: only Unknown and At War hinder; an empire that grants ACCESS does not hinder. */
export const hinders = (campaign: Campaign, owner: EmpireId, tracer: EmpireId): boolean =>
  ['Unknown', 'At War'].includes(stanceOf(campaign, owner, tracer)) && !givesAccess(campaign, owner, tracer);

/** By empire: whether it hinders the tracer. */
const hindering = (campaign: Campaign, tracer: EmpireId): boolean[] =>
  campaign.empires.map(({ id }: Empire) => hinders(campaign, id, tracer));

/** CHR-SUP-02: hexes to be counted around. Scouts, engineers, settlers and temples bar nothing. */
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
