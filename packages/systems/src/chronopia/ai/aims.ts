/** The targets of a computer's armies: enemies on its land, then cities it can take (CHR-CPU-02, CHR-CPU-04). */

import { garrisonPoints, pvOf } from '../rules/forces/points.ts';
import { distance } from '../state/ground.ts';
import { citiesOf } from '../state/readers.ts';
import type { Army, City } from '../state/state.ts';
import { type Desk, isEnemy, isFoe, isOnSurface, isReady, roomAt, sizeOfAll } from './desk.ts';
import { MAX_RANGE } from './marching.ts';

/** An unseen size is guessed. */
const GUESSED_SIZE = 5;
const knownSize = ({ size }: City): number => (size === 0 ? GUESSED_SIZE : size);

/** Ready armies in one hex march together. */
const companions = (desk: Desk, army: Army): Army[] =>
  desk.armies.filter((other) => other.at === army.at && other.id !== army.id && isReady(desk, other));

/** One and a half times the garrison, plus all others seen there (CHR-SIE-01, CHR-CFT-08). */
const strengthNeeded = (desk: Desk, city: City): number => {
  const there = desk.seen.filter(({ at, owner }) => at === city.at && isFoe(desk, owner));
  const odds = 13 + Math.floor(desk.character.caution / 3);
  return Math.floor((garrisonPoints(knownSize(city)) * odds) / 10) + sizeOfAll(there) * 110;
};

/** CHR-CPU-03: never with less than the city's size. */
export const canTake = (desk: Desk, army: Army, city: City): boolean => {
  if (army.size < knownSize(city)) return false;
  const friends = companions(desk, army).filter(({ size }) => size >= knownSize(city));
  const together = sizeOfAll(friends) + army.size <= 25 ? friends : [];
  return pvOf(army) + together.reduce((sum, other) => sum + pvOf(other), 0) >= strengthNeeded(desk, city);
};

const isAim = (desk: Desk, army: Army, city: City): boolean =>
  isEnemy(desk, city.owner) &&
  isOnSurface(desk, city.at) &&
  desk.ranges[city.at]! <= MAX_RANGE - 1 &&
  (army.at === city.at || roomAt(desk, army, city.at) >= army.size) &&
  canTake(desk, army, city);

/**
 * Prefers large and near cities, an enemy's rather than a neutral's if the empire is bold; a siege that has begun is
 * continued.
 */
const worth = (desk: Desk, army: Army, city: City): number => {
  const { view, character, me } = desk;
  const isRival = view.empires[city.owner]!.power === 'player';
  return (
    6 * knownSize(city) -
    5 * distance(view.ground, army.at, city.at) +
    (isRival ? 3 * character.aggression : character.expansion) +
    (city.siege?.by === me ? 40 : 0)
  );
};

export const cityToTake = (desk: Desk, army: Army): City | undefined =>
  citiesOf(desk.view)
    .filter((city) => isAim(desk, army, city))
    .map((city) => ({ city, points: worth(desk, army, city) }))
    .sort((a, b) => b.points - a.points || a.city.id - b.city.id)[0]?.city;

/** How far it marches against an enemy: farther to save a city. */
const reachOf = (desk: Desk, foe: Army): number => {
  const home = desk.cities.some(({ at }) => distance(desk.view.ground, at, foe.at) <= 3);
  if (home) return 6;
  return isEnemy(desk, foe.owner) ? 3 : 0;
};

/** An enemy it can beat, including those beside it (CHR-CPU-03: never two to one, less if cautious). */
export const foeToMeet = (desk: Desk, army: Army): Army | undefined => {
  const { ground } = desk.view;
  const strength = army.size + Math.floor(sizeOfAll(companions(desk, army)) / 2);
  const others = (foe: Army): number =>
    sizeOfAll(desk.seen.filter(({ at, owner }) => at === foe.at && isFoe(desk, owner)));
  return desk.seen
    .filter(
      (foe) =>
        isFoe(desk, foe.owner) &&
        isOnSurface(desk, foe.at) &&
        desk.ranges[foe.at]! <= MAX_RANGE - 1 &&
        distance(ground, foe.at, army.at) <= reachOf(desk, foe) &&
        others(foe) * (8 + desk.character.caution) <= strength * 12,
    )
    .sort((a, b) => distance(ground, a.at, army.at) - distance(ground, b.at, army.at) || a.id - b.id)[0];
};

/** The distance of a city from the nearest enemy: the front is where it is smallest. */
export const distanceToFront = (desk: Desk, city: City): number => {
  const { view } = desk;
  const hostile = citiesOf(view).filter(({ owner }) => isEnemy(desk, owner) && owner !== desk.me);
  return Math.min(99, ...hostile.map(({ at }) => distance(view.ground, at, city.at)));
};
