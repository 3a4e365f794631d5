/** Where starting cities may be placed, and the best places (CHR-PLY-10..12, CHR-R-06, CHR-R-09). */
import { permit, refuse, type Verdict } from '@warmoot/kernel';
import { CONSTANTS } from '../../data/constants.ts';
import { TERRAIN } from '../../data/terrain.ts';
import {
  distance,
  type Ground,
  gridOf,
  type Hex,
  hexCount,
  isBelow,
  type Terrain,
  terrainAt,
} from '../../state/ground.ts';
import { citiesOf } from '../../state/readers.ts';
import type { Campaign, City, EmpireId, Site } from '../../state/state.ts';
import { isUnknown, knownSite } from '../ground/known.ts';
import { remembered } from '../ground/remembered.ts';
import { riverSidesOf } from '../ground/rivers.ts';
import { cellsWithin } from './homes.ts';

/** Where a city can stand at all (CHR-SAC-02, -03; CHR-R-105). */
const MIN_DISTANCE = 3;

/** On mines and special terrain only roads can be built (CHR-TER-17, CHR-SPT). */
const isTaken = ({ mine, fruit, portal, spring, glade }: Site): boolean =>
  mine !== undefined || portal !== undefined || fruit === true || spring === true || glade === true;

/** Land, not crag; underground only caverns. Unknown hexes are not sites for the viewer. */
export const isCityGround = (ground: Ground, hex: Hex, site: Site = {}): boolean => {
  const terrain = terrainAt(ground, hex);
  const { land, build } = TERRAIN[terrain];
  return terrain !== 'unknown' && land === 'yes' && build === 'yes' && !isTaken(site);
};

/** At least two hexes without city between any two cities of the same layer; abandoned ones do not count. */
export const isFarFromCities = (campaign: Campaign, hex: Hex): boolean =>
  citiesOf(campaign).every(
    ({ at }) =>
      isBelow(campaign.ground, at) !== isBelow(campaign.ground, hex) ||
      distance(campaign.ground, at, hex) >= MIN_DISTANCE,
  );

const {
  minEnemyCityDistance: MIN_ENEMY_DISTANCE,
  maxNearestEnemyCity: MAX_ENEMY_DISTANCE,
  cityOptions,
} = CONSTANTS.start;

const isPlayer = ({ empires }: Campaign, empire: EmpireId): boolean => empires[empire]?.power === 'player';

/** Cities of other players; neutrals are not enemies yet. */
const enemyCities = (campaign: Campaign, empire: EmpireId): City[] =>
  citiesOf(campaign).filter(({ owner }) => owner !== empire && isPlayer(campaign, owner));

const nearestOf = ({ ground }: Campaign, hex: Hex, cities: readonly City[]): number =>
  cities.reduce((least, { at }) => Math.min(least, distance(ground, hex, at)), Number.POSITIVE_INFINITY);

/** By a player's last placement one city must be near another player (CHR-PLY-12). */
const mustBeNear = (campaign: Campaign, empire: EmpireId, enemies: readonly City[]): boolean => {
  const own = citiesOf(campaign, empire);
  const plan = campaign.empires[empire]!.plan ?? cityOptions[0]!;
  return (
    own.length === plan.length - 1 &&
    enemies.length > 0 &&
    !own.some(({ at }) => nearestOf(campaign, at, enemies) <= MAX_ENEMY_DISTANCE)
  );
};

/** Hidden features of a hex are still unknown and forbid nothing; its terrain and its mines are known. */
const isOpenGround = (campaign: Campaign, empire: EmpireId, hex: Hex): boolean =>
  hex >= 0 &&
  hex < hexCount(campaign.ground) &&
  !isUnknown(campaign, empire, hex) &&
  isCityGround(campaign.ground, hex, knownSite(campaign, empire, hex));

interface Places {
  /** Legal under all the rules there is room for. */
  readonly legal: ReadonlySet<Hex>;
  readonly own: readonly City[];
  readonly enemies: readonly City[];
  readonly neutrals: readonly City[];
  readonly near: boolean;
}

/**
 * If the rules leave no place at all, the last rule is dropped first: as near as legal, then as far as possible
 * (CHR-R-09).
 */
const placesFor = (campaign: Campaign, empire: EmpireId): Places => {
  const enemies = enemyCities(campaign, empire);
  const near = mustBeNear(campaign, empire, enemies);
  const open = Array.from({ length: hexCount(campaign.ground) }, (_, hex) => hex).filter(
    (hex) => isOpenGround(campaign, empire, hex) && isFarFromCities(campaign, hex),
  );
  const apart = open.filter((hex) => nearestOf(campaign, hex, enemies) >= MIN_ENEMY_DISTANCE);
  const close = near ? nearEnough(campaign, apart, enemies) : apart;
  return {
    legal: new Set(close.length > 0 ? close : farthestOf(campaign, open, enemies)),
    own: citiesOf(campaign, empire),
    enemies,
    neutrals: citiesOf(campaign).filter(({ owner }) => owner !== empire && !isPlayer(campaign, owner)),
    near,
  };
};

const nearEnough = (campaign: Campaign, places: readonly Hex[], enemies: readonly City[]): Hex[] => {
  const nearest = places.map((hex) => nearestOf(campaign, hex, enemies));
  const limit = Math.max(MAX_ENEMY_DISTANCE, Math.min(...nearest));
  return places.filter((_, at) => nearest[at]! <= limit);
};

const farthestOf = (campaign: Campaign, places: readonly Hex[], enemies: readonly City[]): Hex[] => {
  const nearest = places.map((hex) => nearestOf(campaign, hex, enemies));
  const most = Math.max(...nearest);
  return places.filter((_, at) => nearest[at] === most);
};

const placesKnown = remembered<Places>();

const placesOf = (campaign: Campaign, empire: EmpireId): Places => {
  const { ground, sites, cities, empires } = campaign;
  return placesKnown([ground, sites, cities, empires], empire, () => placesFor(campaign, empire));
};

export const mayPlaceCity = (campaign: Campaign, empire: EmpireId, hex: Hex): Verdict => {
  const { legal, enemies, near } = placesOf(campaign, empire);
  if (legal.has(hex)) return permit;
  if (!isOpenGround(campaign, empire, hex)) return refuse('CHR-R-105', 'the site is not suitable for a city');
  if (!isFarFromCities(campaign, hex))
    return refuse('CHR-R-09', 'another city lies less than three hexes away');
  if (nearestOf(campaign, hex, enemies) < MIN_ENEMY_DISTANCE)
    return refuse('CHR-PLY-11', `a city of another empire lies less than ${MIN_ENEMY_DISTANCE} hexes away`);
  return refuse(
    'CHR-PLY-12',
    near
      ? `this is your last city, and one of yours must be within ${MAX_ENEMY_DISTANCE} hexes of another empire's city`
      : 'there is more room elsewhere',
  );
};

const WORTH: Readonly<Partial<Record<Terrain, number>>> = {
  plains: 6,
  oasis: 6,
  forest: 4,
  fringe: 3,
  mountains: 2,
  water: 2,
  heart: 1,
};

/** Good ground around it, a river or the sea beside it, a mine near it. */
const worthOf = (campaign: Campaign, hex: Hex): number => {
  const { ground, sites } = campaign;
  const around = cellsWithin(gridOf(ground), hex, 2);
  const land = around.reduce((sum, cell) => sum + (WORTH[terrainAt(ground, cell)] ?? 0), 0);
  const mines = around.filter((cell) => sites[cell]?.mine !== undefined).length;
  return land + 8 * mines + (riverSidesOf(campaign, hex).length > 0 ? 5 : 0);
};

const worthKnown = remembered<readonly number[]>();

/** By hex: the value of the land itself, regardless of what is on it. */
const worthOfLand = (campaign: Campaign): readonly number[] =>
  worthKnown([campaign.ground, campaign.sites, campaign.rivers], 0, () =>
    Array.from({ length: hexCount(campaign.ground) }, (_, hex) => worthOf(campaign, hex)),
  );

/** Own cities stay within supply of each other; others and neutrals leave room to grow. */
const positionOf = (campaign: Campaign, hex: Hex, { own, neutrals, enemies, near }: Places): number => {
  const [home, foes] = [nearestOf(campaign, hex, own), nearestOf(campaign, hex, enemies)];
  const together = home === Number.POSITIVE_INFINITY ? 0 : -12 * Math.abs(home - 4);
  const room = near ? 0 : 4 * Math.min(foes, MAX_ENEMY_DISTANCE);
  const reach = foes === Number.POSITIVE_INFINITY ? 0 : -4 * Math.max(0, foes - MAX_ENEMY_DISTANCE);
  return together + room + reach + 4 * Math.min(nearestOf(campaign, hex, neutrals), 5);
};

/** Legal places, the best first; of equals the lower hex. Never empty while any ground is left. */
export const suggestPlaces = (campaign: Campaign, empire: EmpireId): Hex[] => {
  const places = placesOf(campaign, empire);
  const land = worthOfLand(campaign);
  return [...places.legal]
    .map((hex) => ({ hex, worth: land[hex]! + positionOf(campaign, hex, places) }))
    .sort((a, b) => b.worth - a.worth || a.hex - b.hex)
    .map(({ hex }) => hex);
};
