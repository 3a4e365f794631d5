/** Where Marches are forbidden, and when two are allowed (CHR-TER-01..07, -15, -21, -22; CHR-UND-02; CHR-AAC-08). */
import { permit, refuse, type Verdict } from '@warmoot/kernel';
import { SNOW_RACE, TERRAIN } from '../../data/terrain.ts';
import { type Hex, hasSnow, isBelow, terrainAt } from '../../state/ground.ts';
import type { Campaign } from '../../state/state.ts';
import { canMarch, usesRoads } from './allowance.ts';
import { isUnknown } from './known.ts';
import type { Mover } from './mover.ts';
import { isRoadConnected, isRoadWay } from './roads.ts';

/** CHR-RAC-21, CHR-RAC-30, CHR-RAC-38: armies of one race March where others cannot. */
const isBannedTerrain = ({ ground }: Campaign, mover: Mover, hex: Hex): boolean => {
  const { landMarch, flyersMarch, except } = TERRAIN[terrainAt(ground, hex)];
  if (mover.class === 'FLYER') return !flyersMarch;
  return !landMarch && (except === undefined || mover.race !== except);
};

/** CHR-TER-15: only flyers and Sons of Kronos March through snow. */
const isSnowedIn = ({ ground }: Campaign, mover: Mover, hex: Hex): boolean =>
  hasSnow(ground, hex) && mover.class !== 'FLYER' && mover.race !== SNOW_RACE;

const banAt = (campaign: Campaign, mover: Mover, hex: Hex): Verdict => {
  if (isUnknown(campaign, mover.owner, hex))
    return refuse('CHR-UND-02', 'an army cannot March into unknown ground');
  if (isSnowedIn(campaign, mover, hex)) return refuse('CHR-TER-15', 'an army cannot March through snow');
  return isBannedTerrain(campaign, mover, hex)
    ? refuse('CHR-TER-01', `it cannot March through ${TERRAIN[terrainAt(campaign.ground, hex)].name}`)
    : permit;
};

/** CHR-R-45: by road a March ignores all bans, except unknown hexes underground. */
const ignoresBans = (campaign: Campaign, mover: Mover, way: readonly Hex[]): boolean =>
  usesRoads(mover) &&
  isRoadWay(campaign, way) &&
  !way.slice(1).some((hex) => isBelow(campaign.ground, hex) && isUnknown(campaign, mover.owner, hex));

/** Whether a March may lead along this way, its start first: only hexes entered count (CHR-TER-22, CHR-R-47). */
export const checkMarchWay = (campaign: Campaign, mover: Mover, way: readonly Hex[]): Verdict => {
  if (!canMarch(mover)) return refuse('CHR-UNT-10', 'engineers and settlers cannot March');
  const banned = way
    .slice(1)
    .map((hex) => banAt(campaign, mover, hex))
    .find(({ ok }) => !ok);
  return banned === undefined || ignoresBans(campaign, mover, way) ? permit : banned;
};

/** CHR-R-46: plains or oasis without snow. */
const isClear = ({ ground }: Campaign, hex: Hex): boolean =>
  ['plains', 'oasis'].includes(terrainAt(ground, hex)) && !hasSnow(ground, hex);

/**
 * CHR-AAC-08: two Marches in one turn, if all hexes entered in both are clear or entered along connected road.
 * `way`: all hexes of both actions in order, the start first.
 */
export const mayMarchTwice = (campaign: Campaign, mover: Mover, way: readonly Hex[]): boolean =>
  way
    .slice(1)
    .every(
      (hex, at) => isClear(campaign, hex) || (usesRoads(mover) && isRoadConnected(campaign, way[at]!, hex)),
    );
