/** The road sections of a late joiner: from his first city toward his second (CHR-PLY-16). */
import { TERRAIN } from '../../data/terrain.ts';
import { distance, type Hex, hexOfLabel, neighbours, terrainAt } from '../../state/ground.ts';
import type { Campaign, Site } from '../../state/state.ts';

const mayHaveRoad = ({ ground, sites }: Campaign, hex: Hex): boolean =>
  TERRAIN[terrainAt(ground, hex)].land === 'yes' && sites[hex]?.road !== true;

/** One hex after another, always the open one nearest to the goal; at the goal it turns to whatever is near. */
export const firstRoads = (
  campaign: Campaign,
  labels: readonly string[],
  sections: number,
): (readonly [Hex, Site])[] => {
  const { ground, sites } = campaign;
  const [start, goal] = labels.map((label) => hexOfLabel(ground, label));
  const built: Hex[] = [];
  let reached: readonly Hex[] = [start!];
  while (built.length < sections && reached.length > 0) {
    const [next] = reached
      .flatMap((hex) => neighbours(ground, hex))
      .filter((hex) => hex !== start && !built.includes(hex) && mayHaveRoad(campaign, hex))
      .sort((a, b) => distance(ground, a, goal!) - distance(ground, b, goal!) || a - b);
    if (next === undefined) break;
    built.push(next);
    reached = [start!, ...built];
  }
  return built.map((hex) => [hex, { ...sites[hex], road: true }] as const);
};
