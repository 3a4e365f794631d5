/**
 * The cities' actions of a computer empire (CHR-CPU-02): markets, granaries, armies, settlers, growth, scouts and
 * engineers.
 */
import { cachePerObject } from '@warmoot/kernel';
import { CONSTANTS } from '../data/index.ts';
import type { Action, Improvement } from '../orders/orders.ts';
import { garrisonPoints, pvOf } from '../rules/forces/points.ts';
import { isCityGround } from '../rules/map/places.ts';
import { distance, type Hex, hexCount } from '../state/ground.ts';
import { citiesOf, spiesOf } from '../state/readers.ts';
import type { City } from '../state/state.ts';
import { nameArmy } from './armies.ts';
import {
  costOf,
  countOfKind,
  type Draft,
  foesNear,
  HOLD,
  isFieldArmy,
  isFoe,
  sizeOfAll,
  spend,
} from './draft.ts';
import { minesInReach } from './engineers.ts';
import { levyArmy } from './levies.ts';
import { distanceToFront, missionsOf } from './missions.ts';

/** Money up to this sum is already allotted. */
const WEALTH = 1500;

const has = ({ improvements }: City, kind: Improvement): boolean => improvements[kind] !== undefined;

/** CHR-CTY-07 */
const capOf = ({ improvements }: City): number => {
  if (!improvements.granary?.active) return 4;
  return improvements.aqueduct?.active ? 10 : 6;
};

const wishesFor = (draft: Draft, city: City): readonly (readonly [Improvement, boolean])[] => {
  const isRich = draft.purse > WEALTH;
  const isNearFront = distanceToFront(draft, city) <= 4;
  const isThreatened = foesNear(draft, city.at, 4).length > 0;
  return [
    ['marketplace', city.size >= 2],
    ['granary', city.size >= 4],
    ['aqueduct', city.size >= 6],
    ['barracks', (isThreatened && draft.purse > 600) || (isNearFront && isRich)],
    ['academy', city.size >= 5 && (isRich || draft.character.aggression > 6) && draft.points > 1000],
    ['courthouse', city.size >= 7],
    ['cathedral', isNearFront && isRich && draft.character.caution > 4],
  ];
};

const builds = (draft: Draft, city: City): Action | undefined => {
  const wanted = wishesFor(draft, city).find(
    ([kind, wanted]) => wanted && !has(city, kind) && draft.purse >= costOf(kind) + 100,
  );
  if (wanted === undefined || !spend(draft, costOf(wanted[0]))) return undefined;
  return { a: 'build', improvement: wanted[0] };
};

/** Land three hexes from any city, near enough to be fed (CHR-SAC-02); looked for once a turn. */
const allSites = cachePerObject(({ view, ranges }: Draft): readonly Hex[] => {
  const cities = citiesOf(view);
  const sites: Hex[] = [];
  for (let hex = 0; hex < hexCount(view.ground); hex++)
    if (
      ranges[hex]! <= 8 &&
      isCityGround(view.ground, hex, view.sites[hex] ?? {}) &&
      cities.every(({ at }) => distance(view.ground, at, hex) >= 3)
    )
      sites.push(hex);
  return sites;
});

export const settlingSites = (draft: Draft, near: Hex, within: number): Hex[] => {
  const { ground } = draft.view;
  return allSites(draft)
    .filter((hex) => distance(ground, near, hex) <= within)
    .sort((a, b) => distance(ground, near, a) - distance(ground, near, b) || a - b);
};

const settlers = (draft: Draft, city: City): Action | undefined => {
  const bands = countOfKind(draft, 'settler');
  const { expansion } = draft.character;
  const fit =
    city.size >= 4 &&
    city.spawnedTurn < draft.view.turn - 1 &&
    bands < Math.min(draft.cities.length, 1 + Math.floor(expansion / 4)) &&
    draft.cities.length < 8 + expansion &&
    foesNear(draft, city.at, 3).length === 0;
  if (!fit || settlingSites(draft, city.at, 6).length <= bands || !spend(draft, 60)) return undefined;
  return { a: 'spawnSettlers', size: 1 };
};

/** Never more scouts than Field Armies (CHR-UNT-02); a battalion for every mine and one for the roads. */
const eyesAndHands = (draft: Draft): Action | undefined => {
  const field = draft.armies.filter((army) => isFieldArmy(draft, army)).length;
  const scouts = countOfKind(draft, 'scout');
  if (scouts < Math.min(2, field - 1) && draft.purse > 300 && spend(draft, 150))
    return { a: 'commissionScout' };
  const engineers = countOfKind(draft, 'engineer');
  const wanted = Math.min(6, minesInReach(draft).length + 1 + Math.floor(draft.cities.length / 6));
  if (engineers < wanted && draft.purse > 450 && spend(draft, 300)) return { a: 'raiseEngineer' };
  return undefined;
};

/** One if there is money to spare, more for empires that would rather pay than fight. */
const spy = (draft: Draft, city: City): Action | undefined => {
  const spies = spiesOf(draft.view, draft.me);
  const { spy: raising } = CONSTANTS.units;
  const wanted = draft.purse > 2 * WEALTH ? 1 + Math.floor(draft.character.trade / 5) : 0;
  const fit =
    spies.length < wanted && city.size >= raising.minCity && spies.every(({ home }) => home !== city.id);
  return fit && spend(draft, raising.cost) ? { a: 'raiseSpy' } : undefined;
};

const raises = (draft: Draft, city: City): Action | undefined => {
  const items = levyArmy(draft, city);
  if (items.length === 0) return undefined;
  return { a: 'raiseTroops', name: nameArmy(draft), items, inside: false };
};

const grows = (draft: Draft, city: City, tried: number): Action | undefined =>
  city.size + tried < capOf(city) && foesNear(draft, city.at, 0).length === 0 ? { a: 'grow' } : undefined;

/** Built once, settled once a turn (CHR-CAC-01, CHR-CAC-12). */
const actionOf = (draft: Draft, city: City, done: readonly Action[]): Action => {
  const did = (kind: Action['a']): boolean => done.some(({ a }) => a === kind);
  return (
    (did('build') ? undefined : builds(draft, city)) ??
    (did('raiseTroops') ? undefined : raises(draft, city)) ??
    (did('spawnSettlers') ? undefined : settlers(draft, city)) ??
    eyesAndHands(draft) ??
    (did('raiseSpy') ? undefined : spy(draft, city)) ??
    grows(draft, city, did('grow') ? 1 : 0) ??
    (draft.purse > WEALTH ? { a: 'counterEspionage' } : HOLD)
  );
};

/** CHR-CAC-03: what its walls cannot save, an army inside saves itself (CHR-R-137): two to one, and nobody on the way. */
const capitulates = (draft: Draft, city: City): boolean => {
  const inside = draft.armies.filter(({ at, inside }) => at === city.at && inside);
  if (!draft.strength.isSkilled || city.siege === null || inside.length === 0) return false;
  const helped = [...missionsOf(draft).values()].some(({ at }) => at === city.at);
  const besiegers = sizeOfAll(draft.seen.filter(({ at, owner }) => at === city.at && isFoe(draft, owner)));
  const held = garrisonPoints(city.size) + inside.reduce((sum, army) => sum + pvOf(army), 0);
  return !helped && 100 * besiegers >= 2 * held;
};

/** The weaker its ruler, the oftener a city does nothing (CHR-CPU-06). */
const isResting = ({ view, strength: { restsEvery } }: Draft, { id }: City): boolean =>
  restsEvery > 0 && (view.turn + id) % restsEvery === 0;

export const orderCities = (draft: Draft): void => {
  for (const city of [...draft.cities].sort((a, b) => b.size - a.size || a.id - b.id)) {
    const actions: Action[] = capitulates(draft, city) ? [{ a: 'capitulate' }] : [];
    while (city.siege === null && !isResting(draft, city) && actions.length < (city.size >= 7 ? 2 : 1))
      actions.push(actionOf(draft, city, actions));
    if (actions.length > 0) draft.statements.push({ s: 'order', unit: city.name, actions });
  }
};
