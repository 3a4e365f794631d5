/** What an empire has found out about the ground (CHR-R-54, CHR-R-55, CHR-R-68; CHR-HID-01, -14). */

import { regionsOf } from '@warmoot/hex';
import { cachePerObject } from '@warmoot/kernel';
import { type Knowledge, NO_KNOWLEDGE } from '../../knowledge/knowledge.ts';
import {
  cellOn,
  type Ground,
  gridOf,
  type Hex,
  hexCount,
  isBelow,
  neighbours,
  TERRAIN_LETTERS,
  terrainAt,
} from '../../state/ground.ts';
import type { Campaign, EmpireId, Site } from '../../state/state.ts';

/** A remembered list as a set, made once. */
export const setOf = cachePerObject((list: readonly number[]): ReadonlySet<number> => new Set(list));

export const knowledgeOf = ({ knowledge }: Campaign, empire: EmpireId): Knowledge =>
  knowledge[empire] ?? NO_KNOWLEDGE;

/** Unowned forces know the whole land and keep no map. */
const knowsAll = ({ empires }: Campaign, empire: EmpireId): boolean => empires[empire]?.power !== 'player';

/** Portals, fruit, springs and glades (CHR-R-55). */
export const knowsFeature = (campaign: Campaign, empire: EmpireId, hex: Hex): boolean =>
  knowsAll(campaign, empire) || setOf(knowledgeOf(campaign, empire).found).has(hex);

/** The hex below stands for the entrance in `found`, so that a fruit tree above does not reveal it. */
export const entranceMark = (ground: Ground, hex: Hex): Hex => cellOn(ground, hex) + hexCount(ground);

export const knowsEntrance = (campaign: Campaign, empire: EmpireId, hex: Hex): boolean =>
  knowsAll(campaign, empire) ||
  setOf(knowledgeOf(campaign, empire).found).has(entranceMark(campaign.ground, hex));

export const hasEntrance = ({ ground, sites }: Campaign, hex: Hex): boolean =>
  sites[cellOn(ground, hex)]?.entrance === true;

export const knowsFord = (campaign: Campaign, empire: EmpireId, side: number): boolean =>
  knowsAll(campaign, empire) || setOf(knowledgeOf(campaign, empire).fords).has(side);

/** CHR-R-54: lands ringed by badlands, without a hex on the edge of the map. */
export const enclosedHexes = cachePerObject(
  (ground: Ground): ReadonlySet<Hex> =>
    new Set(
      regionsOf(gridOf(ground), (cell) => ground.surface[cell] !== TERRAIN_LETTERS.badlands)
        .filter((region) => region.every((cell) => neighbours(ground, cell).length === 6))
        .flat(),
    ),
);

/**
 * Ground that has to be explored before it is known: the underground, badlands and what they ring (CHR-TER-21,
 * CHR-UND-02).
 */
export const mustBeExplored = (ground: Ground, hex: Hex): boolean =>
  isBelow(ground, hex) || terrainAt(ground, hex) === 'badlands' || enclosedHexes(ground).has(hex);

/** Not yet explored by this empire. */
export const isUnknown = (campaign: Campaign, empire: EmpireId, hex: Hex): boolean => {
  const { ground } = campaign;
  if (terrainAt(ground, hex) === 'unknown') return true;
  if (knowsAll(campaign, empire) || !mustBeExplored(ground, hex)) return false;
  return !setOf(knowledgeOf(campaign, empire).explored).has(hex);
};

/** The parts of a site that are hidden until found; a treasure until it is taken (CHR-UND-11). */
export const knownSite = (campaign: Campaign, empire: EmpireId, hex: Hex): Site => {
  const { treasure: _treasure, entrance, portal, fruit, spring, glade, ...open } = campaign.sites[hex] ?? {};
  const found = knowsFeature(campaign, empire, hex);
  return {
    ...open,
    ...(entrance && knowsEntrance(campaign, empire, hex) ? { entrance } : {}),
    ...(portal !== undefined && found ? { portal } : {}),
    ...(fruit && found ? { fruit } : {}),
    ...(spring && found ? { spring } : {}),
    ...(glade && found ? { glade } : {}),
  };
};

/** A remembered list with more in it, ascending; the same list if there is nothing new. */
export const withMore = (list: readonly number[], more: Iterable<number>): readonly number[] => {
  const known = setOf(list);
  const fresh = new Set<number>();
  for (const item of more) if (!known.has(item)) fresh.add(item);
  return fresh.size === 0 ? list : [...list, ...fresh].sort((a, b) => a - b);
};
