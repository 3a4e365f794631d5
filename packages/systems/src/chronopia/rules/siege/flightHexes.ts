/** Where those driven out of a city may go: land nobody hostile stands on (CHR-R-112, CHR-CFT-11). */
import { TERRAIN } from '../../data/terrain.ts';
import { type Hex, NOWHERE, neighbours, terrainAt } from '../../state/ground.ts';
import type { Campaign, EmpireId } from '../../state/state.ts';
import { isOpenTo } from '../combat/openHexes.ts';

export const mayFlee = (campaign: Campaign, empire: EmpireId, hex: Hex): boolean =>
  hex !== NOWHERE &&
  TERRAIN[terrainAt(campaign.ground, hex)].land === 'yes' &&
  isOpenTo(campaign, empire, hex);

export const fleeHexes = (campaign: Campaign, empire: EmpireId, from: Hex): Hex[] =>
  neighbours(campaign.ground, from).filter((hex) => mayFlee(campaign, empire, hex));
