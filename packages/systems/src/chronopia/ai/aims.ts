/** The targets of a computer's armies: enemies on its land, then cities it can take (CHR-CPU-02, CHR-CPU-04). */

import { garrisonPoints, pvOf } from '../rules/forces/points.ts';
import { distance } from '../state/ground.ts';
import { citiesOf } from '../state/readers.ts';
import type { Army, City } from '../state/state.ts';
import { type Draft, isEnemy, isFoe, isOnSurface, isReady, roomAt, sizeOfAll } from './draft.ts';
import { MAX_RANGE } from './marching.ts';

/** An unseen size is guessed. */
const GUESSED_SIZE = 5;
const knownSize = ({ size }: City): number => (size === 0 ? GUESSED_SIZE : size);

/** Ready armies in one hex march together. */
const companions = (draft: Draft, army: Army): Army[] =>
  draft.armies.filter((other) => other.at === army.at && other.id !== army.id && isReady(draft, other));

/** One and a half times the garrison, plus all others seen there (CHR-SIE-01, CHR-CFT-08). */
const strengthNeeded = (draft: Draft, city: City): number => {
  const there = draft.seen.filter(({ at, owner }) => at === city.at && isFoe(draft, owner));
  const odds = 13 + Math.floor(draft.character.caution / 3);
  return Math.floor((garrisonPoints(knownSize(city)) * odds) / 10) + sizeOfAll(there) * 110;
};

/** CHR-CPU-03: never with less than the city's size. */
export const canTake = (draft: Draft, army: Army, city: City): boolean => {
  if (army.size < knownSize(city)) return false;
  const friends = companions(draft, army).filter(({ size }) => size >= knownSize(city));
  const together = sizeOfAll(friends) + army.size <= 25 ? friends : [];
  return pvOf(army) + together.reduce((sum, other) => sum + pvOf(other), 0) >= strengthNeeded(draft, city);
};

const isAim = (draft: Draft, army: Army, city: City): boolean =>
  isEnemy(draft, city.owner) &&
  isOnSurface(draft, city.at) &&
  draft.ranges[city.at]! <= MAX_RANGE - 1 &&
  (army.at === city.at || roomAt(draft, army, city.at) >= army.size) &&
  canTake(draft, army, city);

/**
 * Prefers large and near cities, an enemy's rather than a neutral's if the empire is bold; a siege that has begun is
 * continued.
 */
const worth = (draft: Draft, army: Army, city: City): number => {
  const { view, character, me } = draft;
  const isRival = view.empires[city.owner]!.power === 'player';
  return (
    6 * knownSize(city) -
    5 * distance(view.ground, army.at, city.at) +
    (isRival ? 3 * character.aggression : character.expansion) +
    (city.siege?.by === me ? 40 : 0)
  );
};

export const cityToTake = (draft: Draft, army: Army): City | undefined =>
  citiesOf(draft.view)
    .filter((city) => isAim(draft, army, city))
    .map((city) => ({ city, points: worth(draft, army, city) }))
    .sort((a, b) => b.points - a.points || a.city.id - b.city.id)[0]?.city;

/** How far it marches against an enemy: farther to save a city. */
const reachOf = (draft: Draft, foe: Army): number => {
  const home = draft.cities.some(({ at }) => distance(draft.view.ground, at, foe.at) <= 3);
  if (home) return 6;
  return isEnemy(draft, foe.owner) ? 3 : 0;
};

/** An enemy it can beat, including those beside it (CHR-CPU-03: never two to one, less if cautious). */
export const foeToMeet = (draft: Draft, army: Army): Army | undefined => {
  const { ground } = draft.view;
  const strength = army.size + Math.floor(sizeOfAll(companions(draft, army)) / 2);
  const others = (foe: Army): number =>
    sizeOfAll(draft.seen.filter(({ at, owner }) => at === foe.at && isFoe(draft, owner)));
  return draft.seen
    .filter(
      (foe) =>
        isFoe(draft, foe.owner) &&
        isOnSurface(draft, foe.at) &&
        draft.ranges[foe.at]! <= MAX_RANGE - 1 &&
        distance(ground, foe.at, army.at) <= reachOf(draft, foe) &&
        others(foe) * (8 + draft.character.caution) <= strength * 12,
    )
    .sort((a, b) => distance(ground, a.at, army.at) - distance(ground, b.at, army.at) || a.id - b.id)[0];
};

/** The distance of a city from the nearest enemy: the front is where it is smallest. */
export const distanceToFront = (draft: Draft, city: City): number => {
  const { view } = draft;
  const hostile = citiesOf(view).filter(({ owner }) => isEnemy(draft, owner) && owner !== draft.me);
  return Math.min(99, ...hostile.map(({ at }) => distance(view.ground, at, city.at)));
};
