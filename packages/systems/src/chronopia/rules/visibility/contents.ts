/** What can be seen in a hex, and how large it looks from a distance (CHR-VIS-02, -05, -08; CHR-R-64, CHR-R-65). */
import type { RaceId } from '../../data/profile.ts';
import { type Hex, type Terrain, terrainAt } from '../../state/ground.ts';
import { armiesAt, armyHexes, citiesOf, cityAt, unitsAt, unitsOf } from '../../state/readers.ts';
import type { Army, Campaign, Unit } from '../../state/state.ts';
import { raceOf } from '../forces/race.ts';
import { classOfSize, LARGE, MEDIUM, type SizeClass, SMALL } from './sightRange.ts';

/** CHR-VIS-08: races that hide well in their home terrain. */
const STEALTH: Readonly<Partial<Record<Terrain, readonly RaceId[]>>> = {
  mountains: ['DW'],
  forest: ['SK'],
  desert: ['ST'],
  fringe: ['SG', 'JE'],
  heart: ['SG', 'JE'],
};

/** Troops inside walls are never seen (CHR-VIS-13). */
export const armiesInOpen = (campaign: Campaign, hex: Hex): Army[] =>
  armiesAt(campaign, hex).filter(({ inside }) => !inside);

/** Units in a city of their own empire are inside its walls (CHR-R-163). */
export const unitsInOpen = (campaign: Campaign, hex: Hex): Unit[] =>
  unitsAt(campaign, hex).filter(({ owner }) => cityAt(campaign, hex)?.owner !== owner);

/** CHR-R-65: one class lower if every army there has such a race; Small stays Small. */
const isStealthy = (campaign: Campaign, hex: Hex, armies: readonly Army[]): boolean => {
  const races = STEALTH[terrainAt(campaign.ground, hex)];
  return (
    races !== undefined &&
    armies.every((army) => {
      const race = raceOf(army);
      return race !== 'mercenary' && races.includes(race);
    })
  );
};

const classOfArmies = (campaign: Campaign, hex: Hex): number => {
  const armies = armiesInOpen(campaign, hex);
  const size = classOfSize(armies.reduce((sum, army) => sum + army.size, 0));
  return size > SMALL && isStealthy(campaign, hex, armies) ? size - 1 : size;
};

/** The largest class in the hex counts for all of it; an empty hex is seen like something Small. */
export const classOfHex = (campaign: Campaign, hex: Hex): SizeClass => {
  const built =
    cityAt(campaign, hex) !== undefined ? LARGE : campaign.sites[hex]?.tower !== undefined ? MEDIUM : SMALL;
  return Math.max(built, classOfArmies(campaign, hex)) as SizeClass;
};

/** All hexes with something to see. */
export const hexesWithContents = (campaign: Campaign): ReadonlySet<Hex> => {
  const hexes = new Set<Hex>(armyHexes(campaign).keys());
  for (const { at } of unitsOf(campaign)) hexes.add(at);
  for (const { at } of citiesOf(campaign)) hexes.add(at);
  for (const [hex, { road, tower, depot, temple }] of Object.entries(campaign.sites))
    if (road || tower || depot || temple) hexes.add(Number(hex));
  return hexes;
};
